import Language

// Numbers with what belongs to them: money, dates, times, ordinals, units.

extension EnglishSpeechReader {
  /// Reads a number that begins here, with its sign before it and its unit behind it.
  mutating func readNumber() -> Bool {
    if let sign = source[index], source.isDigit(index + 1) {
      if let currency = EnglishCurrency.bySign[sign] { return readMoney(currency) }
      if "-+".unicodeScalars.contains(sign), source.isSpace(index - 1) {
        spoken.sayApart(sign == "-" ? "minus" : "plus")
        index += 1
      } else if sign == "x", source.isSpace(index - 1) {
        spoken.sayApart("times")
        index += 1
      }
    }
    let isCode = source[index] == "(" && AmountScanner(source: source).telephone(at: index) != nil
    guard source.isDigit(index) || isCode else { return false }
    spoken.space()
    if readDate() || readClock() || readOrdinal() {
      spoken.space()
      return true
    }
    let (amount, end) = AmountScanner(source: source).amount(at: index)
    spoken.say(EnglishAmount.words(amount))
    index = end
    readUnit(of: amount)
    return true
  }

  private mutating func readMoney(_ currency: EnglishCurrency) -> Bool {
    spoken.space()
    let (amount, end) = AmountScanner(source: source).amount(at: index + 1)
    spoken.say(currency.words(amount))
    spoken.space()
    index = end
    return true
  }

  private mutating func readDate() -> Bool {
    guard let (year, month, day, end) = WrittenMoment.date(in: source, at: index) else { return false }
    spoken.say(
      "\(EnglishAmount.months[month - 1]) \(EnglishAmount.ordinal(day)), \(EnglishAmount.year(year))")
    index = source[end] == "T" && source.isDigit(end + 1) ? end + 1 : end
    return true
  }

  private mutating func readClock() -> Bool {
    guard let (hour, minute, _, end) = WrittenMoment.clock(in: source, at: index) else { return false }
    let half = source.end(from: end) { source[$0] == " " }
    let hasHalf = ["am", "pm", "AM", "PM", "a.m", "p.m"].contains { source.starts($0, at: half) }
    let tail =
      switch minute {
      case 0: hasHalf ? "" : " o'clock"
      case 1..<10: " oh " + EnglishAmount.cardinal(minute)
      default: " " + EnglishAmount.cardinal(minute)
      }
    spoken.say(EnglishAmount.cardinal(hour) + tail)
    index = end
    readHalfOfDay()
    return true
  }

  /// am and pm are spelled.
  private mutating func readHalfOfDay() {
    let start = source.end(from: index) { source[$0] == " " }
    for (word, letters) in [("am", "A M"), ("pm", "P M"), ("AM", "A M"), ("PM", "P M")]
    where source.starts(word, at: start) && !source.isLatin(start + 2) {
      spoken.sayApart(letters)
      index = start + 2
    }
  }

  private mutating func readOrdinal() -> Bool {
    let end = source.end(from: index, while: source.isDigit)
    guard ["st", "nd", "rd", "th"].contains(where: { source.starts($0, at: end) }), !source.isLatin(end + 2),
      let number = Int(source.text(index..<end)), number < 1_000_000_000
    else { return false }
    spoken.say(EnglishAmount.ordinal(number))
    index = end + 2
    return true
  }

  /// A unit directly behind the number or behind one space, am or pm, or the other end of a range.
  private mutating func readUnit(of amount: WrittenAmount) {
    if ["-", "~"].contains(where: { source.starts($0, at: index) }), source.isDigit(index + 1) {
      spoken.sayApart("to")
      index += 1
      return
    }
    for start in [index, index + 1] where start == index || source[index] == " " {
      guard let (unit, end) = EnglishUnit.find(in: source, at: start) else { continue }
      spoken.sayApart(amount == .whole(1) ? unit.one : unit.many)
      index = end
      return
    }
    if case .whole(1...12) = amount { readHalfOfDay() }
    spoken.space()
  }
}

/// A currency by its sign.
struct EnglishCurrency: Hashable, Sendable {
  var one: String
  var many: String
  /// The hundredth part; empty for currencies without one.
  var cents = ""

  static let bySign: [Unicode.Scalar: EnglishCurrency] = [
    "$": EnglishCurrency(one: "dollar", many: "dollars", cents: "cent"),
    "₩": EnglishCurrency(one: "won", many: "won"),
    "€": EnglishCurrency(one: "euro", many: "euros", cents: "cent"),
    "¥": EnglishCurrency(one: "yen", many: "yen"),
    "£": EnglishCurrency(one: "pound", many: "pounds"),
  ]

  func words(_ amount: WrittenAmount) -> String {
    guard case .decimal(let whole, let digits) = amount, digits.count == 2, let part = Int(digits),
      !cents.isEmpty
    else {
      return "\(EnglishAmount.words(amount)) \(amount == .whole(1) ? one : many)"
    }
    let head = "\(EnglishAmount.cardinal(whole)) \(whole == 1 ? one : many)"
    return part == 0 ? head : head + " and \(EnglishAmount.cardinal(part)) \(cents)\(part == 1 ? "" : "s")"
  }
}

/// Units in letters and signs behind a number.
struct EnglishUnit: Hashable, Sendable {
  var one: String
  var many: String

  static func find(in source: SpeechScalars, at start: Int) -> (unit: EnglishUnit, end: Int)? {
    for (sign, name) in signs where source.starts(sign, at: start) {
      return (EnglishUnit(one: name, many: name), start + sign.unicodeScalars.count)
    }
    let end = source.end(from: start, while: source.isLatin)
    guard end > start, !source.isDigit(end), let one = names[source.text(start..<end)] else { return nil }
    return (EnglishUnit(one: one, many: plurals[one] ?? one + "s"), end)
  }

  /// Longer signs first.
  private static let signs = [
    ("km/h", "kilometers per hour"), ("%", "percent"), ("°C", "degrees Celsius"),
    ("°F", "degrees Fahrenheit"), ("℃", "degrees Celsius"),
    ("°", "degrees"),
  ]

  private static let names = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "kg": "kilogram", "g": "gram",
    "mg": "milligram",
    "l": "liter", "L": "liter", "ml": "milliliter", "mL": "milliliter", "lb": "pound", "lbs": "pound",
    "oz": "ounce", "ft": "foot",
    "mi": "mile", "mph": "mile per hour", "min": "minute", "mins": "minute", "hr": "hour", "hrs": "hour",
    "h": "hour", "s": "second",
    "sec": "second", "kcal": "kilocalorie", "cal": "calorie", "W": "watt", "kW": "kilowatt",
    "kWh": "kilowatt hour", "V": "volt",
    "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "pcs": "piece", "KRW": "won",
    "USD": "dollar",
  ]

  private static let plurals = ["foot": "feet", "won": "won", "mile per hour": "miles per hour"]
}
