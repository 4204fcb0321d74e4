import EnglishLanguage
import KoreanLanguage
import Language

/// The words with which the question shows what it asks about: names, numbers, amounts.
///
/// An answer may repeat them: cancel 1043, 네 양념치킨 맞아요, yes the chicken. Other things are never among them.
package struct ShownWords: ShownVocabulary {
  private let words: Set<String>
  /// In their order.
  private let sequence: [String]
  /// Numbers with what they count, as they are shown: 1마리, 19000원, × 2.
  private let amounts: Set<String>
  /// Of what is shown, how many: × 2.
  private let times: Set<Int>
  /// How many there are of the only thing that is shown: 1마리.
  private let onlyCount: Int?

  /// - Parameter text: the question, and the lines shown with it.
  package init(_ text: String) {
    amounts = Self.amounts(in: text)
    times = Set(text.matches(of: #/× (\d{1,9})/#).compactMap { Int($0.output.1) })
    onlyCount = Self.onlyCount(in: text)
    sequence = Self.parts(of: text)
    words = Set(Self.words(in: sequence).filter { $0.count > 1 || $0 == "집" })
  }

  /// Whether every one of the words repeats something, or goes with it: the seasoned chicken, 양념치킨을.
  func holds(for part: [String]) -> Bool {
    guard !words.isEmpty, let last = part.last else { return false }
    if saysTerms(part) || part.count > 1 && isQuoted(part.joined()) || saysOnlyCount(part) { return true }
    if part.count > 1, let number = EnglishShownWords.numbers[part[0]] ?? Int(part[0]) {
      // One chicken, where × 1 is shown.
      return times.contains(number) && holds(for: Array(part.dropFirst()))
    }
    // 경복궁 거.
    let isOf = KoreanShownWords.things.contains(last) || EnglishShownWords.things.contains(last)
    let part = part.count > 1 && isOf ? part.dropLast() : part[...]
    guard let last = part.last, contains(last) || isHome(last) else { return false }
    return part.dropLast().allSatisfy { contains($0) || Self.determiners.contains($0) }
  }

  /// Whether the words repeat a price or an address, which no new request begins with: 19,000원, 월드컵로 1로. How many of a dish
  /// there are may be a choice among several: 한 마리 주문해 줘.
  func saysTerms(_ part: [String]) -> Bool {
    Self.isAmount(part, in: amounts, from: 100)
      || part.count > 1 && ["로", "길"].contains(where: part[part.count - 2].hasSuffix)
        && part[part.count - 1].first?.isNumber ?? false && isQuoted(part.joined())
  }

  /// 양념치킨 한 마리, 하나: of a single thing, as many as are shown. Of several things it may choose one.
  private func saysOnlyCount(_ part: [String]) -> Bool {
    guard let onlyCount else { return false }
    return part.indices.suffix(2).contains { start in
      let text = NormalText(part[start...].joined(separator: " "))
      let isCount = NumberReading.all(in: text.scalars, from: 0, spaceBefore: text.spaceBefore).contains {
        $0.wholeValue == onlyCount && $0.kind == .cardinal && !$0.isBare && $0.marks.isSubset(of: .only)
          && KoreanShownWords.countUnits.contains($0.counter ?? "개")
          && KoreanShownWords.behindCounts.contains(text.slice($0.end..<text.count))
      }
      return isCount && (start == 0 || holds(for: Array(part[..<start])))
    }
  }

  /// Whether one word, with a particle or without, repeats something. 치킨 and 양념 repeat 양념치킨: what is said shorter is
  /// the same thing.
  package func contains(_ word: String) -> Bool {
    if words.contains(word) { return true }
    guard let first = word.unicodeScalars.first else { return false }
    if first.properties.numericType != nil { return isNumber(word) }
    // the visit, where visits are shown.
    guard Hangul.isSyllable(first) else { return word.count > 3 && words.contains(word + "s") }
    return KoreanShownWords.particles.contains { particle in
      guard word.count > particle.count + 1, word.hasSuffix(particle) else { return false }
      let name = word.dropLast(particle.count)
      return words.contains { $0 == name || $0.hasSuffix(name) || $0.hasPrefix(name) && particle.isEmpty }
    }
  }

  /// 집으로, to my house: where the question brings it to.
  private func isHome(_ word: String) -> Bool {
    words.contains("home")
      ? EnglishShownWords.home.contains(word) : words.contains("집") && KoreanShownWords.home.contains(word)
  }

  /// 한 마리 where 1마리 is shown, 만구천원 where 19,000원 is: the same number of the same. Another number is never repeated.
  private static func isAmount(_ part: [String], in amounts: Set<String>, from least: Int = 0) -> Bool {
    let text = NormalText(part.joined(separator: " "))
    return NumberReading.all(in: text.scalars, from: 0, spaceBefore: text.spaceBefore).contains { number in
      guard KoreanShownWords.behindAmounts.contains(text.slice(number.end..<text.count)), number.upper == nil,
        let value = Int(exactly: number.value)
      else { return false }
      return value >= least && amounts.contains("\(value)\(number.counter ?? "")")
    }
  }

  /// 월드컵로 1로: words that stand beside each other in what is shown, in the same order.
  private func isQuoted(_ text: String) -> Bool {
    KoreanShownWords.behindQuotes.contains { ending in
      text.hasSuffix(ending) && isRow(text.dropLast(ending.count))
    }
  }

  private func isRow(_ text: Substring) -> Bool {
    text.count > 3
      && sequence.indices.contains { start in
        var rest = text
        for word in sequence[start...] where !rest.isEmpty {
          guard rest.hasPrefix(word) else { return false }
          rest = rest.dropFirst(word.count)
        }
        return rest.isEmpty
      }
  }

  private static func amounts(in text: String) -> Set<String> {
    let joined = text.replacing(#/(\d),(?=\d{3})/#) { $0.output.1 }
    let counted = joined.matches(of: #/(\d{1,9})([가-힣]{1,3})/#).map { "\($0.output.1)\($0.output.2)" }
    let times = joined.matches(of: #/× (\d{1,9})/#).map { String($0.output.1) }
    let long = joined.matches(of: #/\d{3,9}/#).map { String($0.output) }
    return Set(counted + times + long)
  }

  /// Counts are shown right before or behind their unit: 2마리, × 2. Two of them are of two things.
  private static func onlyCount(in text: String) -> Int? {
    let units = KoreanShownWords.countUnits.joined(separator: "|")
    guard let pattern = try? Regex("([0-9]{1,4})(?:\(units))(?![가-힣])|× ([0-9]{1,4})") else { return nil }
    let counts = text.matches(of: pattern).compactMap { match in
      (match.output[1].substring ?? match.output[2].substring).flatMap { Int($0) }
    }
    return counts.count == 1 ? counts[0] : nil
  }

  /// 1043번, 19,000원: the whole number, with a unit behind it. Two digits may be a quantity.
  private func isNumber(_ word: String) -> Bool {
    let number = word.prefix { $0.isNumber }
    let unit = String(word.dropFirst(number.count))
    return number.count > 2 && words.contains(String(number))
      && (KoreanShownWords.units.contains(unit) || EnglishShownWords.units.contains(unit))
  }

  private static func parts(of text: String) -> [String] {
    let joined = text.replacing(#/(\d),(?=\d{3})/#) { $0.output.1 }
    return NormalText(joined).spaced.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }

  /// 19000원을: its number, too.
  private static func words(in parts: [String]) -> [String] {
    parts + parts.map { String($0.prefix { $0.isNumber }) }
  }

  private static let determiners = KoreanShownWords.determiners.union(EnglishShownWords.determiners)
}
