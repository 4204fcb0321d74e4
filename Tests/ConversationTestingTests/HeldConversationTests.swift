import ConversationProtocol
import Foundation
import Testing

@testable import Assistant
@testable import ConversationTesting

@Suite struct HeldConversationTests {
  private static let begin = Date(timeIntervalSince1970: 1_795_168_800.75)

  private func turn(_ text: String) -> Turn {
    Turn(session: "s", turn: 1, outcome: .answered, text: text, speech: TurnSpeech(full: text))
  }

  private var held: HeldConversation {
    HeldConversation(
      language: "ko", timeZone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt, focus: "Shop")
  }

  @Test("a conversation is written with its times, and read back as it was")
  func written() throws {
    var held = held
    #expect(held.isEmpty)
    var bought = turn("‘사과’를 샀어요.\n\"잘\"")
    bought.outcome = .done
    bought.performed = [TurnPerformance(app: "Shop", intent: "Buy", slots: [:])]
    bought.effects = ["pay": 1]
    held.add("사과 사 줘", turn("네?"), at: Self.begin)
    held.add("네: 그래", bought, at: Self.begin.addingTimeInterval(61))
    #expect(
      held.yaml(named: "장보기") == """
        suite: "장보기"
        language: ko
        clock: 2026-11-20T19:00:00+09:00
        apps: [Shop]
        scenarios:
          - name: "장보기"
            turns:
              - say: "사과 사 줘"
                outcome: answered
                asks: none
                calls: none
                effects: {}
                speaks: "네?"
              - advance: 1m1s
              - say: "네: 그래"
                outcome: done
                asks: none
                calls: [{Buy: {}}]
                effects: {pay: 1}
                speaks: "‘사과’를 샀어요.\\n\\"잘\\""

        """)
    let read = suite(held.yaml(named: "장보기"))
    #expect(read.errors == [])
    let turns = try #require(read.suite?.scenarios.first?.turns)
    #expect(turns.map(\.input) == [.say("사과 사 줘"), .advance(61), .say("네: 그래")])
    let checks = turns[2].checks.compactMap { TurnCheck(turn: bought, before: nil).failure(of: $0) }
    #expect(checks == [])
  }

  @Test("nothing is written from a secret on")
  func secret() {
    var held = held
    held.add("금고 열어줘", turn("비밀번호를 알려 주세요."), at: Self.begin)
    held.add("7316", turn("열었어요."), at: Self.begin, isSecret: true)
    held.add("고마워", turn("네."), at: Self.begin)
    #expect(held.yaml(named: "금고").contains("금고 열어줘"))
    #expect(!held.yaml(named: "금고").contains("7316"))
    #expect(!held.yaml(named: "금고").contains("고마워"))
  }
}
