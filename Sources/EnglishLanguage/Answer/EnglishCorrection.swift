package import Language

/// Reads what somebody says who changes an answer: make it two, not cola but cider, actually three.
package enum EnglishCorrection {
  /// The words that count, in scalars of the text; nil if nothing is corrected.
  package static func rest(in text: NormalText) -> Range<Int>? {
    guard text.scalars.contains(where: { ("a"..."z").contains($0) }) else { return nil }
    let sentence = EnglishSentence(text)
    guard let rest = contrasted(sentence.words) ?? restated(sentence.words), !rest.isEmpty else { return nil }
    let words = sentence.words[rest]
    guard let first = words.first, let last = words.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  // MARK: One thing for another

  /// not X but Y · Y instead of X · Y, not X · not X, Y.
  private static func contrasted(_ words: [EnglishWord]) -> Range<Int>? {
    let start = words.firstIndex { !fillers.contains($0.text) } ?? 0
    let texts = words.map(\.text)
    if let instead = texts.lastIndex(of: "instead"), instead > start { return start..<instead }
    if let rather = texts.lastIndex(of: "rather"), rather > start, texts.dropFirst(rather + 1).first == "than"
    {
      return start..<rather
    }
    guard let not = texts.lastIndex(of: "not"), !isVerbal(texts, not) else { return nil }
    if not > start { return start..<not }
    let isAdded = { (index: Int) in words[index].text == "but" || words[index].opensSegment }
    guard let other = words.indices.dropFirst(not + 2).first(where: isAdded) else { return nil }
    let wanted = words.indices.dropFirst(other).first { !fillers.contains(words[$0].text) }
    return wanted.map { $0..<words.count }
  }

  /// The not of “do not”.
  private static func isVerbal(_ words: [String], _ index: Int) -> Bool {
    index > 0 && EnglishPhraseWords.questionWords.contains(words[index - 1])
  }

  // MARK: The same again, otherwise

  /// Behind make it, I mean, change it to and their like; “actually” is enough.
  private static func restated(_ words: [EnglishWord]) -> Range<Int>? {
    var index = 0
    var isRestated = false
    while index < words.count {
      if let length = length(of: restatements, words, index) {
        isRestated = true
        index += length
      } else if fillers.contains(words[index].text) {
        index += 1
      } else {
        break
      }
    }
    return isRestated && index < words.count ? index..<words.count : nil
  }

  private static func length(of rows: [[String]], _ words: [EnglishWord], _ index: Int) -> Int? {
    rows.filter { words[index...].map(\.text).starts(with: $0) }.map(\.count).max()
  }

  private static let restatements = [
    "make it", "make that", "make them", "i mean", "i meant", "i said", "i meant to say", "i wanted",
    "change it to",
    "change that to", "change to", "switch to", "switch it to", "let us make it", "actually", "sorry",
    "rather",
    "could you make it", "can you make it", "or rather",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let fillers: Set<String> = [
    "yes", "yeah", "yep", "ok", "okay", "sure", "no", "nope", "nah", "wait", "oh", "well", "but", "and",
    "please", "just",
    "then", "um", "uh", "hmm", "so", "hold", "on",
  ]
}
