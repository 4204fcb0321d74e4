import Language

/// Amounts in won, and whether the words behind one make it a limit: 만 원 안쪽으로, 오천 원 안 넘는, 0원인 데.
enum KoreanPrice {
  static func all(in text: NormalText) -> [SaidPrice] {
    var found: [SaidPrice] = []
    for start in TypedWord.all(in: text).map(\.range.lowerBound)
    where start >= found.last?.range.upperBound ?? 0 {
      guard let (won, end) = amount(in: text, at: start) else { continue }
      let isLimit = won == 0 || isLimit(text.spacedSlice(end..<text.count))
      found.append(SaidPrice(won: won, isLimit: isLimit, range: start..<end))
    }
    return found
  }

  /// The longest that is one number and no span: 만 원 of 만 원 이하.
  private static func amount(in text: NormalText, at start: Int) -> (won: Int, end: Int)? {
    NumberReading.all(in: text.scalars, from: start, spaceBefore: text.spaceBefore).compactMap { reading in
      guard reading.counter == "원", reading.possibleValues.lowerBound == reading.possibleValues.upperBound
      else { return nil }
      return Int(exactly: reading.possibleValues.lowerBound).map { ($0, reading.end) }
    }.max { $0.end < $1.end }
  }

  private static func isLimit(_ rest: String) -> Bool {
    var rest = rest.drop { $0 == " " }
    if let particle = particles.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(particle.count).drop { $0 == " " }
    }
    return limits.contains { rest.hasPrefix($0) }
  }

  private static let particles = ["에서 ", "이 ", "을 ", "도 ", "은 "]

  private static let limits = [
    "이하", "이내", "안쪽", "밑", "아래", "미만", "까지", "안 넘", "안넘", "넘지 않", "넘지않", "안으로", "안에서", "선에서", "안 되는", "안되는",
    "못 미치는", "보다 싼", "보다 저렴",
  ]
}
