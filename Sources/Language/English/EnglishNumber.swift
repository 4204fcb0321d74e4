/// English numbers in words and digits, read into the same form as Korean ones.
public enum EnglishNumber {
  /// Every reading that begins at a place, the longest first. Words must begin and end where the user put
  /// spaces or hyphens.
  public static func all(
    in scalars: [Unicode.Scalar], from start: Int, spaceBefore: [Bool] = []
  ) -> [NumberReading] {
    var words = Scan(scalars: scalars, spaceBefore: spaceBefore, place: start)
    return words.readings()
  }

  /// The number that a whole text is; nil if it is anything else.
  public static func read(_ text: String) -> NumberReading? {
    let normal = NormalText(text)
    return all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore).first { $0.end == normal.count }
  }

  /// A whole number in words: twenty-three, one hundred and five is “one hundred five”.
  public static func spelled(_ number: Int) -> String {
    if number < 0 { return "minus " + spelled(-number) }
    if number < 20 { return ones[number] }
    if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + ones[number % 10]) }
    for (value, name) in [
      (1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (100, "hundred"),
    ] where number >= value {
      return spelled(number / value) + " " + name + (number % value == 0 ? "" : " " + spelled(number % value))
    }
    return String(number)
  }

  /// Which one of several: 1st, 2nd, 3rd, 11th.
  public static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let suffix = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return String(number) + suffix
  }

  /// Several things in a row: A, B, and C.
  public static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.count == 2
      ? items[0] + " and " + last : items.dropLast().joined(separator: ", ") + ", and " + last
  }

  static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  private static let ordinals = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
    "nineteenth",
  ]

  private static let small: [String: Double] = {
    var result: [String: Double] = [:]
    for (value, word) in ones.enumerated() { result[word] = Double(value) }
    for (ten, word) in tens.enumerated() where ten > 1 {
      result[word] = Double(ten * 10)
      for one in 1...9 {
        result[word + ones[one]] = Double(ten * 10 + one)
        result[word + "-" + ones[one]] = Double(ten * 10 + one)
      }
    }
    return result
  }()

  private static let amounts: [String: Double] = [
    "dozen": 12, "couple": 2, "pair": 2, "half": 0.5, "quarter": 0.25,
  ]

  /// Reads word by word.
  private struct Scan {
    let scalars: [Unicode.Scalar]
    let spaceBefore: [Bool]
    var place: Int

    mutating func readings() -> [NumberReading] {
      let start = place
      guard start < scalars.count, isBoundary(start) else { return [] }
      if let ordinal = ordinal(at: start) { return [ordinal] }
      if let amount = amount(at: start) { return [amount] }
      guard var reading = cardinal(at: start) else { return [] }
      var found = [reading]
      if let half = half(after: reading) { found.append(half) }
      if let range = range(from: reading) { found.append(range) }
      reading = found.max { $0.end < $1.end } ?? reading
      for word in ["more", "each", "only"] where self.word(at: reading.end)?.text == word {
        var marked = reading
        marked.end += word.unicodeScalars.count
        marked.marks = word == "more" ? .more : word == "each" ? .each : .only
        found.append(marked)
      }
      return found.sorted { $0.end > $1.end }
    }

    func isBoundary(_ index: Int) -> Bool {
      spaceBefore.isEmpty || index >= scalars.count || spaceBefore[index] || !isLetter(index)
        || !isLetter(index - 1)
    }

    private func isLetter(_ index: Int) -> Bool {
      index >= 0 && index < scalars.count && ("a"..."z").contains(scalars[index])
    }

    func word(at start: Int) -> (text: String, end: Int)? {
      guard start < scalars.count else { return nil }
      var end = start
      while end < scalars.count, end == start || !(end < spaceBefore.count && spaceBefore[end]),
        isLetter(end) || scalars[end] == "-"
      { end += 1 }
      guard end > start else { return nil }
      return (String(String.UnicodeScalarView(scalars[start..<end])), end)
    }

    func digits(at start: Int) -> (value: Double, end: Int)? {
      NumberScanner(scalars: scalars, spaceBefore: spaceBefore).digits(from: start)
    }

    func cardinal(at start: Int) -> NumberReading? {
      var index = start
      var total = 0.0
      var group: Double?
      while true {
        if let (value, end) = digits(at: index), group == nil {
          group = value
          index = end
        } else if let (text, end) = word(at: index) {
          if let value = EnglishNumber.small[text], mayFollow(group, value) {
            group = (group ?? 0) + value
          } else if text == "hundred", let count = group, count < 100 {
            group = count * 100
          } else if let unit = ["thousand": 1e3, "million": 1e6, "billion": 1e9, "k": 1e3][text],
            let count = group
          {
            total += count * unit
            group = nil
          } else if text == "and", group.map({ $0 >= 100 }) ?? (total > 0), let next = word(at: end),
            EnglishNumber.small[next.text] != nil
          {
            // “and” joins only inside a number.
          } else {
            break
          }
          index = end
        } else {
          break
        }
      }
      guard index > start else { return nil }
      return NumberReading(end: index, value: total + (group ?? 0), kind: .cardinal)
    }

    /// twenty three, one hundred five; but not two three.
    private func mayFollow(_ group: Double?, _ value: Double) -> Bool {
      guard let group else { return true }
      let isTens = group >= 20 && group < 100 && Int(group).isMultiple(of: 10) && value < 10
      return isTens || group >= 100
    }

    func ordinal(at start: Int) -> NumberReading? {
      if let (text, end) = word(at: start), let value = EnglishNumber.ordinals.firstIndex(of: text), value > 0
      {
        return NumberReading(end: end, value: Double(value), kind: .ordinal)
      }
      guard let (value, end) = digits(at: start), let (suffix, stop) = word(at: end),
        ["st", "nd", "rd", "th"].contains(suffix),
        spaceBefore.isEmpty || !spaceBefore[end]
      else { return nil }
      return NumberReading(end: stop, value: value, kind: .ordinal)
    }

    /// a dozen, half a, a couple of, a, an.
    func amount(at start: Int) -> NumberReading? {
      guard let (first, firstEnd) = word(at: start) else { return nil }
      if first == "half" {
        let (second, end) = word(at: firstEnd) ?? ("", firstEnd)
        let isDozen = second == "a" && word(at: end)?.text == "dozen"
        if isDozen, let dozen = word(at: end) {
          return NumberReading(end: dozen.end, value: 6, kind: .cardinal)
        }
        return NumberReading(end: ["a", "an"].contains(second) ? end : firstEnd, value: 0.5, kind: .fraction)
      }
      guard first == "a" || first == "an" || first == "dozen" else { return nil }
      let unit = first == "dozen" ? (text: first, end: firstEnd) : word(at: firstEnd)
      guard let unit, let value = EnglishNumber.amounts[unit.text] else {
        return first == "dozen" ? nil : NumberReading(end: firstEnd, value: 1, kind: .cardinal, isBare: true)
      }
      let end = word(at: unit.end).flatMap { $0.text == "of" ? $0.end : nil } ?? unit.end
      return NumberReading(end: end, value: value, kind: value < 1 ? .fraction : .cardinal)
    }

    /// two and a half.
    func half(after reading: NumberReading) -> NumberReading? {
      var index = reading.end
      for expected in ["and", "a", "half"] {
        guard let (text, end) = word(at: index), text == expected else { return nil }
        index = end
      }
      var half = reading
      half.end = index
      half.value += 0.5
      return half
    }

    /// two to three, 2-3, two or three.
    func range(from reading: NumberReading) -> NumberReading? {
      var next = reading.end
      if next < scalars.count, "-~".unicodeScalars.contains(scalars[next]) {
        next += 1
      } else if let (text, end) = word(at: next), text == "to" || text == "or" {
        next = end
      } else {
        return nil
      }
      guard let upper = cardinal(at: next), upper.value > reading.value else { return nil }
      return NumberReading(end: upper.end, value: reading.value, upper: upper.value, kind: .range)
    }
  }
}
