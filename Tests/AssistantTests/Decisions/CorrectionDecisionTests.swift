import AppIntents
import Assistant
import Testing

@Suite struct CorrectionDecisionTests {
  @Test("a correction changes the arguments and runs the intent again", arguments: OpenState.running)
  func correction(_ open: OpenState) {
    var state = open.conversation
    state.top?.candidate = .named("Order", ["count": .integer(2), "shop": .text("한밤")])
    #expect(state.decided(.correction(["count": .integer(3)])) == .rerun(.first))
    #expect(state.top?.candidate.call.arguments == ["count": .integer(3), "shop": .text("한밤")])
    #expect(state.top?.question == nil)
  }

  @Test("earlier answers about what was corrected are forgotten, the others kept")
  func forgottenAnswers() {
    var state = OpenState.confirm.conversation
    state.answered("shop", "b", "size", "x")
    _ = state.decided(.correction(["shop": .text("교동")]))
    #expect(state.top?.journal.answers.map(\.key) == ["size#1"])
    #expect(state.top?.answered.keys.sorted() == ["size"])
  }

  @Test("an answer about a property of what was corrected is forgotten as well")
  func forgottenProperties() {
    var state = OpenState.confirm.conversation
    state.answered("lines.item", "b", "linesman", "x")
    _ = state.decided(.correction(["lines": .list([.text("콜라")])]))
    #expect(state.top?.journal.answers.map(\.key) == ["linesman#1"])
    #expect(state.top?.answered.keys.sorted() == ["linesman"])
  }

  @Test("a property of the only member of a list can be corrected")
  func property() {
    var state = OpenState.confirm.conversation
    state.top?.candidate = .named("Order", ["lines": .list([line("치킨", 2)])])
    #expect(state.decided(.correction(["lines.count": .integer(3)])) == .rerun(.first))
    #expect(state.top?.candidate.call.arguments == ["lines": .list([line("치킨", 3)])])
  }

  @Test("which of several members is meant is not guessed")
  func severalMembers() {
    let lines = ["lines": IntentArgument.list([line("치킨", 2), line("콜라", 1)])]
    var state = OpenState.confirm.conversation
    state.top?.candidate = .named("Order", lines)
    #expect(state.decided(.correction(["lines.count": .integer(3)])) == .ask(.notUnderstood))
    #expect(state.top?.candidate.call.arguments == lines)
  }

  @Test("what was understood is corrected and confirmed anew before anything runs")
  func beforeRunning() {
    var state = OpenState.understood.conversation
    #expect(state.decided(.correction(["count": .integer(3)])) == .ask(.first))
    #expect(state.top?.candidate.call.arguments == ["count": .integer(3)])
    #expect(state.top?.stage == .confirmingUnderstood)
  }

  @Test("before it is known which intent is meant, nothing is corrected")
  func beforeChoosing() {
    var state = OpenState.intent.conversation
    #expect(state.decided(.correction(["count": .integer(3)])) == .ask(.repeated))
    #expect(state == OpenState.intent.conversation)
  }

  private func line(_ item: String, _ count: Int) -> IntentArgument {
    .composite(["item": .text(item), "count": .integer(count)])
  }
}
