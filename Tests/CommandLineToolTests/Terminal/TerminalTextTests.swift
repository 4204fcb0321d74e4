import ConversationProtocol
import Foundation
import Testing

@testable import CommandLineTool

/// What reaches a terminal.
@Suite struct TerminalTextTests {
  private static let hostile = "서울 마포구 월드컵로 1\u{1B}]0;pwned\u{7}\u{202E}\u{9B}2J"
  private static let seen = "서울 마포구 월드컵로 1␛]0;pwned␇\\u{202E}\\u{9B}2J"

  @Test("text is filtered however it is made")
  func made() {
    #expect(TerminalText(Self.hostile).rendered == Self.seen)
    let text: TerminalText = "집: \(Self.hostile)"
    #expect(text.rendered == "집: \(Self.seen)")
    #expect(TerminalText(Self.hostile, style: 31).rendered == "\u{1B}[31m\(Self.seen)\u{1B}[0m")
    #expect((TerminalText("가") + TerminalText(Self.hostile)).rendered == "가" + Self.seen)
  }

  @Test("JSON keeps its values: what steers is escaped in it")
  func json() throws {
    let encoded = String(decoding: try JSONEncoder().encode([Self.hostile]), as: UTF8.self)
    let text = TerminalText(json: encoded).rendered
    #expect(text.unicodeScalars.allSatisfy { !$0.isSteeringHere })
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [Self.hostile])
  }

  @Test("an editor is told where control sequences are")
  func marked() {
    let prompt = TerminalStyle(isColored: true).styled("말길>", as: .prompt) + " "
    #expect(prompt.rendered { "<\($0)>" } == "<\u{1B}[1m>말길><\u{1B}[0m> ")
  }

  @Test("a turn is laid out from what is seen, and no title has two lines")
  func screen() {
    let view = TurnView(
      snippet: [Self.hostile], reply: "주문할까요?\u{1B}[2J",
      options: [.init(id: "", title: "교동\n  ✓ 주문했어요", subtitle: "\u{202E}점8.4")], cancelTitle: "취소")
    #expect(
      Screen(style: .plain, columns: nil).text(of: view).rendered == """
          ┃ \(Self.seen)
          주문할까요?␛[2J
           1  교동␊  ✓ 주문했어요   \\u{202E}점8.4
           0  취소

        """)
  }

  @Test("a completion and a line of the history steer nothing when the editor draws them")
  func typed() throws {
    let step = CompletionStep(
      [Completion("치\u{1B}킨", replacing: "치")], in: LineContext(textBeforeCursor: "치"))
    #expect(step == .replace(count: 1, text: "치␛킨"))
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "history")
    try Data("치\u{9B}킨\n".utf8).write(to: file)
    #expect(try LineHistory(path: file.path).load() == ["치\\u{9B}킨"])
  }
}

extension Unicode.Scalar {
  /// Written out here, so that the filter is not asked about itself.
  fileprivate var isSteeringHere: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
