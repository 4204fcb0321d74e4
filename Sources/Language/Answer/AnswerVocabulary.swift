/// The words that answer a question by themselves.
struct AnswerVocabulary: Sendable {
  enum Meaning: Hashable, Sendable {
    case yes, no, cancel, correction, repeatQuestion, help, back, startOver, skip, more, undo, wait, dontKnow,
      any, all
    case noneOfThese
    /// 괜찮아요, 됐어요: by the kind of question.
    case fine, enough
    /// 해 줘: agrees where yes or no was asked, says something else elsewhere.
    case goAhead
    /// 보내 줘, 담아 줘: the same, but not where something is to be taken back.
    case giving
    /// 주문해 줘: agrees to ordering and to what has no name.
    case ordering
    /// 이걸로 해, 그걸로 해: agrees to what was proposed, points among options.
    case thisOne, thatOne
    /// 빼 줘, 지워, 닫아: cancels what is about to be done; elsewhere it may be a request of its own.
    case drop
    /// 끝, 더 없어요: declines an offer, else `.cancel` and `.more`.
    case finished, noMore
    /// 둘 다: all, if there are so many.
    case allOf(Int)
    case pointing(PointedOption)
  }

  private let words: EndingTable<Meaning>
  private let predicates: PredicateTable<Meaning>

  /// - Parameter predicates: verbs and verbal nouns whose every request form has the meaning.
  init(words: [String: Meaning], predicates: [(phrase: String, value: Meaning)]) {
    self.words = EndingTable(words.map { ($0.key, $0.value) })
    self.predicates = PredicateTable(predicates)
  }

  /// The meaning of a part of a text; the words first, then the verbs.
  func meaning(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Meaning? {
    word(range, in: scalars)
      ?? predicates.first(range, in: scalars, where: { $0.askFirst != .always })?.value
  }

  /// The meaning of a part of a text that is one of the words.
  func word(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Meaning? {
    words.value(of: range, in: scalars)
  }

  /// Both languages together.
  static let all = AnswerVocabulary(
    words: KoreanAnswers.words.merging(EnglishAnswers.words) { first, _ in first },
    predicates: KoreanAnswers.predicates)

  static func words(_ lists: [(Meaning, String)]) -> [String: Meaning] {
    var result: [String: Meaning] = [:]
    for (meaning, patterns) in lists {
      for pattern in patterns.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        for word in BraceExpansion.expand(String(pattern)) { result[word] = result[word] ?? meaning }
      }
    }
    return result
  }
}
