import ConversationProtocol
import Foundation
import JSONText
import Testing

@Suite struct TurnTests {
  /// A turn that has everything.
  static let full: Turn = {
    var turn = Turn(
      session: "s_1", turn: 3, outcome: .inputRequired, text: "비밀번호가 뭐예요?",
      speech: TurnSpeech(full: "비밀번호가 뭐예요?", supporting: "비밀번호"))
    turn.channel = .voice
    turn.app = "Bank"
    turn.intent = "Pay"
    turn.slots = [
      "to": .entity(id: "p1", text: "미나", said: "미나한테", span: [0, 4]),
      "amount": .value(.integer(5), text: "5", said: nil, span: nil),
      "lines": .list([.composite(["name": .value(.string("a"), text: "a", said: nil, span: nil)])]),
    ]
    turn.question = TurnQuestion(
      id: "password#1", kind: .choice, slot: "password", title: "비밀번호", attempt: 1, max: 3,
      expires: Date(timeIntervalSince1970: 1_795_168_800), schema: .number(minimum: 0.5, maximum: 2),
      options: [TurnOption(id: "1", title: "가", subtitle: "나", section: "다", isDestructive: true)],
      cancelTitle: "그만두기",
      isSensitive: true)
    turn.value = TurnValue(id: "v", text: "값")
    turn.snippet = TurnSnippet(lines: ["한 줄"], buttons: ["더 보기"])
    turn.undo = TurnUndo(until: Date(timeIntervalSince1970: 1_795_168_900), say: "되돌려 줘")
    turn.performed = [TurnPerformance(app: "Bank", intent: "Look", slots: [:])]
    turn.effects = ["pay": 1]
    turn.match = TurnMatch(
      phrase: "{to} 송금", cost: 2, asksFirst: true,
      repaired: TurnRepair(from: "a", to: "b", how: "keyboard"))
    turn.resume = TurnResume(argv: ["malgil"])
    turn.alternatives = [TurnAlternative(intent: "Lend", phrase: "{to}", cost: 3)]
    turn.error = AssistantFailure(.offline, "안 돼요.", isRetryable: true, rule: "r", span: [1, 2])
    return turn
  }()

  @Test("a turn is read back from its JSON as the same value, with all that it has")
  func readBack() throws {
    #expect(try Turn(json: Self.full.json()) == Self.full)
  }

  @Test("what leaving a question is called, and that its answer is secret, is said only where it is so")
  func cancelAndSecret() throws {
    var turn = Self.full
    #expect(turn.json().contains(#""cancel":"그만두기""#))
    #expect(turn.json().contains(#""sensitive":true"#))
    turn.question?.cancelTitle = nil
    turn.question?.isSensitive = false
    #expect(!turn.json().contains("cancel\"") && !turn.json().contains("sensitive"))
    #expect(try Turn(json: turn.json()) == turn)
  }

  @Test(
    "a time is read back as the same moment, and a day that there is not is no time",
    arguments: [0, 951_782_400, 1_795_168_800, 4_102_444_799])
  func times(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(moment(ofTimestamp: timestamp(date)) == date)
    for text in [
      "2026-02-29T00:00:00+09:00", "2026-13-01T00:00:00+09:00", "2026-00-10T00:00:00Z", "",
      "2026-04-31T00:00:00+00:00",
    ] { #expect(moment(ofTimestamp: text) == nil, "\(text)") }
    #expect(moment(ofTimestamp: "2024-02-29T09:00:00+09:00") == Date(timeIntervalSince1970: 1_709_164_800))
  }
}
