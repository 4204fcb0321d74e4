import EnglishLanguage
import KoreanLanguage
import Language

/// The words between and behind the mentions of options, of all languages: people answer as they like.
enum ChoiceWords {
  private static let all = [KoreanChoices.words, EnglishChoices.words]

  static let alternatives = table(\.alternatives)
  static let joiners = table(\.joiners)
  static let spans = table(\.spans)
  static let upTo = table(\.upTo)
  static let fromHere = table(\.fromHere)
  static let every = WordTable<Int?>(all.flatMap(\.every).map { ($0.words, $0.count) })
  static let behindNames = table(\.behindNames)
  static let behindNumerals = table(\.behindNumerals)
  static let endsOfNumerals = EndingTable(all.flatMap(\.endsOfNumerals))
  static let otherNumerals = EndingTable(all.flatMap(\.otherNumerals))
  static let exclusions = WordTable<ChoiceVocabulary.Exclusion>(all.flatMap(\.exclusions))
  static let allBut = table(\.allBut)
  static let limits = table(\.limits)
  static let dismissals = EndingTable(all.flatMap(\.dismissals))
  static let remainders = table(\.remainders)
  static let places = WordTable<ChoiceVocabulary.Place>(all.flatMap(\.places))
  static let counted = WordTable<ChoiceVocabulary.Place>(all.flatMap(\.counted))
  static let tails = (0..<4).map { group in table { $0.tails[group] } }
  static let closers = EndingTable(all.flatMap(\.closers).flatMap(BraceExpansion.expand))
  static let nouns = table(\.nouns)
  static let openers = table(\.openers)
  static let among = WordTable<Int>(all.flatMap(\.among))

  private static func table(_ words: (ChoiceVocabulary) -> String) -> WordTable<Void> {
    WordTable(all.map(words).joined(separator: " "))
  }
}

extension ChoiceVocabulary.Place {
  /// Its index in a list; nil if such a list has none.
  func index(of count: Int) -> Int? {
    guard count > 0 else { return nil }
    switch self {
    case .first: return 0
    case .last: return count - 1
    case .middle: return count % 2 == 1 ? count / 2 : nil
    case .former: return count == 2 ? 0 : nil
    case .latter: return count == 2 ? 1 : nil
    }
  }
}
