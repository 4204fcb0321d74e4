extension ControlLine {
  /// Names in every language, the first one of each is shown.
  static let names: [(action: Action, names: [String], korean: String, english: String)] = [
    (.help, ["도움말", "help", "?"], "무엇을 할 수 있는지 보여 줘요", "shows what can be done"),
    (.cancel, ["취소", "cancel"], "열린 질문을 그만둬요", "ends the open question"),
    (.back, ["뒤로", "back"], "앞 질문으로 돌아가요", "returns to the question before"),
    (.undo, ["되돌리기", "undo"], "마지막에 한 일을 되돌려요", "takes back what was done last"),
    (.text, ["글", "text"], "뒤의 말을 명령이 아니라 글로 답해요", "answers with the words behind it, whatever they mean"),
    (.why, ["왜", "why"], "마지막 말을 어떻게 읽었는지 보여 줘요", "shows how the last sentence was read"),
    (.transcript, ["내역", "history"], "지금까지 주고받은 말을 보여 줘요", "shows what was said so far"),
    (
      .sessions, ["세션", "sessions"], "이어서 할 수 있는 대화를 보여 줘요",
      "shows the conversations that can be gone on with"
    ),
    (
      .widgets, ["위젯", "widgets"], "위젯을 보여 줘요. ‘/위젯 1 2’는 1번 위젯의 2번 단추를 눌러요",
      "shows the board; “/widgets 1 2” presses button 2 of widget 1"
    ),
    (
      .now, ["지금", "now"], "지금 진행 중인 것을 보여 줘요. ‘/지금 1 2’는 1번의 2번 단추를 눌러요",
      "shows what goes on; “/now 1 2” presses button 2 of number 1"
    ),
    (.language, ["언어", "language"], "대답하는 말을 바꿔요 (ko, en)", "changes the language of replies (ko, en)"),
    (.json, ["json"], "대답을 JSON으로 보여 주거나 그만 보여 줘요", "shows replies as JSON, or stops"),
    (.save, ["저장", "save"], "지금까지의 대화를 시험 파일로 적어요", "writes the conversation so far as a test file"),
    (.speak, ["말하기", "speak"], "대답을 소리 내어 읽거나 그만 읽어요", "speaks replies, or stops speaking them"),
    (.leave, ["종료", "나가기", "quit", "exit"], "나가요", "leaves"),
  ]
}
