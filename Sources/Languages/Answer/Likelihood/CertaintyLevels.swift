/// From which score of ``AnswerLikelihood`` on an answer is taken for a yes, by what it says of the action.
///
/// Each level was measured on the open answers, with weights that had not learnt from the writer of the answer: it is the lowest level
/// at which no other answer was taken for a yes. `Docs/Language.md` has the figures of the closed answers.
struct CertaintyLevels {
  /// The answer ends in the action: a clause of its own, or one behind a clause.
  let final: Float
  /// The answer ends in the action behind what may be a verb in a spoken form: 배고판 (시켜줍서).
  let spoken: Float
  /// The answer ends in the action, and what stands before it may be what it is done to.
  let attached: Float
  /// The last clause asks for the action with words that are not all known.
  let asked: Float
  /// The action is said, and a story follows.
  let said: Float
  /// No word is known that agrees, nor the action: 주무해줘.
  let unknown: Float
  /// The action is not said.
  let unsaid: Float
  /// Words may limit the action, in a sentence of their own: 다이어트는 내일부터다. (주문해.)
  let limitedApart: Float
  /// Words may limit the action and may belong to it.
  let limited: Float
  /// Words may limit the action, which is not said at the end.
  let limitedUnsaid: Float?
  /// Words name another thing, time, number or condition, in a sentence of their own before the action.
  let redirectedApart: Float?
  /// Something else comes first, in a sentence of its own.
  let putOff: Float = 0.8

  static func of(isOrdering: Bool, isKorean: Bool) -> CertaintyLevels {
    switch (isOrdering, isKorean) {
    case (false, true): undoingKorean
    case (false, false): undoingEnglish
    case (true, true): orderingKorean
    case (true, false): orderingEnglish
    }
  }

  private static let undoingKorean = CertaintyLevels(
    final: 0.3, spoken: 0.3, attached: 1.5, asked: 0.1, said: 0.6, unknown: 0.7, unsaid: 0.75,
    limitedApart: 0,
    limited: 0.5, limitedUnsaid: 0.7,
    redirectedApart: 0.3)
  private static let undoingEnglish = CertaintyLevels(
    final: 0, spoken: 0, attached: 0, asked: 0.8, said: 0.7, unknown: 1, unsaid: 1.1, limitedApart: 0.2,
    limited: 1, limitedUnsaid: 1,
    redirectedApart: 0.5)
  private static let orderingKorean = CertaintyLevels(
    final: 0.2, spoken: 0.2, attached: 1.2, asked: 0.7, said: 0.7, unknown: 1, unsaid: 1.6, limitedApart: 0.1,
    limited: 1.4, limitedUnsaid: nil,
    redirectedApart: nil)
  private static let orderingEnglish = CertaintyLevels(
    final: 0, spoken: 0, attached: 0, asked: 0.6, said: 1.1, unknown: 1, unsaid: 1.4, limitedApart: 0.2,
    limited: 1, limitedUnsaid: nil,
    redirectedApart: nil)
}
