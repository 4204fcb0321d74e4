import Language
import TextWidth

/// A line that steers the tool instead of being understood: `/도움말`, `/help`.
struct ControlLine {
  enum Action: CaseIterable {
    case help, cancel, back, undo, text, why, transcript, sessions, widgets, now, language, json, save, speak,
      leave,
      unknown
  }

  let name: String
  let argument: String?
  let action: Action

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

  init?(_ line: String) {
    guard let first = line.unicodeScalars.first, first == "/" || first == "／" else { return nil }
    let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    self.name = name
    argument = parts.count > 1 ? parts[1] : nil
    action = Self.names.first { $0.names.contains(name.lowercased()) }?.action ?? .unknown
  }

  static func help(language: String) -> String {
    names.map { entry in
      let korean = language == "ko"
      let shown = entry.names.first { name in
        name.unicodeScalars.contains(where: Hangul.isSyllable) == korean
      }
      return "  /\((shown ?? entry.names[0]).padded(toColumns: 12))\(korean ? entry.korean : entry.english)"
    }.joined(separator: "\n")
  }

  /// The message for an unknown name, with the nearest three.
  static func unknown(_ name: String, language: String) -> String {
    let all = names.flatMap(\.names).filter { $0 != "?" }
    let near = all.sorted { distance($0, name) < distance($1, name) }.prefix(3).map { "/\($0)" }
    let list = near.joined(separator: ", ")
    return language == "ko" ? "  ‘/\(name)’은 없어요. 혹시 \(list)?" : "  There is no /\(name). Perhaps \(list)?"
  }

  /// Edit distance over jamo, so that a half-typed syllable is near.
  private static func distance(_ left: String, _ right: String) -> Int {
    let one = JamoCode.encode(left.unicodeScalars)
    let other = JamoCode.encode(right.unicodeScalars)
    var row = Array(0...other.count)
    for (index, code) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = corner + (other[column] == code ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
