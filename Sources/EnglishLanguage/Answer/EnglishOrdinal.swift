package import Language

/// English words for which one: the second one, number two, last, 3rd.
package enum EnglishOrdinal {
  private static let words: [(String, Int)] = [
    ("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("sixth", 6), ("seventh", 7),
    ("eighth", 8), ("ninth", 9),
    ("tenth", 10), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
    ("eight", 8), ("nine", 9),
    ("ten", 10),
  ]

  /// The option an English expression names, and where the expression ends. The text has no spaces; words
  /// must begin and end where the user put some.
  package static func choice(in text: NormalText, from start: Int, count: Int) -> (index: Int, end: Int)? {
    guard start < text.count, text.scalars[start].isASCII else { return nil }
    var place = start
    for word in ["the", "number", "option", "no.", "#"] where ends(word, in: text, at: place) {
      place += word.unicodeScalars.count
    }
    for (word, end) in [
      ("last", count - 1), ("bottom", count - 1), ("top", 0), ("middle", count % 2 == 1 ? count / 2 : -1),
    ]
    where ends(word, in: text, at: place) && (0..<count).contains(end) {
      return (end, place + word.unicodeScalars.count)
    }
    for (word, number) in words where ends(word, in: text, at: place) && number <= count {
      let end = place + word.unicodeScalars.count
      return fromBehind(number, in: text, at: end, count: count) ?? (number - 1, end)
    }
    return numeral(in: text, at: place, count: count, isMarked: place > start)
  }

  /// second to last, third from the bottom.
  private static func fromBehind(_ number: Int, in text: NormalText, at start: Int, count: Int) -> (
    index: Int, end: Int
  )? {
    for words in ["tolast", "tothelast", "fromlast", "fromthelast", "fromthebottom", "fromtheend"]
    where ends(words, in: text, at: start) {
      return (count - number, start + words.unicodeScalars.count)
    }
    return nil
  }

  /// 2nd, or a number behind “number” or “option”.
  private static func numeral(in text: NormalText, at start: Int, count: Int, isMarked: Bool) -> (
    index: Int, end: Int
  )? {
    var end = start
    while end < text.count, ("0"..."9").contains(text.scalars[end]), end == start || !text.spaceBefore[end] {
      end += 1
    }
    guard end > start, let number = Int(text.slice(start..<end)), (1...max(1, count)).contains(number) else {
      return nil
    }
    for suffix in ["st", "nd", "rd", "th"] where ends(suffix, in: text, at: end, inWord: true) {
      return (number - 1, end + 2)
    }
    return isMarked ? (number - 1, end) : nil
  }

  private static func ends(_ word: String, in text: NormalText, at start: Int, inWord: Bool = false) -> Bool {
    guard inWord || text.spaceBefore[start], let end = text.scalars.end(of: word, at: start) else {
      return false
    }
    return word == "#" || word == "no." || text.spaceBefore[end] || text.scalars[end] == ","
  }
}
