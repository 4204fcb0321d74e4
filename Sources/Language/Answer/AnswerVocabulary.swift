/// The words that answer a question by themselves.
struct AnswerVocabulary: Sendable {
  enum Meaning: Hashable, Sendable {
    case yes, no, cancel, correction, repeatQuestion, help, back, startOver, skip, more, undo, wait, dontKnow,
      any, all
    case noneOfThese
    /// 괜찮아요, 됐어요: by the kind of question.
    case fine, enough
    /// 주문해 줘, 보내: agrees where yes or no was asked, says something else elsewhere.
    case goAhead
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

  var words: [String: Meaning] = [:]
  /// Verbs and verbal nouns whose every request form has the meaning.
  var predicates: [(matcher: PredicateMatcher, meaning: Meaning)] = []

  /// The meaning of a text without spaces; the words first, then the verbs.
  func meaning(of text: String) -> Meaning? {
    if let meaning = words[text] { return meaning }
    return predicates.first { entry in
      entry.matcher.ending(of: text).map { $0.askFirst != .always } ?? false
    }?.meaning
  }

  /// Both languages together.
  static let all: AnswerVocabulary = {
    var result = korean
    result.words.merge(EnglishAnswers.words) { first, _ in first }
    return result
  }()

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
