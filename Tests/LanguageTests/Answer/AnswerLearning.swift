import Language
import Languages

/// Learns the weights of ``AnswerLikelihood`` from answers whose meaning is known.
///
/// Passive-aggressive learning (Crammer and others, 2006, PA-I) with averaged weights: an answer that is not told from the others by
/// a margin of 1 moves the weights of its features. The same answers always give the same weights, in whatever order they are given.
struct AnswerLearning {
  /// An answer as a row of features, and what it means: yes, no, neither or correction.
  struct Example {
    let features: AnswerFeatures
    let meaning: String
  }

  private static let rounds = 8
  /// How far one answer may move the weights.
  private static let aggressiveness: Float = 0.5

  private var weights = [Float](repeating: 0, count: AnswerFeatures.count)
  /// Each change times the number of the step at which it was made, for the average.
  private var late = [Float](repeating: 0, count: AnswerFeatures.count)
  private var step: Float = 1

  /// First what speaks for a yes, then what speaks for a no, in steps.
  static func weights(from examples: [Example]) -> [Int8] {
    ["yes", "no"].flatMap { meaning in
      var learning = AnswerLearning()
      for round in 0..<rounds {
        for example in ordered(examples, in: UInt64(round)) {
          learning.take(example, means: example.meaning == meaning)
        }
      }
      return learning.rounded
    }
  }

  private mutating func take(_ example: Example, means isMeant: Bool) {
    let numbers = example.features.numbers
    let scale = 1 / Float(numbers.count).squareRoot()
    let sign: Float = isMeant ? 1 : -1
    let loss = 1 - sign * scale * numbers.reduce(0) { $0 + weights[$1] }
    if loss > 0 {
      let change = min(Self.aggressiveness, loss) * sign * scale
      for number in numbers {
        weights[number] += change
        late[number] += change * step
      }
    }
    step += 1
  }

  private var rounded: [Int8] {
    weights.indices.map { index in
      let average = (weights[index] - late[index] / step) / AnswerLikelihood.step
      return Int8(max(-AnswerLikelihood.largest, min(AnswerLikelihood.largest, average.rounded())))
    }
  }

  /// Another order in each round, in which the place of an answer depends on its own features only.
  private static func ordered(_ examples: [Example], in round: UInt64) -> [Example] {
    examples.map { (order: mixed(identity(of: $0) ^ mixed(round)), example: $0) }
      .sorted { $0.order < $1.order }.map(\.example)
  }

  private static func identity(of example: Example) -> UInt64 {
    example.features.numbers.reduce(UInt64(example.meaning.utf8.count)) { mixed($0 ^ UInt64($1)) }
  }

  /// The finalizer of SplitMix64.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number &+ 0x9e37_79b9_7f4a_7c15
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
