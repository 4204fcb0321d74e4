import Languages

/// Learns the weights of a linear model from examples that are known to be meant or not.
///
/// Passive-aggressive learning (Crammer and others, 2006, PA-I) with averaged weights: an example that is not told from the others by
/// a margin of 1 moves the weights of its features. The same examples always give the same weights, in whatever order they are given.
struct LinearLearning {
  /// A row of features, and whether it is what is looked for.
  struct Example {
    let numbers: [Int]
    let isMeant: Bool
    /// How far it may move the weights, as a multiple of what others may.
    var importance: Float = 1
    /// Tells examples of the same features apart when they are put in order.
    var meaning: UInt64 = 0
  }

  private static let rounds = 8
  /// How far one example may move the weights.
  private static let aggressiveness: Float = 0.5

  private var weights: [Float]
  /// Each change times the number of the step at which it was made, for the average.
  private var late: [Float]
  private var step: Float = 1

  private init(count: Int) {
    weights = [Float](repeating: 0, count: count)
    late = weights
  }

  /// The weights, in steps of ``LearntWeights``.
  ///
  /// - Parameter count: how many features there are.
  static func weights(from examples: [Example], count: Int) -> [Int8] {
    var learning = LinearLearning(count: count)
    for round in 0..<rounds {
      for example in ordered(examples, in: UInt64(round)) { learning.take(example) }
    }
    return learning.rounded
  }

  private mutating func take(_ example: Example) {
    let scale = 1 / Float(example.numbers.count).squareRoot()
    let sign: Float = example.isMeant ? 1 : -1
    let loss = 1 - sign * scale * example.numbers.reduce(0) { $0 + weights[$1] }
    if loss > 0 {
      let change = min(Self.aggressiveness * example.importance, loss) * sign * scale
      for number in example.numbers {
        weights[number] += change
        late[number] += change * step
      }
    }
    step += 1
  }

  private var rounded: [Int8] {
    weights.indices.map { index in
      let average = (weights[index] - late[index] / step) / LearntWeights.step
      return Int8(max(-LearntWeights.largest, min(LearntWeights.largest, average.rounded())))
    }
  }

  /// Another order in each round, in which the place of an example depends on its own features only.
  private static func ordered(_ examples: [Example], in round: UInt64) -> [Example] {
    examples.map { (order: mixed(identity(of: $0) ^ mixed(round)), example: $0) }
      .sorted { $0.order < $1.order }.map(\.example)
  }

  private static func identity(of example: Example) -> UInt64 {
    example.numbers.reduce(example.meaning) { mixed($0 ^ UInt64($1)) }
  }

  /// The finalizer of SplitMix64.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number &+ 0x9e37_79b9_7f4a_7c15
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
