import Language

// Latin words: known names by their reading, capitals by the names of their letters, everything else as it is.

extension KoreanSpeechReader {
  mutating func readLatin() -> Bool {
    let end = source.end(from: index, while: source.isLatin)
    guard end > index else { return false }
    let word = source.text(index..<end)
    // No. 3 and no.3 are numbers of something; the sign is read with the digits.
    if word.lowercased() == "no", source[end] == ".",
      source.isDigit(source.end(from: end + 1) { source[$0] == " " })
    {
      spoken.sayApart("번호")
      index = end + 1
      return true
    }
    if let (reading, last) = hyphenated(word, endingAt: end) {
      spoken.say(reading)
      index = last
      return true
    }
    spoken.say(LatinReading.korean[word.lowercased()] ?? LetterNames.spellingCapitals(in: word))
    index = end
    return true
  }

  /// Wi-Fi is the one word 와이파이.
  private func hyphenated(_ word: String, endingAt end: Int) -> (reading: String, end: Int)? {
    guard source[end] == "-" else { return nil }
    let last = source.end(from: end + 1, while: source.isLatin)
    return LatinReading.korean[(word + source.text(end + 1..<last)).lowercased()].map { ($0, last) }
  }
}

/// The names of Latin letters in Korean.
enum LetterNames {
  /// Spells runs of capitals and single letters; a capital that only begins a word stays with it.
  static func spellingCapitals(in word: String) -> String {
    let letters = Array(word.unicodeScalars)
    if letters.count == 1 { return names[letters[0].properties.uppercaseMapping] ?? word }
    let isSpelled = letters.indices.map { place in
      let follows = place + 1 < letters.count && isSmall(letters[place + 1])
      return !isSmall(letters[place]) && !follows && (place == 0 || hasCapital(beside: place, letters))
    }
    return letters.indices.map { place in
      let isAlone =
        (place == 0 || isSpelled[place - 1]) && (place + 1 == letters.count || isSpelled[place + 1])
      let letter = String(letters[place])
      return isSpelled[place] || isAlone ? names[letter.uppercased()] ?? letter : letter
    }.joined()
  }

  private static func hasCapital(beside place: Int, _ letters: [Unicode.Scalar]) -> Bool {
    !isSmall(letters[place - 1]) || (place + 1 < letters.count && !isSmall(letters[place + 1]))
  }

  private static func isSmall(_ letter: Unicode.Scalar) -> Bool { ("a"..."z").contains(letter) }

  private static let names: [String: String] = [
    "A": "에이", "B": "비", "C": "씨", "D": "디", "E": "이", "F": "에프", "G": "지", "H": "에이치", "I": "아이", "J": "제이",
    "K": "케이", "L": "엘", "M": "엠", "N": "엔", "O": "오", "P": "피", "Q": "큐", "R": "알", "S": "에스", "T": "티",
    "U": "유",
    "V": "브이", "W": "더블유", "X": "엑스", "Y": "와이", "Z": "지",
  ]
}
