import Testing

@testable import CommandLineTool

@Suite struct RequestStepsTests {
  @Test("every turn of a call is a request of its own, and the last one is the call's")
  func steps() {
    let steps = RequestSteps("k", sentences: 3)
    #expect(steps.ofAnswers == "k.answers")
    #expect((0..<3).map { steps.ofSentence($0) } == ["k.1", "k.2", "k"])
  }

  @Test("answers without a sentence are the call's own request")
  func answersOnly() {
    #expect(RequestSteps("k", sentences: 0).ofAnswers == "k")
  }

  @Test("a call without an identifier has none for its turns")
  func none() {
    let steps = RequestSteps(nil, sentences: 2)
    #expect(steps.ofAnswers == nil && steps.ofSentence(0) == nil && steps.ofSentence(1) == nil)
  }
}
