/// How much a sentence is like those by which something is asked for, and unlike those that forbid, quote, tell or put off.
///
/// A linear model, learnt from sentences of the spoken corpora (without their closed half), from the examples for the nearest meaning and from
/// stories around requests, half of which ask for nothing (`Tests/SpokenCorpora/Teaching/stories.*.tsv`). `make request-weights` learns it
/// anew. It only decides about questions and about changes that can be taken back; what costs is never done because of it.
package struct LearntRequest: Sendable {
  let weights: LearntWeights

  /// - Parameter language: its tag; nil for a language that nothing was learnt for.
  package init?(language: String) {
    switch language {
    case "ko": self = Self.korean
    case "en": self = Self.english
    default: return nil
    }
  }

  init(weights: LearntWeights) { self.weights = weights }

  private static let korean = LearntRequest(weights: LearntWeights(stored: koreanWeights))
  private static let english = LearntRequest(weights: LearntWeights(stored: englishWeights))

  /// From about -3 to 3: above 0 what is more likely a request than not.
  package func score(of source: String) -> Float {
    let numbers = RequestFeatures(of: source).numbers
    guard !beginsInPast(source), !takesBack(source) else { return -3 }
    guard weights.weights.count == RequestFeatures.count, !numbers.isEmpty else { return -3 }
    return weights.sum(numbers)
  }

  /// “… and four cold brews no wait”: what is taken back in the same breath.
  private func takesBack(_ source: String) -> Bool {
    let words = source.lowercased()
    return Self.secondThoughts.contains { words.contains($0) }
  }

  private static let secondThoughts = [
    "no wait", "wait no", "nvm", "never mind", "nevermind", "forget it", "forget that", "scratch that",
    "hang on", "hold on",
    "second thought", "아니다", "아이다", "없던 걸로", "없던걸로", "없던 일로",
  ]

  /// Dreamed about ordering pizza again, would've loved to: whoever begins in the past tells something.
  private func beginsInPast(_ source: String) -> Bool {
    let first = source.prefix { $0.isLetter || "'’".contains($0) }.lowercased().replacing("’", with: "'")
    return first.hasSuffix("ed") && first.count > 4
      || first.hasSuffix("'ve") && first != "i've" && first != "we've"
  }
}
