import Language

/// Finds what the end of a written text sounds like.
enum SpokenEnding {
  static func sound(of text: ArraySlice<Unicode.Scalar>) -> FinalSound? {
    let read = spokenPart(of: text)
    guard let last = read.last else { return nil }
    if Hangul.isSyllable(last) { return FinalSound(last) }
    if Hangul.isLetter(last) {
      return read.dropLast().last == last ? nil : FinalSound(last)
    }
    if isDigit(last) { return NumberEnding.sound(of: read) }
    if let sign = signs[last] { return sign }
    return isLatin(last) ? LatinEnding.sound(of: read) : nil
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Without what is not read at the end. A bracketed group there is a gloss, unless it is all there is.
  private static func spokenPart(of text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var rest = text
    while let last = rest.last {
      if let opening = brackets[last], let start = rest.lastIndex(of: opening) {
        let before = rest[..<start]
        let hasWordBefore = before.contains { !isSilent($0) }
        rest = hasWordBefore ? before : rest[rest.index(after: start)..<rest.index(before: rest.endIndex)]
      } else if isSilent(last) {
        rest = rest.dropLast()
      } else {
        return rest
      }
    }
    return rest
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return !isDigit(scalar) && !isLatin(scalar) && signs[scalar] == nil
    }
    if signs[scalar] != nil { return false }
    return !scalar.properties.isAlphabetic
  }

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "}": "{", "〉": "〈", "》": "《", "】": "【",
  ]

  /// Signs that are read: 퍼센트, 도, 원, 달러, 유로, 엔, 파운드, 앤드, 더하기, 골뱅이.
  static let signs: [Unicode.Scalar: FinalSound] = [
    "%": .vowel, "°": .vowel, "℃": .vowel, "₩": .consonant, "$": .vowel, "€": .vowel, "¥": .consonant,
    "£": .vowel, "&": .vowel, "+": .vowel, "@": .vowel,
  ]
}

/// The reading of a number's end.
enum NumberEnding {
  static func sound(of text: ArraySlice<Unicode.Scalar>) -> FinalSound? {
    let number = text.suffix { SpokenEnding.isDigit($0) || ",./-:".unicodeScalars.contains($0) }
    let before = text[..<number.startIndex].last
    if let before, let sign = SpokenEnding.signs[before], "₩$€¥£".unicodeScalars.contains(before) {
      return sign
    }
    return reading(of: number)
  }

  private static func reading(of number: ArraySlice<Unicode.Scalar>) -> FinalSound? {
    if let slash = number.firstIndex(of: "/"), number.filter({ $0 == "/" }).count == 1,
      number[..<slash].last.map(SpokenEnding.isDigit) == true
    {
      // 2/3 is read 삼분의 이.
      return whole(number[..<slash])
    }
    return whole(number)
  }

  private static func whole(_ number: ArraySlice<Unicode.Scalar>) -> FinalSound? {
    guard let last = number.last else { return nil }
    let isCode = number.contains { "./-:".unicodeScalars.contains($0) }
    let digits = number.filter(SpokenEnding.isDigit)
    let isSpelledOut = isCode || (digits.count > 1 && digits.first == "0")
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    if isSpelledOut || zeros == 0 || zeros == digits.count { return digitSounds[last] }
    return placeSound(zeros)
  }

  /// The name of the last place that is read: 십, 백, 천, 만, 억, 조, 경, 해.
  private static func placeSound(_ zeros: Int) -> FinalSound? {
    if !zeros.isMultiple(of: 4), zeros < 20 { return .consonant }
    switch zeros {
    case 4..<12: return .consonant
    case 12..<16: return .vowel
    case 16..<20: return .consonant
    case 20..<24: return zeros == 20 ? .vowel : .consonant
    default: return nil
    }
  }

  private static let digitSounds: [Unicode.Scalar: FinalSound] = [
    "0": .consonant, "1": .rieul, "2": .vowel, "3": .consonant, "4": .vowel, "5": .vowel, "6": .consonant,
    "7": .rieul, "8": .rieul, "9": .vowel,
  ]
}

/// The reading of a Latin word's end: a unit behind digits, a known word, else letter names.
enum LatinEnding {
  static func sound(of text: ArraySlice<Unicode.Scalar>) -> FinalSound? {
    let letters = text.suffix(SpokenEnding.isLatin)
    let before = text[..<letters.startIndex].last
    let word = String(letters: letters)
    if let before, SpokenEnding.isDigit(before) || before == " ", isAfterDigits(text[..<letters.startIndex]),
      let unit = unitSounds[word]
    {
      return unit
    }
    if before == "°" { return .vowel }
    let joined = text.suffix { SpokenEnding.isLatin($0) || hyphens.contains($0) }.filter(SpokenEnding.isLatin)
    // Wi-Fi is the one word 와이파이.
    let reading = [word, String(letters: joined)].lazy
      .compactMap { LatinReading.korean[$0.lowercased()] }.first
    if let last = reading?.unicodeScalars.last { return FinalSound(last) }
    let isSpelledOut = letters.count == 1 || letters.allSatisfy { ("A"..."Z").contains($0) }
    return isSpelledOut ? letters.last.map(nameSound) : nil
  }

  private static let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}"]

  private static func isAfterDigits(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.last { $0 != " " }.map(SpokenEnding.isDigit) ?? false
  }

  private static func nameSound(_ letter: Unicode.Scalar) -> FinalSound {
    switch letter {
    case "L", "l", "R", "r": .rieul
    case "M", "m", "N", "n": .consonant
    default: .vowel
    }
  }

  private static let unitSounds: [String: FinalSound] = {
    var result: [String: FinalSound] = [:]
    let vowel =
      "km m cm mm nm kcal cal W kW MW Wh kWh mAh GB MB KB TB B Gb Mb Hz kHz MHz GHz V A L l mL ml dL cc ft lb oz in s h ms C F"
    for unit in vowel.split(separator: " ") { result[String(unit)] = .vowel }
    for unit in ["g", "kg", "mg", "t", "am", "pm", "AM", "PM", "min"] { result[unit] = .consonant }
    result["px"] = .rieul
    return result
  }()
}

extension ArraySlice {
  fileprivate func suffix(_ belongs: (Element) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, belongs(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
