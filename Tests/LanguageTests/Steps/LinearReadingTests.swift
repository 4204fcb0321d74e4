import Testing

@testable import Language
@testable import KoreanLanguage
@testable import EnglishLanguage
@testable import Languages

@Suite("An answer twice as long takes twice the steps, whatever words are said again and again")
struct LinearReadingTests {
  /// Every word that answers, ends or counts something.
  static let words =
    KoreanAnswers.words.keys.sorted() + EnglishAnswers.words.keys.sorted() + SentenceClosers.all
    + NumeralTables.nativeOnes.map(\.word) + NumeralTables.attributives.map(\.word)
    + NumeralTables.sinoDigits.keys.map { String(Character($0)) }.sorted()
    + ["1", "1번", "첫 번째", "이랑", "말고", "빼고", "아니", "근데", "후라이드", "아무거나", "제일 싼 거", "바꿔줘"]

  static let menu = AnswerContext.choice(["후라이드", "양념치킨", "간장치킨", "네네치킨", "두 마리 치킨"])

  /// What an answer of any length takes beside what each letter does: the mentions that are joined first, the other
  /// ways that are tried from some length on. The most that any answer of these tests takes beside twice the half of
  /// it is 1,969 (ㅇ).
  static let constant = 2_500

  @Test("where something is to be chosen")
  func choices() {
    for word in Self.words { check(word + " ", Self.menu, letters: 40) }
  }

  @Test("in every other kind of question")
  func answers() {
    for word in Self.words.enumerated().filter({ $0.offset.isMultiple(of: 12) }).map(\.element) {
      for context in [AnswerContext.confirm, .value, .offer] { check(word, context, letters: 60) }
    }
  }

  @Test(
    "mentions of options that are joined", arguments: ["이랑 ", "1 ", "1번 ", "2, ", "후라이드랑 ", "첫 번째 ", "1번부터 "])
  func mentions(_ piece: String) { check(piece, Self.menu, letters: 60) }

  private func check(_ piece: String, _ context: AnswerContext, letters: Int) {
    let count = max(1, letters / NormalText(piece).count)
    let once = steps(String(repeating: piece, count: count), context)
    let twice = steps(String(repeating: piece, count: 2 * count), context)
    #expect(twice <= 2 * once + Self.constant, "“\(piece)” \(once) \(twice)")
  }

  private func steps(_ text: String, _ context: AnswerContext) -> Int {
    let steps = StepBudget()
    _ = AnswerReader.read(NormalText(text), in: context, steps: steps)
    return steps.spent
  }

  @Test("used up steps leave an answer unread")
  func exhausted() {
    let steps = StepBudget(limit: 1)
    steps.spend()
    #expect(AnswerReader.read(NormalText("네"), in: .confirm, steps: steps) == nil)
  }

  @Test(
    "the spellings of a name take steps by its letters", arguments: ["가", "a", "\u{301}", "콜라 ", "돈가스 소스 "])
  func spellings(_ piece: String) {
    let counts = [2_000, 4_000].map { count in
      let steps = StepBudget()
      _ = KoreanSpelling.variants(of: String(repeating: piece, count: count), steps: steps)
      return steps.spent
    }
    #expect(counts[1] <= 2 * counts[0] + 100, "\(counts)")
  }

  @Test("the verb that shows a date's tense is looked for near it only")
  func tense() {
    let near = "어제 아침에 " + String(repeating: "가", count: 8) + " 다녀왔다고 적어 줘"
    let far = "어제 아침에 " + String(repeating: "가", count: KoreanTense.reach) + " 다녀왔다고 적어 줘"
    for (text, isPast) in [(near, true), (far, false)] {
      let normal = NormalText(text)
      #expect(
        KoreanTense.isPast(behind: 5, in: normal.scalars, spaceBefore: normal.spaceBefore) == isPast,
        "\(text)")
    }
    let english = NormalText("i visited" + String(repeating: " x", count: EnglishTense.reach) + " on july 5")
    let date = english.count - "onjuly5".count
    #expect(!EnglishTense.isPast(before: date, in: english.scalars, spaceBefore: english.spaceBefore))
  }

  @Test("a fraction is one whole and one share, however many follow")
  func fractions() {
    let text = NormalText("1과 1과 1과 2분의 1")
    let readings = NumberReading.all(in: text.scalars, from: 0, spaceBefore: text.spaceBefore)
    #expect(!readings.contains { $0.kind == .fraction })
    let one = NormalText("1과 2분의 1")
    #expect(
      NumberReading.all(in: one.scalars, from: 0, spaceBefore: one.spaceBefore).contains { $0.value == 1.5 })
  }
}
