import Language

/// English as it is spoken, for a voice that reads words only: numbers, units and signs become words, acronyms single letters.
///
/// ```swift
/// EnglishSpeech.spell("$3.50 · 2:30 pm")   // "three dollars and fifty cents, two thirty P M"
/// EnglishSpeech.spell("1.5 l of KFC gravy")  // "one point five liters of K F C gravy"
/// ```
///
/// The result has no digit and no two capitals in a row, and spelling it again changes nothing. What is displayed is never changed.
public enum EnglishSpeech {
  /// The spoken form of a displayed text, in time linear in the text.
  public static func spell(_ text: String) -> String {
    var reader = EnglishSpeechReader(text)
    return reader.read()
  }
}

/// Goes through the displayed text once.
struct EnglishSpeechReader {
  let source: SpeechScalars
  var index = 0
  var spoken = SpeechWriter()

  init(_ text: String) { source = SpeechScalars(text) }

  mutating func read() -> String {
    while let next = source[index] {
      if readNumber() || readWord() { continue }
      readSign(next)
      index += 1
    }
    return spoken.text
  }

  private mutating func readSign(_ sign: Unicode.Scalar) {
    if let mark = Self.marks[sign] {
      // A number leaves a gap behind it, but its comma is a comma.
      if ".,".unicodeScalars.contains(mark), spoken.adjacent == nil, !source.isDigit(index - 1) { return }
      spoken.mark(mark)
    } else if let word = Self.words[sign] {
      spoken.sayApart(word)
    } else if sign == "\n" {
      spoken.stop()
    } else if sign == ":" || "·|→┃│()[]{}".unicodeScalars.contains(sign) {
      spoken.pause()
    } else if sign == "'", spoken.adjacent.map(SpeechScalars.isLatin) == true, isSmall(index + 1) {
      spoken.say("'")
    } else if sign == "-" {
      readHyphen()
    } else if sign.isASCII || !isRead(sign) {
      if sign != "\"" && sign != "'" { spoken.space() }
    } else {
      spoken.say(String(sign))
    }
  }

  /// ready-to-eat keeps its hyphens; between words it is a pause.
  private mutating func readHyphen() {
    if isSmall(index - 1), isSmall(index + 1), spoken.adjacent != nil {
      spoken.say("-")
    } else if source.isSpace(index - 1), source.isSpace(index + 1) {
      spoken.pause()
    } else {
      spoken.space()
    }
  }

  private func isRead(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !Hangul.isLetter(scalar) && properties.numericType == nil
      && (properties.isAlphabetic || properties.isIdeographic
        || properties.canonicalCombiningClass != .notReordered)
  }

  /// Runs of capitals are spelled, letter for letter apart; every other word stays.
  private mutating func readWord() -> Bool {
    let end = source.end(from: index, while: source.isLatin)
    guard end > index else { return false }
    let word = source.text(index..<end)
    if word.lowercased() == "no", source[end] == ".",
      source.isDigit(source.end(from: end + 1) { source[$0] == " " })
    {
      spoken.sayApart("number")
      index = end + 1
      return true
    }
    if word == "OK" { spoken.say("okay") } else { sayLetters(of: Array(word.unicodeScalars)) }
    index = end
    return true
  }

  private mutating func sayLetters(of letters: [Unicode.Scalar]) {
    for (place, letter) in letters.enumerated() {
      let startsWord = place + 1 < letters.count && !isCapital(letters[place + 1])
      let beforeCapital = place + 1 < letters.count && !startsWord
      let behindCapital = spoken.adjacent.map(isCapital) ?? false
      if isCapital(letter), behindCapital || (beforeCapital && place > 0) { spoken.space() }
      spoken.say(String(letter))
    }
  }

  private func isCapital(_ letter: Unicode.Scalar) -> Bool { ("A"..."Z").contains(letter) }

  private func isSmall(_ index: Int) -> Bool { source[index].map { ("a"..."z").contains($0) } ?? false }

  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    ".": ".", ",": ",", "?": "?", "!": "!", ";": ",",
  ]

  private static let words: [Unicode.Scalar: String] = [
    "%": "percent", "&": "and", "+": "plus", "@": "at", "=": "equals", "×": "times", "÷": "divided by",
    "℃": "degrees Celsius",
    "°": "degrees", "½": "one half", "¼": "one quarter", "¾": "three quarters", "⅓": "one third",
    "⅔": "two thirds",
    "№": "number", "#": "number", "₩": "won", "$": "dollars", "€": "euros", "¥": "yen", "£": "pounds",
    "~": "to",
  ]
}
