import Language

/// Numbers in English words, as they are spoken in American English.
enum EnglishAmount {
  static func words(_ amount: WrittenAmount) -> String {
    switch amount {
    case .whole(let value): cardinal(value)
    case .decimal(let whole, let digits): "\(cardinal(whole)) point \(spelled(digits))"
    case .fraction(let numerator, let denominator): fraction(numerator, denominator)
    case .digits(let groups): groups.map(spelled).joined(separator: ", ")
    case .version(let parts): parts.map { Int($0).map(cardinal) ?? spelled($0) }.joined(separator: " point ")
    }
  }

  /// thirty-eight thousand, one hundred five.
  static func cardinal(_ number: Int) -> String {
    guard number > 0 else { return "zero" }
    var rest = number
    var groups: [String] = []
    for scale in ["", " thousand", " million", " billion", " trillion", " quadrillion"] where rest > 0 {
      if rest % 1_000 > 0 { groups.append(hundreds(rest % 1_000) + scale) }
      rest /= 1_000
    }
    return groups.reversed().joined(separator: " ")
  }

  private static func hundreds(_ number: Int) -> String {
    let head = number >= 100 ? [ones[number / 100] + " hundred"] : []
    let tail = number % 100
    if tail == 0 { return head.joined() }
    let small = tail < 20 ? ones[tail] : tens[tail / 10] + (tail % 10 == 0 ? "" : "-" + ones[tail % 10])
    return (head + [small]).joined(separator: " ")
  }

  /// second, twenty-first, one hundredth.
  static func ordinal(_ number: Int) -> String {
    let words = cardinal(number)
    let start = words.lastIndex { $0 == " " || $0 == "-" }.map { words.index(after: $0) } ?? words.startIndex
    let last = String(words[start...])
    return words[..<start]
      + (irregularOrdinals[last] ?? (last.hasSuffix("y") ? last.dropLast() + "ieth" : last + "th"))
  }

  /// twenty twenty-six, nineteen oh five, two thousand six.
  static func year(_ year: Int) -> String {
    let (century, rest) = (year / 100, year % 100)
    if year % 1_000 < 10 { return cardinal(year) }
    if rest == 0 { return cardinal(century) + " hundred" }
    return cardinal(century) + (rest < 10 ? " oh " : " ") + cardinal(rest)
  }

  private static func fraction(_ numerator: Int, _ denominator: Int) -> String {
    let isOne = numerator == 1
    let part =
      switch denominator {
      case 1: isOne ? "whole" : "wholes"
      case 2: isOne ? "half" : "halves"
      case 4: isOne ? "quarter" : "quarters"
      default: ordinal(denominator) + (isOne ? "" : "s")
      }
    return "\(cardinal(numerator)) \(part)"
  }

  private static func spelled(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map(cardinal).joined(separator: " ")
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let irregularOrdinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
  ]
}
