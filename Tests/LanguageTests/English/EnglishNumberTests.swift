import EnglishLanguage
import Language
import Testing

struct EnglishNumberTests {
  private typealias Row = (text: String, value: ClosedRange<Double>, kind: EnglishNumber.Kind)

  private static let cardinals: [(String, Double)] = [
    ("0", 0), ("2", 2), ("21", 21), ("1,000", 1_000), ("12,345,678", 12_345_678), ("zero", 0), ("one", 1),
    ("nine", 9),
    ("ten", 10), ("twelve", 12), ("nineteen", 19), ("twenty", 20), ("twenty-one", 21), ("twenty one", 21),
    ("twentyone", 21), ("Twenty‑One", 21), ("ninety-nine", 99), ("a hundred", 100), ("one hundred", 100),
    ("one hundred and one", 101), ("two hundred fifty", 250), ("nine hundred ninety-nine", 999),
    ("nine hundred and ninety-nine", 999), ("a thousand", 1_000), ("2 thousand", 2_000),
    ("nine hundred ninety-nine thousand nine hundred ninety-nine", 999_999), ("two thousand and five", 2_005),
    ("three million", 3_000_000), ("one million two hundred thousand", 1_200_000), ("fifteen hundred", 1_500),
    ("a dozen", 12), ("two dozen", 24), ("half a dozen", 6), ("a couple", 2), ("a couple of", 2),
    ("a pair of", 2), ("minus four", -4), ("negative twenty-one", -21), ("minus 3", -3),
  ]

  @Test("Cardinals in words and digits", arguments: cardinals)
  func readsCardinals(text: String, value: Double) {
    #expect(EnglishNumber.read(text)?.value == value...value)
    #expect(EnglishNumber.read(text)?.kind == .cardinal)
  }

  @Test(
    "Fractions",
    arguments: [
      ("half", 0.5), ("a half", 0.5), ("2.5", 2.5), ("1/2", 0.5), ("2 1/2", 2.5), ("two and a half", 2.5),
      ("one and a half", 1.5), ("a quarter", 0.25), ("three quarters", 0.75), ("3 and a quarter", 3.25),
    ])
  func readsFractions(text: String, value: Double) {
    #expect(EnglishNumber.read(text)?.value == value...value)
    #expect(EnglishNumber.read(text)?.kind == .fraction)
  }

  @Test(
    "Ranges keep both ends",
    arguments: [
      ("two or three", 2.0...3.0), ("2-3", 2...3), ("2~3", 2...3), ("two to four", 2...4), ("2 or 3", 2...3),
      ("between two and three", 2...3), ("a few", 3...5), ("several", 3...5), ("ten or twenty", 10...20),
    ])
  func readsRanges(text: String, value: ClosedRange<Double>) {
    #expect(EnglishNumber.read(text)?.value == value)
    #expect(EnglishNumber.read(text)?.kind == .range)
  }

  @Test(
    "Ordinals",
    arguments: [
      ("first", 1.0), ("second", 2), ("the third", 3), ("tenth", 10), ("twelfth", 12), ("twentieth", 20),
      ("twenty-first", 21), ("twenty first", 21), ("ninety-ninth", 99), ("hundredth", 100),
      ("two hundredth", 200),
      ("one hundred and third", 103), ("1st", 1), ("2nd", 2), ("3rd", 3), ("the 21st", 21), ("112th", 112),
    ])
  func readsOrdinals(text: String, value: Double) {
    #expect(EnglishNumber.read(text)?.value == value...value)
    #expect(EnglishNumber.read(text)?.kind == .ordinal)
  }

  @Test(
    "Counters, in their form for one thing",
    arguments: [
      ("two pieces of", 2.0, "piece"), ("two orders of", 2, "order"), ("2 bowls", 2, "bowl"),
      ("x2", 2, "time"),
      ("2x", 2, "time"), ("2 x", 2, "time"), ("× 3", 3, "time"), ("a bowl of", 1, "bowl"),
      ("an order of", 1, "order"),
      ("three glasses of", 3, "glass"), ("30min", 30, "minute"), ("half an hour", 0.5, "hour"),
      ("two and a half hours", 2.5, "hour"), ("50%", 50, "percent"), ("four people", 4, "person"),
      ("a couple of slices of", 2, "slice"), ("a dozen boxes of", 12, "box"), ("3 pcs", 3, "piece"),
    ])
  func readsCounters(text: String, value: Double, counter: String) {
    #expect(EnglishNumber.read(text)?.value == value...value)
    #expect(EnglishNumber.read(text)?.counter == counter)
  }

  @Test(
    "What is no number",
    arguments: [
      "", "a", "an", "a chicken", "an onion", "tenderloin", "one-pot rice", "often", "seventh heaven",
      "eighty y",
      "two or", "and a half", "7up", "2nds", "one first", "twenty eleventh", "x", "a bowl", "bowls", "oneway",
      "three or two", "치킨", "두 마리", "the", "a can", "twot", "1,00", "none", "someone", "anyone",
    ])
  func refuses(text: String) {
    #expect(EnglishNumber.read(text) == nil)
  }

  private struct Found: Hashable {
    var text: String
    var value: ClosedRange<Double>
  }

  /// What is read at the first number of a sentence, longest first.
  private func found(in sentence: String, after words: String) -> [Found] {
    let text = NormalText(sentence)
    let numbers = EnglishLanguage().numbers(
      in: text.scalars, spaceBefore: text.spaceBefore, at: NormalText(words).count)
    return numbers.map { Found(text: text.spacedSlice(NormalText(words).count..<$0.end), value: $0.value) }
  }

  @Test(
    "Inside a sentence the number ends where its words end",
    arguments: [
      ("order two chickens", "order", "two", 2.0...2.0), ("order 2 chickens", "order", "2", 2...2),
      ("order twenty-one wings", "order", "twenty-one", 21...21),
      ("order two bowls of ramen", "order", "two bowls of", 2...2),
      ("order two or three colas", "order", "two or three", 2...3), ("cola x2", "cola", "x2", 2...2),
      ("cola × 2", "cola", "× 2", 2...2), ("cola (2)", "cola", "(2)", 2...2),
      ("cola *3", "cola", "*3", 3...3),
      ("2x cola", "", "2x", 2...2), ("get me half a chicken", "get me", "half a", 0.5...0.5),
      ("order two oranges", "order", "two", 2...2), ("order ten tofu bowls", "order", "ten", 10...10),
      ("order a dozen wings", "order", "a dozen", 12...12), ("a bottle of cola", "", "a bottle of", 1...1),
      ("order two hundred and five eggs", "order", "two hundred and five", 205...205),
    ])
  func readsInSentences(sentence: String, before: String, number: String, value: ClosedRange<Double>) {
    #expect(found(in: sentence, after: before).first == Found(text: number, value: value))
  }

  @Test(
    "Inside a sentence an article or a part of a word is no number",
    arguments: [
      ("order a chicken", "order"), ("order an onion soup", "order"), ("order tenderloin", "order"),
      ("order someone special", "order some"), ("order 7up", "order"), ("order oneway", "order"),
    ])
  func refusesInSentences(sentence: String, before: String) {
    #expect(found(in: sentence, after: before).isEmpty)
  }

  @Test("Shorter readings stay possible behind the longest")
  func offersShorterReadings() {
    let texts = found(in: "order two hundred sets of wings", after: "order").map(\.text)
    #expect(texts.first == "two hundred sets of")
    #expect(texts.contains("two hundred") && texts.contains("two"))
  }

  @Test("“one” at the end of a sentence may be a pronoun")
  func marksPronoun() {
    let (alone, pronoun) = (NormalText("one cola"), NormalText("the spicy one"))
    let language = EnglishLanguage()
    #expect(
      language.numbers(in: alone.scalars, spaceBefore: alone.spaceBefore, at: 0).map(\.isAmbiguous) == [false]
    )
    #expect(
      language.numbers(in: pronoun.scalars, spaceBefore: pronoun.spaceBefore, at: 8).map(\.isAmbiguous) == [
        true
      ])
  }
}
