import AppIntents
import Assistant
import ConversationProtocol
import Testing

@Suite struct MissDecisionTests {
  @Test("the third miss ends the frame", arguments: OpenState.running + [.understood])
  func exhausted(_ open: OpenState) {
    var state = open.conversation
    #expect(state.decided(.unknown, after: 1) == .ask(.notUnderstood))
    #expect(state.top?.question?.attempt == 2)
    #expect(state.decided(.unknown, after: 2) == .ask(.notUnderstood))
    #expect(state.top?.question?.attempt == 3)
    #expect(state.decided(.unknown, after: 3) == .ended(.exhausted))
    #expect(state.frames.isEmpty)
  }

  @Test("the question which of several intents is given up at the second miss")
  func exhaustedIntent() {
    var state = OpenState.intent.conversation
    #expect(state.decided(.unknown) == .ask(.notUnderstood))
    #expect(state.decided(.unknown) == .ended(.exhausted))
    #expect(state.frames.isEmpty)
  }

  @Test("a value that cannot be taken counts as a miss and says why")
  func refused() {
    let problem = IntentQuestion.Problem.outOfRange(minimum: 1, maximum: 9)
    var state = OpenState.value.conversation
    #expect(state.decided(.refused(problem)) == .ask(.problem(problem)))
    #expect(state.decided(.refused(problem)) == .ask(.problem(problem)))
    #expect(state.decided(.refused(problem)) == .ended(.exhausted))
  }

  @Test("a correction that corrects nothing counts as a miss")
  func emptyCorrection() {
    var state = OpenState.confirm.conversation
    #expect(state.decided(.correction([:])) == .ask(.notUnderstood))
    #expect(state.top?.question?.attempt == 2)
  }

  @Test("help, repeat and other sentences between misses do not count")
  func notCounted() {
    var state = OpenState.choice.conversation
    _ = state.decided(.unknown)
    for reading in [
      UtteranceReading.command(.help), .command(.repeat), .vetoed(rule: "past", span: [0, 1]), .tooLong,
    ] {
      _ = state.decided(reading)
    }
    #expect(state.top?.question?.attempt == 2)
  }

  @Test("a miss makes the question young again")
  func asked() {
    var state = OpenState.value.conversation
    _ = state.decided(.unknown, after: 500)
    #expect(state.decided(.answer(.argument(.integer(2)), also: [:]), after: 1_000) != .ask(.expired))
  }

  @Test("a value that only the intent refuses counts as a miss of the same question")
  func refusedByIntent() {
    var state = OpenState.value.conversation
    var question = OpenState.value.question
    question.problem = .outOfRange(minimum: 1, maximum: 9)
    for attempt in 2...3 {
      _ = state.decided(.answer(.argument(.integer(12)), also: [:]))
      let isAsked = state.asked(question, key: "count#\(attempt)", now: OpenState.start)
      #expect(isAsked)
      #expect(state.top?.question?.attempt == attempt)
    }
    _ = state.decided(.answer(.argument(.integer(12)), also: [:]))
    let isAskedAgain = state.asked(question, key: "count#4", now: OpenState.start)
    #expect(!isAskedAgain)
    #expect(state.top?.question == nil)
  }

  @Test("another question begins at its first attempt")
  func otherQuestion() {
    var state = OpenState.value.conversation
    _ = state.decided(.unknown)
    _ = state.decided(.answer(.argument(.integer(2)), also: [:]))
    let isAsked = state.asked(OpenState.choice.question, key: "shop#1", now: OpenState.start)
    #expect(isAsked)
    #expect(state.top?.question?.attempt == 1)
  }
}
