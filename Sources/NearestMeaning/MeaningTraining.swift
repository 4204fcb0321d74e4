// Multiclass passive-aggressive learning (Crammer and others, 2006, PA-I) with averaged weights: each example that is not
// nearest to its own label by a margin of 1 moves its words towards it, and away from the nearest other one.

extension MeaningModel {
  /// A sentence and the label that it stands for.
  public struct Example: Sendable {
    public var sentence: MaskedSentence
    public var label: String

    public init(_ sentence: MaskedSentence, label: String) {
      self.sentence = sentence
      self.label = label
    }
  }

  /// Learns from examples, whatever their order. Nil without any.
  ///
  /// When each of them is learnt from depends on itself alone, so that one more example moves the others' weights a little instead
  /// of leading to other weights altogether.
  public init?(learningFrom examples: [Example]) {
    let vectors = examples.map { $0.sentence.features }
    var counts: [UInt32: Int] = [:]
    for features in vectors { for feature in features { counts[feature, default: 0] += 1 } }
    // What only one example has says nothing about the next sentence.
    let features = counts.filter { $0.value > 1 }.keys.sorted()
    let labels = Set(examples.map(\.label)).sorted()
    guard !features.isEmpty, labels.count > 1 else { return nil }
    let rareness = features.map { Self.rareness(of: counts[$0] ?? 1, among: examples.count) }
    var learning = Learning(rows: features.count, columns: labels.count)
    let rowOf = Dictionary(uniqueKeysWithValues: features.enumerated().map { ($1, $0) })
    let columnOf = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    let sparse = zip(vectors, examples).map { vector, example in
      Learning.Example(
        vector.compactMap { rowOf[$0] }, rareness, column: columnOf[example.label] ?? 0,
        identity: Learning.identity(of: vector, label: example.label))
    }
    learning.learn(sparse)
    let (weights, scales) = learning.rounded
    self.init(labels: labels, features: features, rareness: rareness, weights: weights, scales: scales)
  }

  /// A natural logarithm by halving, so that no mathematics library is linked: 1 for what every example has.
  private static func rareness(of count: Int, among total: Int) -> Float {
    var ratio = Float(total) / Float(count)
    var result: Float = 1
    while ratio >= 2 {
      ratio /= 2
      result += 0.693
    }
    return result + (ratio - 1) * 0.693
  }
}

/// The weights while they are learnt.
private struct Learning {
  struct Example {
    let rows: [Int]
    let values: [Float]
    let column: Int
    let identity: UInt64

    init(_ rows: [Int], _ rareness: [Float], column: Int, identity: UInt64) {
      let norm = rows.reduce(Float(0)) { $0 + rareness[$1] * rareness[$1] }.squareRoot()
      self.rows = rows
      self.column = column
      self.identity = identity
      values = rows.map { rareness[$0] / max(norm, 1e-6) }
    }
  }

  private static let rounds = 8
  /// How far one example may move the weights.
  private static let aggressiveness: Float = 0.5

  let columns: Int
  private var weights: [Float]
  /// Each change times the number of the step at which it was made, for the average.
  private var late: [Float]
  private var step: Float = 1

  init(rows: Int, columns: Int) {
    self.columns = columns
    weights = Array(repeating: 0, count: rows * columns)
    late = weights
  }

  mutating func learn(_ examples: [Example]) {
    for round in 0..<Self.rounds {
      for example in Self.order(of: examples, in: UInt64(round)) where !example.rows.isEmpty {
        take(example)
        step += 1
      }
    }
  }

  /// Another one in each round, in which the place of an example depends on its own identity only.
  private static func order(of examples: [Example], in round: UInt64) -> [Example] {
    examples.map { (mixed($0.identity ^ mixed(round)), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The same for the same words and label, whatever else is learnt.
  static func identity(of features: [UInt32], label: String) -> UInt64 {
    let hash = label.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return features.reduce(hash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// The finalizer of SplitMix64, after which numbers that differ by one bit have nothing in common.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number &+ 0x9e37_79b9_7f4a_7c15
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }

  private mutating func take(_ example: Example) {
    let scores = scores(of: example)
    var rival = -1
    for column in scores.indices where column != example.column {
      if rival < 0 || scores[column] > scores[rival] { rival = column }
    }
    let loss = 1 - scores[example.column] + scores[rival]
    guard loss > 0 else { return }
    let change = min(Self.aggressiveness, loss / 2)
    for (row, value) in zip(example.rows, example.values) {
      add(change * value, at: row * columns + example.column)
      add(-change * value, at: row * columns + rival)
    }
  }

  /// Plain pointers, because this is run some hundred million times, also where nothing is optimised.
  private func scores(of example: Example) -> [Float] {
    var scores = [Float](repeating: 0, count: columns)
    scores.withUnsafeMutableBufferPointer { scores in
      weights.withUnsafeBufferPointer { weights in
        guard let sums = scores.baseAddress, let start = weights.baseAddress else { return }
        for index in example.rows.indices {
          let value = example.values[index]
          let row = start + example.rows[index] &* columns
          var column = 0
          while column < columns {
            sums[column] += row[column] * value
            column &+= 1
          }
        }
      }
    }
    return scores
  }

  private mutating func add(_ change: Float, at place: Int) {
    weights[place] += change
    late[place] += change * step
  }

  /// The average over all steps, as whole steps of a scale for each column.
  var rounded: (weights: [Int8], scales: [Float]) {
    let average = weights.indices.map { weights[$0] - late[$0] / step }
    var largest = [Float](repeating: 1e-6, count: columns)
    for (place, weight) in average.enumerated() {
      largest[place % columns] = max(largest[place % columns], abs(weight))
    }
    let scales = largest.map { $0 / 127 }
    return (average.enumerated().map { Int8(($1 / scales[$0 % columns]).rounded()) }, scales)
  }
}
