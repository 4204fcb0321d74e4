import ConversationProtocol
import Testing
import TextWidth
import Views

@testable import CommandLineTool

@Suite struct ScreenTests {
  private let wide = Screen(style: .plain, columns: 120)

  @Test("Options stand in columns, and zero cancels")
  func options() {
    let view = TurnView(
      reply: "어느 가게로 할까요?",
      options: [
        .init(id: "", title: "교동통닭", subtitle: "4.8점 · 25분"),
        .init(id: "", title: "한밤치킨", subtitle: "4.5점 · 30분"),
      ],
      cancelTitle: "취소")
    #expect(
      wide.text(of: view) == """
          어느 가게로 할까요?
           1  교동통닭      4.8점 · 25분
           2  한밤치킨      4.5점 · 30분
           0  취소

        """)
  }

  @Test("Options stand under the titles of their sections")
  func sections() {
    let view = TurnView(
      reply: "얼마나 크게요?",
      options: [
        .init(id: "", title: "하나", section: "작은\u{7} 것"), .init(id: "", title: "둘", section: "작은\u{7} 것"),
        .init(id: "", title: "열", section: "큰 것"), .init(id: "", title: "백"),
      ])
    #expect(
      wide.text(of: view.visible) == """
          얼마나 크게요?
          작은␇ 것
           1  하나
           2  둘
          큰 것
           3  열
           4  백

        """)
  }

  @Test("A long title moves all subtitles to the right")
  func longTitles() {
    let view = TurnView(
      reply: "한밤치킨의 어떤 치킨으로 할까요?",
      options: [
        .init(id: "", title: "후라이드치킨", subtitle: "18,000원"),
        .init(id: "", title: "양념치킨", subtitle: "19,000원"),
      ])
    #expect(
      wide.text(of: view) == """
          한밤치킨의 어떤 치킨으로 할까요?
           1  후라이드치킨   18,000원
           2  양념치킨       19,000원

        """)
  }

  @Test("A snippet has a bar on its left and stands above the question")
  func snippet() {
    let view = TurnView(
      snippet: ["한밤치킨 · 양념치킨 2마리 · 38,000원", "집: 서울 마포구 월드컵로 1"], reply: "주문할까요?")
    #expect(
      wide.text(of: view) == """
          ┃ 한밤치킨 · 양념치킨 2마리 · 38,000원
          ┃ 집: 서울 마포구 월드컵로 1
          주문할까요?

        """)
  }

  /// A title at the left and a time at the right.
  private var tree: ViewTree {
    let texts = ["한밤치킨", "12:05"].map { ViewNode(.text(TextContent(spans: [TextSpan(text: $0)]))) }
    let row = [texts[0], ViewNode(.spacer(SpacerContent())), texts[1]]
    return ViewTree(root: ViewNode(.hstack(StackContent()), children: row))
  }

  @Test("On a terminal a snippet is laid out as a tree, in a pipe and where there is no room it is its words")
  func snippetTree() {
    let view = TurnView(snippet: ["한밤치킨 12:05"], tree: tree, reply: "여기요")
    #expect(Screen(style: .plain, columns: 34).lines(of: view)[0] == "  ┃ 한밤치킨                 12:05")
    for columns in [nil, 20] {
      #expect(Screen(style: .plain, columns: columns).lines(of: view)[0] == "  ┃ 한밤치킨 12:05")
    }
  }

  private let done = TurnView(
    reply: "주문했어요. 주문 번호 1043", hint: "조리 시작 전까지 ‘취소해 줘’라고 하면 취소돼요", mood: .done)

  @Test("What is done gets a tick, with the hint beside it where there is room")
  func tick() {
    #expect(
      wide.lines(of: done) == [
        "  ✓ 주문했어요. 주문 번호 1043        조리 시작 전까지 ‘취소해 줘’라고 하면 취소돼요"
      ])
  }

  @Test("On a narrow terminal the hint has lines of its own")
  func hintBelow() {
    #expect(
      Screen(style: .plain, columns: 40).lines(of: done) == [
        "  ✓ 주문했어요. 주문 번호 1043", "  조리 시작 전까지 ‘취소해 줘’라고 하면", "  취소돼요",
      ])
  }

  @Test("What failed gets a cross, and its other lines hang below the first word")
  func failure() {
    let view = TurnView(reply: "주문하지 못했어요.\n잠시 뒤에 다시 해 주세요.", mood: .failed)
    #expect(wide.lines(of: view) == ["  ✗ 주문하지 못했어요.", "    잠시 뒤에 다시 해 주세요."])
  }

  @Test("A destructive option is marked without colours too, and columns stay")
  func destructive() {
    let view = TurnView(
      reply: "어떻게 할까요?",
      options: [.init(id: "", title: "보관"), .init(id: "", title: "삭제", isDestructive: true)],
      cancelTitle: "취소")
    #expect(wide.lines(of: view) == ["  어떻게 할까요?", "   1  보관", "   2! 삭제", "   0  취소"])
  }

  @Test("Ten and more options keep their titles in one column")
  func manyOptions() {
    let view = TurnView(reply: "무엇을 드릴까요?", options: (1...10).map { .init(id: "", title: "메뉴 \($0)") })
    #expect(wide.lines(of: view).suffix(2) == ["   9  메뉴 9", "  10  메뉴 10"])
  }

  @Test("Where title and subtitle do not fit, the subtitle goes below")
  func narrowOptions() {
    let view = TurnView(
      reply: "어느 가게로 할까요?", options: [.init(id: "", title: "교동통닭", subtitle: "4.8점 · 25분")], cancelTitle: "취소"
    )
    #expect(
      Screen(style: .plain, columns: 24).lines(of: view) == [
        "  어느 가게로 할까요?", "   1  교동통닭", "        4.8점 · 25분", "   0  취소",
      ])
  }

  @Test("No line is wider than the terminal", arguments: [20, 24, 32, 40, 60, 80])
  func everythingFits(columns: Int) {
    let view = TurnView(
      lines: ["주문 1042의 배달이 시작됐어요. 10분 뒤에 도착해요."],
      snippet: ["한밤치킨 · 양념치킨 2마리 · 38,000원"], reply: "이대로 주문할까요? 아니면 고칠 것이 있나요?",
      options: [.init(id: "", title: "네", subtitle: "바로"), .init(id: "", title: "아니요")], cancelTitle: "취소",
      hint: "‘아니 세 마리’처럼 고칠 수 있어요")
    let lines = Screen(style: .plain, columns: columns).lines(of: view)
    #expect(lines.allSatisfy { $0.rendered.displayWidth <= columns })
  }

  @Test("Into a pipe nothing is broken into lines")
  func pipe() {
    let long = String(repeating: "아주 긴 말 ", count: 50)
    #expect(
      Screen(style: .plain, columns: nil).lines(of: TurnView(reply: long)) == [TerminalText("  " + long)])
  }

  @Test("Colours do not move anything")
  func colors() {
    let view = TurnView(
      snippet: ["양념치킨"], reply: "주문했어요.",
      options: [.init(id: "", title: "하나", subtitle: "둘", isDestructive: true)],
      cancelTitle: "취소", hint: "되돌릴 수 있어요", mood: .done)
    let colored = Screen(style: TerminalStyle(isColored: true), columns: 80).text(of: view).rendered
    let plain = Screen(style: .plain, columns: 80).text(of: view).rendered
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
    #expect(colored.contains("\u{1B}[32m✓\u{1B}[0m"))
  }
}
