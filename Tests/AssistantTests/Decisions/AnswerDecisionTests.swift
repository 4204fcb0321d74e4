import AppIntents
import Assistant
import Foundation
import Testing

@Suite struct AnswerDecisionTests {
  @Test("an answer goes to the waiting intent and into its journal", arguments: OpenState.running)
  func answer(_ open: OpenState) throws {
    var state = open.conversation
    #expect(state.decided(.answer(open.answer, also: [:])) == .resume(open.answer, key: open.key))
    let frame = try #require(state.top)
    #expect(frame.question == nil)
    let kept = Journal.Answer(key: open.key, fingerprint: open.question.fingerprint, answer: open.answer)
    #expect(frame.journal.answers == [kept])
  }

  @Test("a no to a confirmation is an answer too: the intent decides what it means")
  func refusal() {
    var state = OpenState.confirm.conversation
    #expect(
      state.decided(.answer(.confirmed(false), also: [:])) == .resume(.confirmed(false), key: "confirm#1"))
  }

  @Test("values said along with an answer are put in, and the intent runs again")
  func overAnswer() {
    var state = OpenState.choice.conversation
    let reading = UtteranceReading.answer(.options(["b"]), also: ["count": .integer(2)])
    #expect(state.decided(reading) == .rerun(.first))
    #expect(state.top?.candidate.call.arguments == ["count": .integer(2)])
    #expect(state.top?.journal.answers.map(\.answer) == [.options(["b"])])
    #expect(state.top?.question == nil)
  }

  @Test("a yes to what was understood runs it, a no ends it")
  func understood() {
    var accepted = OpenState.understood.conversation
    #expect(accepted.decided(.answer(.confirmed(true), also: [:])) == .run)
    #expect(accepted.top?.stage == .running)
    #expect(accepted.top?.question == nil)
    var declined = OpenState.understood.conversation
    #expect(declined.decided(.answer(.confirmed(false), also: [:])) == .ended(.declined))
    #expect(declined.frames.isEmpty)
  }

  @Test("choosing an intent runs that intent")
  func intent() {
    var state = OpenState.intent.conversation
    #expect(state.decided(.answer(.options(["1"]), also: [:])) == .run)
    #expect(state.top?.candidate == .named("Reorder"))
    #expect(state.top?.stage == .running)
  }

  @Test("a choice of no intent on the list is asked again", arguments: [["2"], ["x"], []])
  func noSuchIntent(_ ids: [String]) {
    var state = OpenState.intent.conversation
    #expect(state.decided(.answer(.options(ids), also: [:])) == .ask(.notUnderstood))
    #expect(state.top?.question != nil)
  }

  @Test("several fitting options are offered again, and only those", arguments: [OpenState.choice, .choices])
  func narrowing(_ open: OpenState) {
    var state = open.conversation
    #expect(state.decided(.ambiguousOptions(["a", "c"]), after: 5) == .ask(.first))
    let question = state.top?.question
    #expect(question?.shown.map(\.id) == ["a", "c"])
    #expect(question?.question.options.map(\.id) == ["a", "b", "c"])
    #expect(question?.attempt == 1)
    #expect(question?.asked == OpenState.start.addingTimeInterval(5))
  }

  @Test("an answer to a narrowed question is found again when the intent is replayed")
  func narrowedAnswer() {
    var state = OpenState.choice.conversation
    _ = state.decided(.ambiguousOptions(["a", "c"]))
    _ = state.decided(.answer(.options(["c"]), also: [:]))
    let asked = OpenState.choice.question.fingerprint
    #expect(state.top?.journal.answer("shop#1", fingerprint: asked) == .options(["c"]))
  }
}
