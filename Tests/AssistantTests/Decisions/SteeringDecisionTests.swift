import AppIntents
import Assistant
import ConversationProtocol
import Testing

@Suite struct SteeringDecisionTests {
  @Test("cancel ends the frame whatever is open", arguments: OpenState.allCases)
  func cancel(_ open: OpenState) {
    var state = open.conversation
    #expect(state.decided(.command(.cancel)) == .ended(.cancelled))
    #expect(state.frames.isEmpty)
  }

  @Test(
    "help, repeat and going on put the question again and change nothing",
    arguments: OpenState.allCases,
    [(Command.help, RepromptReason.help), (.repeat, .repeated), (.resume, .repeated)])
  func again(_ open: OpenState, _ command: (Command, RepromptReason)) {
    var state = open.conversation
    #expect(state.decided(.command(command.0)) == .ask(command.1))
    #expect(state == open.conversation)
  }

  @Test("back before the first answer puts the question again", arguments: OpenState.allCases)
  func backAtStart(_ open: OpenState) {
    var state = open.conversation
    #expect(state.decided(.command(.back)) == .ask(.nothingBefore))
    #expect(state == open.conversation)
  }

  @Test("back takes the last answer away and runs the intent again")
  func back() {
    var state = OpenState.confirm.conversation
    state.answered("shop", "b", "count", "x")
    #expect(state.decided(.command(.back)) == .rerun(.back(was: "x")))
    #expect(state.top?.journal.answers.map(\.key) == ["shop#1"])
    #expect(state.top?.answered.keys.sorted() == ["shop"])
    #expect(state.top?.question == nil)
  }

  @Test("start over asks before it takes two answers away", arguments: OpenState.running)
  func startOver(_ open: OpenState) {
    var state = open.conversation
    state.answered("shop", "b", "size", "x")
    #expect(state.decided(.command(.startOver)) == .ask(.first))
    #expect(state.top?.aside == .startOver)
    #expect(state.top?.journal.answers.count == 2)
    state.asks(.understood)
    #expect(state.decided(.answer(.confirmed(true), also: [:])) == .rerun(.first))
    #expect(state.top?.journal.answers == [])
    #expect(state.top?.answered == [:])
    #expect(state.top?.candidate == open.conversation.top?.candidate)
  }

  @Test("a no to starting over leaves everything as it was", arguments: OpenState.running)
  func keptAnswers(_ open: OpenState) {
    var state = open.conversation
    state.answered("shop", "b", "size", "x")
    let before = state
    _ = state.decided(.command(.startOver))
    state.asks(.understood)
    #expect(state.decided(.answer(.confirmed(false), also: [:])) == .ask(.kept))
    #expect(state == before)
  }

  @Test("start over forgets a single answer at once", arguments: OpenState.running)
  func startOverEarly(_ open: OpenState) {
    var state = open.conversation
    state.answered("shop", "b", "size", "x")
    state.top?.journal.answers.removeLast()
    #expect(state.decided(.command(.startOver)) == .rerun(.first))
    #expect(state.top?.journal.answers == [])
  }

  @Test("there is nothing to start over before anything has run", arguments: [OpenState.understood, .intent])
  func startOverTooEarly(_ open: OpenState) {
    var state = open.conversation
    #expect(state.decided(.command(.startOver)) == .ask(.repeated))
    #expect(state.top?.question != nil)
  }

  @Test(
    "a sentence that is no answer leaves the question open and does not count", arguments: OpenState.allCases)
  func otherSentences(_ open: OpenState) {
    let unknown = Candidate.named("Order", ["shop": .text("없는집")])
    let cases: [(UtteranceReading, Decision)] = [
      (.vetoed(rule: "past", span: [0, 2]), .say(.vetoed(rule: "past", span: [0, 2]))),
      (.notFound(unknown, slot: "shop", said: "없는집"), .say(.notFound(unknown, slot: "shop", said: "없는집"))),
      (.tooLong, .say(.tooLong)),
    ]
    for (reading, expected) in cases {
      var state = open.conversation
      #expect(state.decided(reading) == expected)
      #expect(state == open.conversation)
    }
  }
}

extension ConversationState {
  /// The assistant's own question over the open one is put.
  mutating func asks(_ open: OpenState) {
    top?.asideQuestion = OpenQuestion(key: open.key, question: open.question, asked: OpenState.start)
  }

  /// Puts two earlier answers into the top frame, each the choice of an option.
  mutating func answered(_ first: String, _ one: String, _ second: String, _ other: String) {
    for (slot, id) in [(first, one), (second, other)] {
      top?.journal.record(.options([id]), key: "\(slot)#1", fingerprint: "choice|\(slot)|\(id)")
      top?.answered[slot] = AnsweredSlot(
        .option(TurnOption(id: id, title: id)), said: SaidSlot(text: id, span: [0, 1]))
    }
  }
}
