/// What a word that answers a question by itself means.
public enum AnswerMeaning: Hashable, Sendable {
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

extension AnswerMeaning {
  /// The words of lists such as `(.yes, "네 예 그래{,요}")`: parted by spaces, {a,b} for either. A word counts where it stands first.
  public static func words(_ lists: [(AnswerMeaning, String)]) -> [String: AnswerMeaning] {
    var result: [String: AnswerMeaning] = [:]
    for (meaning, patterns) in lists {
      for pattern in patterns.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        for word in BraceExpansion.expand(String(pattern)) { result[word] = result[word] ?? meaning }
      }
    }
    return result
  }
}
