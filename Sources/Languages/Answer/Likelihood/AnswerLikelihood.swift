/// How much an answer is like those that meant yes, and like those that meant no.
///
/// A linear model: a weight for each feature of an answer, learnt from what many people were asked to answer
/// (`Tests/SpokenCorpora`, without its closed half). `make answer-weights` learns them anew. It knows what people say around
/// an answer better than lists of words do; what must never be taken for a yes stays with the rules.
package struct AnswerLikelihood: Sendable {
  /// For each feature, how much it speaks for a yes; behind them, for a no.
  let weights: LearntWeights

  /// The language is known by the answer's letters.
  package static func learnt(isKorean: Bool) -> AnswerLikelihood { isKorean ? korean : english }

  private static let korean = AnswerLikelihood(weights: LearntWeights(stored: koreanWeights))
  private static let english = AnswerLikelihood(weights: LearntWeights(stored: englishWeights))

  /// From about -2 to 2: above 0 what is more likely than not.
  package func scores(of features: AnswerFeatures) -> (yes: Float, no: Float) {
    let numbers = features.numbers
    guard weights.weights.count == 2 * AnswerFeatures.count, !numbers.isEmpty else { return (-2, -2) }
    return (weights.sum(numbers), weights.sum(numbers, from: AnswerFeatures.count))
  }
}
