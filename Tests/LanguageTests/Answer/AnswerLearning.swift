import Language
import Languages

/// Learns the weights of ``AnswerLikelihood`` from answers whose meaning is known.
enum AnswerLearning {
  /// An answer as a row of features, and what it means: yes, no, neither or correction.
  struct Example {
    let features: AnswerFeatures
    let meaning: String
  }

  /// First what speaks for a yes, then what speaks for a no, in steps.
  static func weights(from examples: [Example]) -> [Int8] {
    ["yes", "no"].flatMap { meaning in
      LinearLearning.weights(
        from: examples.map {
          LinearLearning.Example(
            numbers: $0.features.numbers, isMeant: $0.meaning == meaning,
            meaning: UInt64($0.meaning.utf8.count))
        }, count: AnswerFeatures.count)
    }
  }
}
