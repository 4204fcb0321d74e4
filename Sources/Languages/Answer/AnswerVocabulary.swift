import KoreanLanguage
import Language

/// The words that answer a question by themselves.
struct AnswerVocabulary: Sendable {
  private let words: EndingTable<AnswerMeaning>
  private let predicates: PredicateTable<AnswerMeaning>

  /// - Parameter predicates: verbs and verbal nouns whose every request form has the meaning.
  init(words: [String: AnswerMeaning], predicates: [(phrase: String, value: AnswerMeaning)]) {
    self.words = EndingTable(words.map { ($0.key, $0.value) })
    self.predicates = PredicateTable(predicates)
  }

  /// The meaning of a part of a text; the words first, then the verbs.
  func meaning(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> AnswerMeaning? {
    word(range, in: scalars)
      ?? predicates.first(range, in: scalars, where: { $0.askFirst != .always })?.value
  }

  /// The meaning of a part of a text that is one of the words.
  func word(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> AnswerMeaning? {
    words.value(of: range, in: scalars)
  }

  /// The words of several languages together; the first that knows a word decides. Verbs are conjugated in Korean only.
  init(languages: [any PhraseLanguage]) {
    let words = languages.reduce(into: [:]) { words, language in
      words.merge(language.answerWords) { first, _ in first }
    }
    self.init(words: words, predicates: KoreanAnswers.predicates)
  }

  /// All languages together.
  static let all = AnswerVocabulary(languages: PhraseLanguages.all)
}
