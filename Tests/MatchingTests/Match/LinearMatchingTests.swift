import Language
import Testing

@testable import Matching

@Suite("A sentence twice as long takes at most twice the steps, whatever is said again and again")
struct LinearMatchingTests {
  /// What a sentence of any length takes beside what each letter does: its beginning and its end are read otherwise,
  /// and some readings begin only behind two or three words. The most that any sentence of these tests takes beside
  /// twice the half of it is 9,438 (시간도없어서).
  static let constant = 12_000

  @Test("fillers, openers, closers and joiners", arguments: RepeatedWords.fillers)
  func fillers(_ word: String) { check(word + " ", letters: [20, 40]) }

  @Test("number words", arguments: RepeatedWords.numbers)
  func numbers(_ word: String) { check(word) }

  @Test("days, times and lengths", arguments: RepeatedWords.times)
  func times(_ word: String) { check(word + " ") }

  @Test("words for yes, no and that one", arguments: RepeatedWords.answers)
  func answers(_ word: String) { check(word + " ") }

  @Test("names of things, places and apps", arguments: RepeatedWords.names)
  func names(_ name: String) { check(name) }

  @Test("signs, lone letters and what joins clauses", arguments: RepeatedWords.signs)
  func signs(_ sign: String) {
    for separator in ["", " ", " 주문해줘 "] { check(sign + separator, letters: [120, 240, 480]) }
  }

  @Test("all endings of requests and questions")
  func endings() {
    for row in RepeatedWords.endings { check(row + " ", letters: [40, 80]) }
  }

  /// The phrases of `BoundTests`, and some with days, lengths, yes and no, and lists of anything.
  static let matcher: Matcher = {
    let maker = TestPhrases(
      app: "Hanip", language: "ko",
      parameters: ["day": .date, "length": .duration, "light": .boolean, "notes": .list(.text)])
    let phrases = BoundTests.matcher.phrases.phrases
    do {
      return try BoundTests.matcher.reading(
        phrases + ["{day} {length} {light} 맞춰줘", "{notes} 적어줘"].map { try maker.phrase($0) })
    } catch {
      preconditionFailure("the phrases of these tests do not compile:\n\(error)")
    }
  }()

  private func check(_ piece: String, letters: [Int] = [40, 80]) {
    let length = max(1, NormalText(piece).count)
    let least = max(1, letters[0] / length)
    let counts = letters.map { steps(String(repeating: piece, count: least * $0 / letters[0])) }
    for (one, two) in zip(counts, counts.dropFirst()) {
      #expect(two <= 2 * one + Self.constant, "“\(piece)” \(counts)")
    }
  }

  private func steps(_ text: String) -> Int {
    let steps = StepBudget()
    let result = Self.matcher.match(text, at: Self.reference, steps: steps)
    #expect(!result.isTooComplex && !result.isTooLong)
    return steps.spent
  }

  static let reference = DateReference(secondsSince1970: 1_795_168_800, zone: .fixed(hours: 9))
}
