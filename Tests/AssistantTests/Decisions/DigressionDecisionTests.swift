import AppIntents
import Assistant
import ConversationProtocol
import Testing

@Suite struct DigressionDecisionTests {
  @Test("another intent is put on top and runs; the question below stays", arguments: OpenState.allCases)
  func pushed(_ open: OpenState) {
    var state = open.conversation
    #expect(state.decided(.intent(.named("Status"))) == .run)
    #expect(state.frames.count == 2)
    #expect(state.frames[0] == open.conversation.frames[0])
    #expect(state.top?.candidate == .named("Status"))
  }

  @Test(
    "when the digression has ended, the question below has the floor again", arguments: OpenState.allCases)
  func resumed(_ open: OpenState) {
    var state = open.conversation
    _ = state.decided(.intent(.named("Status")))
    state.endTop()
    #expect(state.top == open.conversation.top)
    #expect(state.decided(.answer(open.answer, also: [:])) != .say(.notUnderstood))
  }

  @Test("a cancel ends the digression only")
  func cancelled() {
    var state = OpenState.choice.conversation
    _ = state.decided(.intent(.named("Status")))
    let isAsked = state.asked(OpenState.value.question, key: "count#1", now: OpenState.start)
    #expect(isAsked)
    #expect(state.decided(.command(.cancel)) == .ended(.cancelled))
    #expect(state.top?.question?.key == "shop#1")
  }

  @Test("a digression that asks first waits on top of the question below")
  func asksFirst() {
    var state = OpenState.choice.conversation
    #expect(state.decided(.intent(.named("Order", asksFirst: true))) == .ask(.first))
    #expect(state.frames.map(\.stage) == [.running, .confirmingUnderstood])
  }

  @Test("a yes to the question of a digression does not answer the confirmation below")
  func bareYes() {
    var state = OpenState.confirm.conversation
    _ = state.decided(.intent(.named("Order", asksFirst: true)))
    let isAsked = state.asked(OpenState.understood.question, key: "understood#1", now: OpenState.start)
    #expect(isAsked)
    #expect(state.decided(.answer(.confirmed(true), also: [:])) == .run)
    #expect(state.frames[0].journal.answers == [])
    #expect(state.frames[0].question?.key == "confirm#1")
  }

  @Test("several intents that fit are asked about on top of the question below")
  func rivals() {
    var state = OpenState.value.conversation
    #expect(state.decided(.intents([.named("Order"), .named("Reorder")])) == .ask(.first))
    #expect(state.frames.count == 2)
  }
}
