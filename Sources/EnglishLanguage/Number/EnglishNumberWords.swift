import Language

/// The words of which English numbers are made.
///
/// Source: the cardinal and ordinal series of English grammars; “dozen”, “couple” and “pair” are read because
/// they are how people order.
enum EnglishNumberWords {
  static let units: EnglishNumeralTable = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19,
  ]

  static let tens: EnglishNumeralTable = [
    "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80,
    "ninety": 90,
  ]

  /// Smallest first: each may be followed by a number below itself.
  static let scales: [(words: [String], value: Double)] = [
    (["hundred", "hundreds"], 100), (["thousand", "thousands"], 1_000), (["million", "millions"], 1_000_000),
    (["billion", "billions"], 1_000_000_000),
  ]

  /// What stands for a number as a whole, with the article that belongs to it.
  static let wholes: [(words: String, value: ClosedRange<Double>)] = [
    ("a dozen", 12...12), ("a couple", 2...2), ("a couple of", 2...2), ("a pair", 2...2),
    ("a pair of", 2...2),
    ("couple of", 2...2), ("pair of", 2...2), ("half a dozen", 6...6), ("half dozen", 6...6),
    ("a half dozen", 6...6), ("half", 0.5...0.5), ("a half", 0.5...0.5), ("half a", 0.5...0.5),
    ("half an", 0.5...0.5), ("half of a", 0.5...0.5), ("a quarter", 0.25...0.25),
    ("a quarter of a", 0.25...0.25),
    ("three quarters", 0.75...0.75), ("a few", 3...5), ("several", 3...5),
  ]

  /// What is added to a whole number said before it.
  static let additions: [(words: String, value: Double)] = [
    ("and a half", 0.5), ("and half", 0.5), ("and a quarter", 0.25), ("and three quarters", 0.75),
  ]

  static let ordinals: EnglishNumeralTable = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
    "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
    "fortieth": 40, "fiftieth": 50, "sixtieth": 60, "seventieth": 70, "eightieth": 80, "ninetieth": 90,
    "hundredth": 100, "thousandth": 1_000,
  ]

  /// Every form of a counter by its form for one thing.
  static let counters: [String: String] = {
    var forms: [String: String] = [
      "people": "person", "persons": "person", "pcs": "piece", "pc": "piece", "ea": "piece", "min": "minute",
      "mins": "minute", "hr": "hour", "hrs": "hour", "sec": "second", "secs": "second", "%": "percent",
      "x": "time", "copies": "copy", "loaves": "loaf", "glasses": "glass", "boxes": "box", "dishes": "dish",
      "bunches": "bunch", "inches": "inch", "lots": "lot",
    ]
    for counter in regularCounters { forms[counter + "s"] = counter }
    for counter in regularCounters + [
      "box", "glass", "copy", "loaf", "dish", "bunch", "inch", "person", "percent",
    ] {
      forms[counter] = counter
    }
    return forms
  }()

  /// Those that say when, how long, how much or for whom, and not how many of a thing.
  static let measures: Set<String> = [
    "person", "second", "minute", "hour", "day", "week", "month", "year", "degree", "dollar", "table",
    "percent", "liter",
    "litre", "meter", "metre", "kilometer", "kilometre", "mile", "inch", "round",
  ]

  private static let regularCounters = [
    "piece", "order", "bowl", "plate", "cup", "bottle", "can", "slice", "bucket", "bag", "pack", "packet",
    "portion",
    "serving", "set", "side", "carton", "case", "tray", "pot", "basket", "jug", "pitcher", "mug", "tub",
    "jar",
    "stick", "scoop", "sheet", "helping", "round", "unit", "item", "shot", "pint", "liter", "litre", "skewer",
    "roll", "platter", "time", "second", "minute", "hour", "day", "week", "month", "year", "degree", "dollar",
    "table", "ticket", "meter", "metre", "kilometer", "kilometre", "mile",
  ]
}

/// Words with their numbers, found by their first letter.
struct EnglishNumeralTable: ExpressibleByDictionaryLiteral, Sendable {
  typealias Row = (letters: [Unicode.Scalar], value: Double)

  private var rows: [[Row]] = Array(repeating: [], count: 26)

  init(dictionaryLiteral words: (String, Double)...) {
    for (word, value) in words {
      let letters = Array(word.unicodeScalars)
      guard let place = letters.first.flatMap(Self.place) else { continue }
      rows[place].append((letters, value))
    }
    // The shorter first: six before sixteen.
    for place in rows.indices { rows[place].sort { $0.letters.count < $1.letters.count } }
  }

  func words(beginningWith letter: Unicode.Scalar) -> [Row] { Self.place(letter).map { rows[$0] } ?? [] }

  private static func place(_ letter: Unicode.Scalar) -> Int? {
    ("a"..."z").contains(letter) ? Int(letter.value) - 97 : nil
  }
}
