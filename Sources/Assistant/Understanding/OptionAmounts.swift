import AppIntents
import Language
import Languages

/// Puts options in order by a quality: 제일 싼 거, 가까운 데, the cheapest one.
///
/// An option carries its amounts where the person sees them, with their units: `4.8점 · 25분`, `18,000원`. What is
/// not shown is not compared.
struct OptionAmounts {
  let options: [IntentOption]

  /// The options at the wanted end; several when they are equal. Nil unless every option shows the quality.
  func first(by comparison: OptionComparison) -> [IntentOption]? {
    let amounts = options.map { Self.amount(of: comparison.quality, in: $0) }
    let known = amounts.compactMap(\.self)
    guard known.count == options.count,
      let best = comparison.end == .least ? known.min() : known.max()
    else { return nil }
    return zip(options, amounts).filter { $0.1 == best }.map(\.0)
  }

  /// How much of a quality an option shows.
  static func amount(of quality: OptionComparison.Quality, in option: IntentOption) -> Double? {
    guard let units = words.units[quality] else { return nil }
    let text = Array((option.subtitle ?? "").lowercased().unicodeScalars)
    return units.lazy.compactMap { amount($0, in: text) }.first
  }

  private static let words = ConversationWords.all

  /// The first number with this unit. A price is none that is said to be a fee or a minimum.
  private static func amount(_ unit: AmountUnit, in text: [Unicode.Scalar]) -> Double? {
    var index = 0
    while index < text.count {
      guard isDigit(text[index]) else {
        index += 1
        continue
      }
      let end = numberEnd(in: text, from: index)
      let before = String(String.UnicodeScalarView(text[..<index])).trimmed
      let after = String(String.UnicodeScalarView(text[end...])).trimmed
      let fits = before.hasSuffix(unit.before) && starts(after, with: unit.after)
      if fits, !unit.before.isEmpty || !words.otherAmounts.contains(where: before.hasSuffix) {
        let digits = text[index..<end].filter { $0 != "," }
        return Double(String(String.UnicodeScalarView(digits))).map { $0 * unit.factor }
      }
      index = end
    }
    return nil
  }

  /// A unit of Latin letters is not the beginning of a longer word: 5 m is no 5 min.
  private static func starts(_ text: String, with unit: String) -> Bool {
    guard text.hasPrefix(unit) else { return false }
    guard let last = unit.unicodeScalars.last, last.isASCII, let next = text.dropFirst(unit.count).first
    else {
      return true
    }
    return !next.isLetter
  }

  private static func numberEnd(in text: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < text.count {
      let isInside = (text[end] == "," || text[end] == ".") && end + 1 < text.count && isDigit(text[end + 1])
      guard isDigit(text[end]) || isInside else { break }
      end += 1
    }
    return end
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

extension String {
  fileprivate var trimmed: String {
    let text = drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
