/// How much a sentence is like those by which something is asked for, and unlike those that forbid, quote, tell or put off.
///
/// A linear model, learnt from sentences of the spoken corpora (without their closed half), from the examples for the nearest meaning and from
/// stories around requests, half of which ask for nothing (`Tests/SpokenCorpora/Teaching/stories.*.tsv`). `make request-weights` learns it
/// anew. It decides only what is asked about and which changes that can be taken back are made at once; what costs is confirmed as ever.
package struct LearntRequest: Sendable {
  let weights: LearntWeights
  /// The score above which a sentence is worth a question though a rule speaks against it.
  package let sureScore: Float

  /// - Parameter language: its tag; nil for a language that nothing was learnt for.
  package init?(language: String) {
    switch language {
    case "ko": self = Self.korean
    case "en": self = Self.english
    default: return nil
    }
  }

  init(weights: LearntWeights, sureScore: Float) {
    (self.weights, self.sureScore) = (weights, sureScore)
  }

  // English tells less by its endings than Korean, so that more stories are like requests.
  private static let korean = LearntRequest(weights: LearntWeights(stored: koreanWeights), sureScore: 0.9)
  private static let english = LearntRequest(weights: LearntWeights(stored: englishWeights), sureScore: 1.2)

  /// From about -3 to 3: above 0 what is more likely a request than not.
  package func score(of source: String) -> Float {
    let numbers = RequestFeatures(of: source).numbers
    guard weights.weights.count == RequestFeatures.count, !numbers.isEmpty else { return -3 }
    return weights.sum(numbers)
  }
}
