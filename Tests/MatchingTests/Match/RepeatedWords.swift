@testable import KoreanLanguage
@testable import Language
@testable import Languages

/// What somebody may say again and again to make the matcher work: every word of the lexicons.
enum RepeatedWords {
  /// Texts that the grammars of a language have of their own: fillers, openers, closers, articles, joiners.
  static let fillers: [String] = PhraseLanguages.all.flatMap { language in
    (language.listJoiner.grammars.values.map(\.self) + [language.listJoiner.node]).flatMap(texts)
  }.distinct

  static let numbers: [String] =
    (NumeralTables.sinoDigits.keys.map { String(Character($0)) }
    + NumeralTables.zeros.map { String(Character($0)) }
    + (NumeralTables.smallUnits.keys.map(\.self) + NumeralTables.bigUnits.keys).map { String(Character($0)) }
    + NumeralTables.nativeTens.map(\.word) + NumeralTables.nativeOnes.map(\.word)
    + NumeralTables.attributives.map(\.word) + NumeralTables.ranges.map(\.word)
    + NumeralTables.vague.map(\.word) + NumeralTables.ordinals.map(\.word)
    + ["1", "12", "3.5", "1,000", "1과 ", "와이", "점일", "분의", "one", "twenty", "hundred", "two or", "half", "a"])
    .distinct

  static let times: [String] = [
    "내일", "매분", "매시간", "내년", "오전", "3시", "3시부터", "매일", "월요일", "주말", "같은 시간", "사흘", "30분 뒤", "크리스마스", "7월 5일",
    "다음 주",
    "tomorrow", "at 3", "next week", "every day", "from 3 to", "july 5",
  ]

  /// The words that answer are in `LinearReadingTests`; a matcher knows those that fill slots.
  static let answers: [String] = PhraseLanguages.all.flatMap {
    $0.booleanWords.keys.map(\.self) + $0.pointingWords
  }
  .distinct

  static let names: [String] =
    (KoreanOrders.dishes.flatMap { [$0.key] + $0.value } + KoreanOrders.restaurants + KoreanOrders.wishes
    + KoreanOrders.applicationNames.values.flatMap(\.self)).distinct

  static let signs = [",", "?!", "~", "'", "\"", "ㅋ", "ㅏ", "말고", "아니고", "면", "고", "하고", "지 마", "not a"]

  /// All request and question endings, ten in a row, so that each is said several times.
  static let endings: [String] = {
    let all = TailSet.allCases.flatMap(\.tails).map(\.text).filter { !$0.isEmpty }.distinct
    return stride(from: 0, to: all.count, by: 10).map {
      all[$0..<min(all.count, $0 + 10)].joined(separator: " ")
    }
  }()

  private static func texts(_ node: PhraseNode) -> [String] {
    switch node {
    case .text(let text): [text]
    case .sequence(let nodes), .alternatives(let nodes): nodes.flatMap(texts)
    default: []
    }
  }
}

extension [String] {
  fileprivate var distinct: [String] { Set(filter { !NormalText($0).isEmpty }).sorted() }
}
