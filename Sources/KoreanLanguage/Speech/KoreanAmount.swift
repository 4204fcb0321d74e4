import Language

/// An amount with the large unit that may be written behind a decimal: 1.5만.
enum KoreanAmount: Hashable, Sendable {
  case plain(WrittenAmount)
  case scaled(WrittenAmount, String)

  /// The whole number that it is, if it is one.
  var whole: Int? {
    if case .plain(.whole(let value)) = self { return value }
    return nil
  }

  /// The amount in Sino-Korean words.
  static func words(_ amount: KoreanAmount) -> String {
    switch amount {
    case .plain(let written): words(written)
    case .scaled(let written, let unit): words(written) + unit
    }
  }

  static func words(_ amount: WrittenAmount) -> String {
    switch amount {
    case .whole(let value): KoreanNumber.sino(value)
    case .decimal(let whole, let digits): "\(KoreanNumber.sino(whole)) 점 \(spelled(digits, zero: "영"))"
    case .fraction(let numerator, let denominator):
      "\(KoreanNumber.sino(denominator))분의 \(KoreanNumber.sino(numerator))"
    case .digits(let groups): groups.map { spelled($0, zero: "공") }.joined(separator: " ")
    case .version(let parts):
      parts.map { Int($0).map(KoreanNumber.sino) ?? spelled($0, zero: "공") }.joined(separator: " 점 ")
    }
  }

  /// Digit by digit: 공일공, 일사.
  private static func spelled(_ digits: String, zero: String) -> String {
    digits.unicodeScalars.map { digit in
      digit == "0" ? zero : Int(String(digit)).map(KoreanNumber.sino) ?? ""
    }.joined()
  }
}

/// Digits mixed with the words for large numbers: 2만 3천, 3백, 1억 2,000만.
enum KoreanLargeNumber {
  private static let small: [Unicode.Scalar: Int] = ["십": 10, "백": 100, "천": 1_000]
  private static let big: [Unicode.Scalar: Int] = ["만": 10_000, "억": 100_000_000, "조": 1_000_000_000_000]

  /// The unit written here behind digits. 조 is one only before money, 만 not in 만두.
  static func bigUnit(_ source: SpeechScalars, at place: Int) -> (value: Int, name: String)? {
    guard let sign = source[place], let value = big[sign] else { return nil }
    let next = source.end(from: place + 1) { source[$0] == " " }
    let isMoney = source.isDigit(next) || source.starts("원", at: next) || source.starts("달러", at: next)
    guard sign == "억" || isMoney || (sign == "만" && mayEnd(source, next, isJoined: next == place + 1)) else {
      return nil
    }
    return (value, String(sign))
  }

  private static func mayEnd(_ source: SpeechScalars, _ next: Int, isJoined: Bool) -> Bool {
    !isJoined || !source.isHangul(next) || KoreanSpeechCounter.find(in: source, at: next) != nil
      || ParticleStack.all(in: source.scalars, from: next).contains { !source.isHangul($0.end) }
  }

  /// The whole number that goes on behind its first digits; nil if it ends there.
  static func read(_ source: SpeechScalars, _ first: Int, at start: Int) -> (value: Int, end: Int)? {
    var (total, group, pending, end) = (0, 0, Optional(first), start)
    var place = start
    while let sign = source[place] {
      if let unit = small[sign], let digit = pending, digit < 10_000 / unit {
        group += digit * unit
        pending = nil
      } else if let (unit, _) = bigUnit(source, at: place), group + (pending ?? 0) > 0,
        unit < 1_000_000_000_000_000
      {
        let (value, overflows) = (group + (pending ?? 0)).multipliedReportingOverflow(by: unit)
        guard !overflows, value < Int.max / 2 - total else { return nil }
        total += value
        (group, pending) = (0, nil)
      } else {
        break
      }
      place += 1
      end = place
      let next = source.end(from: place) { source[$0] == " " }
      guard source.isDigit(next),
        case (.whole(let value), let after) = AmountScanner(source: source).amount(at: next),
        value < 10_000
      else { break }
      (pending, place) = (value, after)
      // 2만 3마리 would be two numbers; 2만 3천 and 2만 3,000 are one.
      let goesOn = source[after].map { small[$0] != nil } ?? false
      if !goesOn, bigUnit(source, at: after) == nil {
        guard next == end || value >= 100 else { break }
        group += value
        (pending, end) = (nil, after)
        break
      }
    }
    return end > start ? (total + group, end) : nil
  }
}
