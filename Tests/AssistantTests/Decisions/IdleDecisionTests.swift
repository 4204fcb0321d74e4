import AppIntents
import Assistant
import ConversationProtocol
import Testing

@Suite struct IdleDecisionTests {
  private static let order = Candidate.named("Order", ["count": .integer(2)])

  @Test(
    "with nothing open only an intent does something",
    arguments: [
      (UtteranceReading.command(.cancel), Decision.say(.nothingToCancel)),
      (.command(.back), .say(.nothingBefore)),
      (.command(.undo), .say(.nothingToUndo)),
      (.command(.startOver), .say(.nothingBefore)),
      (.command(.resume), .say(.nothingParked)),
      (.command(.parked), .say(.nothingParked)),
      (.command(.skip), .say(.notUnderstood)),
      (.command(.more), .say(.notUnderstood)),
      (.reopen(slot: "shop"), .say(.notUnderstood)),
      (.unable(.noOthers), .say(.notUnderstood)),
      (.silence, .say(.notUnderstood)),
      (.plan([order, .named("Reorder")]), .ask(.first)),
      (.command(.repeat), .say(.nothingToRepeat)),
      (.command(.help), .say(.help)),
      (.answer(.confirmed(true), also: [:]), .say(.notUnderstood)),
      (.answer(.options(["a"]), also: ["count": .integer(2)]), .say(.notUnderstood)),
      (.correction(["count": .integer(2)]), .say(.notUnderstood)),
      (.refused(.unreadable(said: "음")), .say(.notUnderstood)),
      (.ambiguousOptions(["a", "b"]), .say(.notUnderstood)),
      (.unknown, .say(.notUnderstood)),
      (.tooLong, .say(.tooLong)),
      (.vetoed(rule: "prohibition", span: [3, 8]), .say(.vetoed(rule: "prohibition", span: [3, 8]))),
      (.notFound(order, slot: "shop", said: "없는집"), .say(.notFound(order, slot: "shop", said: "없는집"))),
      (.intent(order), .run),
      (.intent(.named("Order", asksFirst: true)), .ask(.first)),
      (.intents([order, .named("Reorder")]), .ask(.first)),
    ])
  func idle(_ reading: UtteranceReading, _ expected: Decision) {
    var state = ConversationState(id: "s_1", language: "ko")
    let before = state
    let decision = state.decided(reading)
    #expect(decision == expected)
    switch expected {
    case .say: #expect(state == before)
    default: #expect(state.frames.count == 1)
    }
  }

  @Test("repeat says the last reply when there is one")
  func lastReply() {
    var state = ConversationState(id: "s_1", language: "ko")
    state.lastReply = "주문했어요."
    #expect(state.decided(.command(.repeat)) == .say(.lastReply))
  }

  @Test("an intent that runs is a running frame with what was said")
  func running() throws {
    var state = ConversationState(id: "s_1", language: "ko")
    _ = state.decided(.intent(Self.order))
    let frame = try #require(state.top)
    #expect(frame.stage == .running)
    #expect(frame.candidate == Self.order)
    #expect(frame.question == nil)
  }

  @Test("an ending that asks first confirms what was understood before anything runs")
  func asksFirst() {
    var state = ConversationState(id: "s_1", language: "ko")
    _ = state.decided(.intent(.named("Order", asksFirst: true)))
    #expect(state.top?.stage == .confirmingUnderstood)
  }

  @Test("two intents that fit equally well become a question")
  func rivals() {
    var state = ConversationState(id: "s_1", language: "ko")
    let rivals = [Self.order, Candidate.named("Reorder")]
    _ = state.decided(.intents(rivals))
    #expect(state.top?.stage == .choosingIntent(rivals))
  }

  @Test("every frame of a conversation has a number of its own")
  func numbers() {
    var state = ConversationState(id: "s_1", language: "ko")
    _ = state.decided(.intent(Self.order))
    state.endTop()
    _ = state.decided(.intent(Self.order))
    #expect(state.top?.id == 2)
  }
}
