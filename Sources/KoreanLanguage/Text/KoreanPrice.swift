import Language

/// Amounts in won, and whether the words behind one make it a limit: 만 원 안쪽으로, 오천 원 안 넘는, 0원인 데.
enum KoreanPrice {
  static func all(in text: NormalText) -> [SaidPrice] {
    TypedWord.all(in: text).compactMap { word in
      let readings = NumberReading.all(
        in: text.scalars, from: word.range.lowerBound, spaceBefore: text.spaceBefore)
      let priced = readings.filter { $0.counter == "원" }.max { $0.end < $1.end }
      guard let price = priced, price.possibleValues.lowerBound == price.possibleValues.upperBound,
        let won = Int(exactly: price.possibleValues.lowerBound)
      else { return nil }
      let rest = text.spacedSlice(price.end..<text.count)
      return SaidPrice(won: won, isLimit: won == 0 || isLimit(rest), range: word.range.lowerBound..<price.end)
    }
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
