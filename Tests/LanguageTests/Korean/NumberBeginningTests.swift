import Testing

@testable import Language
@testable import KoreanLanguage

struct NumberBeginningTests {
  /// Every word of the tables that a number may begin with, in a text that is one.
  static let words: [String] =
    (NumeralTables.vague.map(\.word) + NumeralTables.ranges.map(\.word) + NumeralTables.nativeTens.map(\.word)
    + NumeralTables.nativeOnes.map(\.word) + NumeralTables.attributives.map(\.word)
    + NumeralTables.sinoDigits.keys.map { String($0) } + NumeralTables.zeros.map { String($0) }
    + NumeralTables.smallUnits.keys.map { String($0) } + ["만", "스무", "제로", "쩜오", "1", "20", "넘버원", "제일"])
    .map { "\($0) 개" }
    + NumeralTables.ordinals.map(\.word) + NumberParser.halves.map(\.word)
    + (NumberParser.negatives + NumberParser.prefixes.flatMap(\.words)).map { "\($0) 두 개" }

  @Test("A number is read wherever one of the words that it may begin with stands", arguments: words)
  func reads(_ text: String) {
    let normal = NormalText(text)
    #expect(!NumberReading.all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore).isEmpty)
  }

  @Test(
    "None is where a word only begins like one", arguments: ["거실", "음악", "조명", "억새", "최고", "약국", "창문", "a"])
  func readsNothing(_ text: String) {
    let normal = NormalText(text)
    #expect(NumberReading.all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore).isEmpty)
  }
}
