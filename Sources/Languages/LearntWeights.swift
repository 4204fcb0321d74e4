/// The weights of a linear model, learnt beforehand and stored in the source as a letter each.
package struct LearntWeights: Sendable {
  /// A step of a stored weight.
  package static let step: Float = 1 / 12
  /// The largest stored weight, in steps.
  package static let largest: Float = 28

  /// In steps.
  let weights: [Int8]

  /// - Parameter stored: a letter for each weight, in lines.
  init(stored: StaticString) {
    weights = stored.withUTF8Buffer { $0.filter { $0 != UInt8(ascii: "\n") }.map { Int8($0) - Self.zero } }
  }

  /// A weight of 0; the letters around it stand for the others. Neither a quotation mark nor a backslash is among them.
  private static let zero = Int8(UInt8(ascii: "?"))

  /// The lines in which weights are stored.
  package static func stored(_ weights: [Int8]) -> [String] {
    let letters = weights.map { Character(Unicode.Scalar(UInt8($0 + zero))) }
    return stride(from: 0, to: letters.count, by: 100).map {
      String(letters[$0..<min($0 + 100, letters.count)])
    }
  }

  /// The sum of the weights of a row of features, by the root of their number.
  ///
  /// - Parameter offset: where the weights begin that are meant.
  func sum(_ numbers: [Int], from offset: Int = 0) -> Float {
    let sum = numbers.reduce(0) { $0 + Int(weights[$1 + offset]) }
    return Float(sum) * Self.step / Float(max(1, numbers.count)).squareRoot()
  }
}

/// Numbers parts of what somebody says, for a table of weights.
enum FeatureNumber {
  /// FNV-1a (64 bits, UTF-8), whose upper bits are folded in, because the lower ones alone depend on the lower ones of the letters.
  ///
  /// - Parameter count: how many numbers there are, a power of two.
  static func of(_ parts: String..., count: Int) -> Int {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for part in parts { for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 } }
    hash ^= hash >> 32
    hash ^= hash >> 15
    return Int(hash & UInt64(count - 1))
  }
}
