import Assistant
import ConversationProtocol
import Testing

@testable import Daemon

extension DaemonTests {
  /// Names and words with characters that steer the terminal of the person who reads them later.
  @Suite struct RefusedTextTests {
    @Test(
      "a request with a control character in a name, a sentence or an answer is refused, and nothing is begun",
      arguments: [
        TurnRequest(.text("도움말"), in: .begun("a\u{1B}[2J")),
        TurnRequest(.text("도움말"), in: .session("a\nb")),
        TurnRequest(.text("도움말"), id: "\u{202E}1"),
        TurnRequest(.text("집은 서울\u{1B}]0;pwned")),
        TurnRequest(.answers(), in: .latest, answers: ["address": "서울\u{9B}2J"]),
      ])
    func refused(request: TurnRequest) async throws {
      let test = try await TestDaemon()
      do {
        _ = try await test.conversations.take(request, from: test.caller)
        Issue.record("it was taken")
      } catch {
        #expect(error.code == .badRequest)
        #expect(error.message.contains("control character"))
      }
      #expect(try await test.conversations.list(of: test.caller).isEmpty)
    }
  }
}
