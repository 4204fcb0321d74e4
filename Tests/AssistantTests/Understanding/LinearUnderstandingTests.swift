import AppIntents
import Foundation
import Language
import Testing

@testable import Assistant

@Suite("What is said twice as long is understood in at most twice the steps")
struct LinearUnderstandingTests {
  /// What points, joins, repeats, answers and asks; said again and again.
  static let pieces = [
    "네 ", "아니 ", "가 ", "좀 ", "그거 ", "거기 ", "it ", "늘 먹던 거 ", "늘 ", "the usual ", "하나 더 ", "more ", "더 ",
    "같은 거 ",
    "두 번째 거 ", "마지막 ", "그리고 ", "주문하고 ", "녹차 주문하고 ", "녹차 주문해줘 그리고 ", "and then ", "녹차 ", "녹차", "달빛다방에서 ",
    "1 ", "1번 ", "이랑 ", "취소 ", "아니 됐어 ", "수량은 두 개로 ", "매분 ", "내일 3시 ", "굥복궁 ", "ㅁㄴㅇㄹ ", "sp ", "?", "\"",
    "말고 ",
  ]
  /// What is tried once whatever the length, such as cuts of short sentences, is done at both lengths: of these
  /// sentences none takes more than twice the steps of its half, the nearest 605 fewer (아니 됐어).
  static let constant = 1_000

  @Test("with nothing open and something spoken of", arguments: pieces)
  func idle(_ piece: String) async throws {
    try await check(piece, behind: ["외상 보여줘", "녹차 주문해줘", "네"])
  }

  @Test("at a question for yes or no", arguments: pieces)
  func confirm(_ piece: String) async throws { try await check(piece, behind: ["녹차 주문해줘"]) }

  @Test("at a list", arguments: pieces)
  func choice(_ piece: String) async throws { try await check(piece, behind: ["토핑 골라줘"]) }

  @Test("at a question for a value", arguments: pieces)
  func value(_ piece: String) async throws { try await check(piece, behind: ["자리 예약해줘"]) }

  private func check(_ piece: String, behind before: [String]) async throws {
    let teatime = try await Teatime()
    try await teatime.run {
      let conversation = try teatime.conversation()
      for sentence in before { _ = try await conversation.say(sentence) }
      let state = await conversation.state
      var counts: [Int] = []
      for letters in [120, 240] {
        let text = String(repeating: piece, count: letters / max(1, NormalText(piece).count))
        let steps = StepBudget()
        let understanding = Understanding(
          catalog: teatime.assistant.catalog, state: state, now: teatime.clock.now, timeZone: .gmt,
          steps: steps)
        let reading = await understanding.read(text).reading
        #expect(reading != .tooComplex && reading != .tooLong)
        counts.append(steps.spent)
      }
      for (one, two) in zip(counts, counts.dropFirst()) {
        #expect(two <= 2 * one + Self.constant, "“\(piece)” \(counts)")
      }
      await conversation.leave()
    }
  }
}
