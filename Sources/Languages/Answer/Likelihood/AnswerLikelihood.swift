/// How much an answer is like those that meant yes, and like those that meant no.
///
/// A linear model: a weight for each feature of an answer, learnt from what many people were asked to answer
/// (`Tests/SpokenCorpora`, without its closed half). `make answer-weights` learns them anew. It knows what people say around
/// an answer better than lists of words do; what must never be taken for a yes stays with the rules.
package struct AnswerLikelihood: Sendable {
  /// A step of a stored weight.
  package static let step: Float = 1 / 12
  /// The largest stored weight, in steps.
  package static let largest: Float = 28

  /// For each feature, how much it speaks for a yes; behind them, for a no. In steps.
  let weights: [Int8]

  /// The language is known by the answer's letters.
  package static func learnt(isKorean: Bool) -> AnswerLikelihood { isKorean ? korean : english }

  private static let korean = AnswerLikelihood(stored: koreanWeights)
  private static let english = AnswerLikelihood(stored: englishWeights)

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

  /// From about -2 to 2: above 0 what is more likely than not.
  package func scores(of features: AnswerFeatures) -> (yes: Float, no: Float) {
    let numbers = features.numbers
    guard weights.count == 2 * AnswerFeatures.count, !numbers.isEmpty else { return (-2, -2) }
    let scale = Self.step / Float(numbers.count).squareRoot()
    let sum = { (offset: Int) in numbers.reduce(0) { $0 + Int(weights[$1 + offset]) } }
    return (Float(sum(0)) * scale, Float(sum(AnswerFeatures.count)) * scale)
  }
}
