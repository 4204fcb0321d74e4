import Language

/// Korean as it is spoken, for a voice that reads letter by letter: numbers, units, signs and capitals become words.
///
/// ```swift
/// KoreanSpeech.spell("양념치킨 2마리 · 38,000원")   // "양념치킨 두 마리, 삼만 팔천 원"
/// KoreanSpeech.spell("예상 도착 오후 7:42")          // "예상 도착 오후 일곱 시 사십이 분"
/// KoreanSpeech.spell("BHC 4.8점 (리뷰 120개)")       // "비에이치씨 사 점 팔 점"
/// ```
///
/// The result has no digit and no two capitals in a row, and spelling it again changes nothing. What is displayed is
/// never changed; this is another string beside it. Numerals follow the counter's series (`KoreanCounter`), months are 유월 and 시월.
/// A Latin word without a known reading stays as it is.
public enum KoreanSpeech {
  /// The spoken form of a displayed text, in time linear in the text.
  public static func spell(_ text: String) -> String {
    var reader = KoreanSpeechReader(text)
    return reader.read()
  }
}

/// Goes through the displayed text once.
struct KoreanSpeechReader {
  let source: SpeechScalars
  var index = 0
  var spoken = SpeechWriter()

  init(_ text: String) { source = SpeechScalars(text) }

  mutating func read() -> String {
    while let next = source[index] {
      if readPlain(next) { continue }
      if readNumber() || readLatin() || readBracket() { continue }
      readSign(next)
      index += 1
    }
    return spoken.text
  }

  /// Most of a text is syllables and spaces, with which nothing else begins.
  private mutating func readPlain(_ next: Unicode.Scalar) -> Bool {
    if next == " " {
      spoken.space()
      index += 1
      return true
    }
    let end = source.end(from: index, while: source.isHangul)
    guard end > index else { return false }
    spoken.say(letters: source.scalars[index..<end])
    index = end
    return true
  }

  private mutating func readSign(_ sign: Unicode.Scalar) {
    if let mark = SpeechSigns.marks[sign] {
      if ".,".unicodeScalars.contains(mark), spoken.adjacent == nil { return }
      spoken.mark(mark)
    } else if let word = SpeechSigns.words[sign] {
      spoken.sayApart(word)
    } else if sign == "~" {
      readTilde()
    } else if sign == ":", source.isSpace(index + 1) {
      spoken.pause()
    } else if sign == "\n" {
      spoken.stop()
    } else if SpeechSigns.pauses.contains(sign) || (sign == "-" && isBetweenSpaces) {
      isBetweenSpaces || sign != "·" ? spoken.pause() : spoken.space()
    } else if isRead(sign) {
      spoken.say(String(sign))
    } else if !SpeechSigns.silent.contains(sign) {
      spoken.space()
    }
  }

  private var isBetweenSpaces: Bool { source.isSpace(index - 1) && source.isSpace(index + 1) }

  /// 월~금 is 월에서 금; a tilde at the end of a word is only a tone of voice.
  private mutating func readTilde() {
    let next = source.end(from: index + 1) { source[$0] == " " }
    let isRange =
      !spoken.isEmpty && source[next].map(isRead) == true && (source[index - 1] != " ") == (next == index + 1)
    if isRange { spoken.attach("에서") }
    spoken.space()
  }

  private func isRead(_ scalar: Unicode.Scalar) -> Bool {
    if Hangul.isLetter(scalar) { return false }
    if scalar.isASCII { return SpeechScalars.isLatin(scalar) || ("0"..."9").contains(scalar) }
    return scalar.properties.isAlphabetic && scalar.properties.numericType == nil
      || scalar.properties.isIdeographic || scalar.properties.canonicalCombiningClass != .notReordered
  }

  // MARK: Brackets

  /// What stands in brackets behind a word is a gloss and is not read, except the day of the week behind a date. Brackets around
  /// the beginning of a text are dropped and what is inside is read.
  private mutating func readBracket() -> Bool {
    guard let opening = source[index], let closing = SpeechSigns.brackets[opening] else { return false }
    if source.starts("(주)", at: index) {
      spoken.sayApart("주식회사")
      index += 3
      return true
    }
    guard let end = matchingBracket(opening, closing) else { return false }
    if end == index + 2, let day = source[index + 1], "월화수목금토일".unicodeScalars.contains(day), endsInDay {
      spoken.sayApart(String(day) + "요일")
      index = end + 1
      return true
    }
    guard !spoken.isEmpty else { return false }
    index = end + 1
    return true
  }

  private var endsInDay: Bool { spoken.ends(in: " 일") }

  private func matchingBracket(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Int? {
    var depth = 0
    for place in index..<source.count {
      if source[place] == opening { depth += 1 }
      if source[place] == closing { depth -= 1 }
      if depth == 0 { return place }
      if source[place] == "\n" { return nil }
    }
    return nil
  }
}

/// Signs by how they are read.
enum SpeechSigns {
  static let marks: [Unicode.Scalar: Unicode.Scalar] = [".": ".", ",": ",", "?": "?", "!": "!", ";": ","]

  static let words: [Unicode.Scalar: String] = [
    "%": "퍼센트", "&": "앤드", "+": "플러스", "@": "골뱅이", "=": "등호", "×": "곱하기", "÷": "나누기", "℃": "도", "°": "도",
    "½": "이분의 일", "¼": "사분의 일", "¾": "사분의 삼", "⅓": "삼분의 일", "⅔": "삼분의 이", "№": "번호", "#": "번호", "₩": "원",
    "$": "달러",
    "€": "유로", "¥": "엔", "£": "파운드", "²": "제곱", "³": "세제곱", "㎡": "제곱미터", "㎏": "킬로그램", "㎞": "킬로미터",
    "㎖": "밀리리터",
  ]

  static let pauses: Set<Unicode.Scalar> = ["·", "→", "|", "/", "—", "│", "┃", "※"]

  /// Quotation marks; what they enclose is read as if they were not there.
  static let silent: Set<Unicode.Scalar> = ["\"", "'", "\u{200D}"]

  static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}", "【": "】", "（": "）"]
}
