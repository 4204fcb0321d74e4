import Language
import Testing

@testable import Matching

@Suite("Reading ends when the steps are used up")
struct StepLimitTests {
  static let sentence = "한밤치킨에서 치킨 두 마리 콜라 하나 주문해줘"

  @Test("then nothing that was found counts")
  func tooComplex() {
    let matcher = LinearMatchingTests.matcher
    let all = StepBudget()
    #expect(!matcher.match(Self.sentence, steps: all).matches.isEmpty)
    for limit in stride(from: 0, to: all.spent, by: 97) {
      let result = matcher.match(Self.sentence, steps: StepBudget(limit: limit))
      #expect(result.isTooComplex && result.matches.isEmpty && result.vetoed.isEmpty, "\(limit)")
    }
    let enough = StepBudget(limit: all.spent + 1)
    #expect(matcher.match(Self.sentence, steps: enough).matches.count > 0 && enough.spent == all.spent)
  }

  @Test("sentences of one turn share them")
  func shared() {
    let one = StepBudget()
    _ = LinearMatchingTests.matcher.match(Self.sentence, steps: one)
    let two = StepBudget(limit: one.spent * 3 / 2)
    #expect(!LinearMatchingTests.matcher.match(Self.sentence, steps: two).isTooComplex)
    #expect(LinearMatchingTests.matcher.match(Self.sentence, steps: two).isTooComplex)
    #expect(two.isExhausted)
  }

  @Test("the same sentence takes the same steps")
  func deterministic() {
    let counts = (0..<3).map { _ in
      let steps = StepBudget()
      _ = LinearMatchingTests.matcher.match(Self.sentence, steps: steps)
      return steps.spent
    }
    #expect(Set(counts).count == 1 && counts[0] > 100)
  }

  /// What one place may still take when the limit is reached: its arcs, and the text that is followed from them.
  static let unit = 5_000

  @Test("random sentences stop within one piece of work of the limit")
  func random() {
    var generator = SeededGenerator(seed: 91)
    let words =
      RepeatedWords.fillers + RepeatedWords.numbers + RepeatedWords.times + RepeatedWords.names
      + RepeatedWords.signs + RepeatedWords.endings
    for _ in 0..<60 {
      var text = ""
      while NormalText(text).count < 200, let word = words.randomElement(using: &generator) {
        text += word + (Bool.random(using: &generator) ? " " : "")
      }
      text = String(text.unicodeScalars.prefix(200))
      let all = StepBudget()
      let result = LinearMatchingTests.matcher.match(text, at: LinearMatchingTests.reference, steps: all)
      #expect(!result.isTooComplex && all.spent < all.limit / 4, "“\(text)” \(all.spent)")
      let some = StepBudget(limit: all.spent / 3)
      #expect(
        LinearMatchingTests.matcher.match(text, at: LinearMatchingTests.reference, steps: some).isTooComplex)
      #expect(some.spent <= some.limit + Self.unit, "“\(text)” \(some.spent) of \(some.limit)")
    }
  }
}
