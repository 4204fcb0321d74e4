/// A linear model that says which intent a sentence is nearest to, by the words around its values.
///
/// A weight for every word (or pair of neighbours) and intent, learnt from example sentences. The same examples always
/// give the same model.
public struct MeaningModel: Sendable, Equatable {
  /// How near a sentence is to one intent.
  public struct Score: Hashable, Sendable {
    /// The label that its examples had.
    public let label: String
    /// About 1 for a sentence like the examples; below 0 for one that speaks against it.
    public let value: Float
  }

  /// The label of sentences that no app can do anything for.
  public static let none = "-"

  /// The label of an intent's examples.
  public static func label(app: String, intent: String) -> String { "\(app).\(intent)" }

  /// The app and the intent that a label stands for; nil for `none`.
  public static func intent(ofLabel label: String) -> (app: String, intent: String)? {
    let parts = label.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  let labels: [String]
  /// Sorted, so that a word is found in few steps.
  let features: [UInt32]
  /// How rare each feature is among the examples.
  let rareness: [Float]
  /// A row for each feature, a column for each label, in steps of the label's `scales`.
  let weights: [Int8]
  let scales: [Float]

  init(labels: [String], features: [UInt32], rareness: [Float], weights: [Int8], scales: [Float]) {
    self.labels = labels
    self.features = features
    self.rareness = rareness
    self.weights = weights
    self.scales = scales
  }

  /// All intents, the nearest first; intents with the same score in the order of their labels.
  public func scores(of sentence: MaskedSentence) -> [Score] {
    var sums = [Float](repeating: 0, count: labels.count)
    for (row, value) in vector(of: sentence.features) {
      for column in sums.indices {
        sums[column] += Float(weights[row * labels.count + column]) * value
      }
    }
    return sums.indices.map { Score(label: labels[$0], value: sums[$0] * scales[$0]) }
      .sorted { ($1.value, $0.label) < ($0.value, $1.label) }
  }

  /// Which part of the sentence's words and pairs the examples have, from 0 to 1.
  public func knownShare(of sentence: MaskedSentence) -> Double {
    let features = sentence.wordFeatures
    guard !features.isEmpty else { return 0 }
    return Double(features.count { row(of: $0) != nil }) / Double(features.count)
  }

  /// Whether the examples have any two neighbours of a word, or the word itself where it has no two.
  public func knows(_ word: MaskedSentence) -> Bool {
    let pairs = word.inner
    return pairs.isEmpty || pairs.contains { row(of: $0) != nil }
  }

  /// Whether the examples lack a part of a word that is long enough to say something.
  public func lacks(_ word: MaskedSentence) -> Bool { !word.inner.isEmpty && !holds(word) }

  /// Whether the examples have all of a word: each two neighbours of its syllables, or the word itself.
  public func holds(_ word: MaskedSentence) -> Bool {
    let features = word.tokens.count > 1 ? word.inner : word.inner.prefix(1).map(\.self)
    return !features.isEmpty && features.allSatisfy { row(of: $0) != nil }
  }

  /// The rows of known features with their weight in a sentence, whose length is 1.
  private func vector(of features: [UInt32]) -> [(row: Int, value: Float)] {
    let rows = features.compactMap { row(of: $0) }
    let length = rows.reduce(Float(0)) { $0 + rareness[$1] * rareness[$1] }.squareRoot()
    return length > 0 ? rows.map { ($0, rareness[$0] / length) } : []
  }

  private func row(of feature: UInt32) -> Int? {
    var low = 0
    var high = features.count
    while low < high {
      let middle = (low + high) / 2
      if features[middle] < feature { low = middle + 1 } else { high = middle }
    }
    return low < features.count && features[low] == feature ? low : nil
  }
}
