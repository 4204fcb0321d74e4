import Language

/// A sentence as words and the segments that its punctuation makes.
struct EnglishSentence {
  private(set) var words: [EnglishWord] = []
  /// Ranges of `words` between commas, stops and quotation marks.
  private(set) var segments: [Range<Int>] = []

  init(_ text: NormalText) {
    var scanner = Scanner(text)
    words = scanner.words()
    let starts = words.indices.filter { $0 == 0 || words[$0].opensSegment }
    segments = starts.indices.map { starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : words.count) }
  }
}

/// Cuts the normal form at its spaces and punctuation.
private struct Scanner {
  private let text: NormalText
  private let source: [Unicode.Scalar]
  private var found: [EnglishWord] = []
  private var opensSegment = true
  /// The scalar that closes the quotation.
  private var quote: Unicode.Scalar?

  init(_ text: NormalText) {
    self.text = text
    source = Array(text.source.unicodeScalars)
  }

  mutating func words() -> [EnglishWord] {
    var index = 0
    while index < text.count {
      if index > 0, text.spaceBefore[index], wasSeparated(before: index) { opensSegment = true }
      index = isWord(index) ? word(at: index) : mark(at: index)
    }
    return found
  }

  private mutating func word(at start: Int) -> Int {
    var end = start + 1
    while end < text.count, !text.spaceBefore[end], isWord(end) { end += 1 }
    for part in EnglishContraction.words(of: text.slice(start..<end)) {
      found.append(
        EnglishWord(text: part, range: start..<end, opensSegment: opensSegment, isQuoted: quote != nil))
      opensSegment = false
    }
    return end
  }

  private mutating func mark(at index: Int) -> Int {
    let scalar = text.scalars[index]
    if scalar == "\"" || scalar == "'" {
      noteQuote(scalar, at: index)
    } else if Self.separators.contains(scalar), !isBetweenDigits(index) {
      opensSegment = true
    }
    return index + 1
  }

  private mutating func noteQuote(_ scalar: Unicode.Scalar, at index: Int) {
    if quote == scalar {
      quote = nil
    } else if quote == nil, text.scalars[(index + 1)...].contains(scalar) {
      quote = scalar
    }
  }

  private static let separators = Set(",;:.!?()\u{2192}".unicodeScalars)

  /// Letters, digits, and an apostrophe or hyphen-free stop inside a word.
  private func isWord(_ index: Int) -> Bool {
    let scalar = text.scalars[index]
    if scalar == "'" { return isInsideWord(index) }
    return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private func isInsideWord(_ index: Int) -> Bool {
    guard index > 0, index + 1 < text.count, !text.spaceBefore[index], !text.spaceBefore[index + 1] else {
      return false
    }
    return text.scalars[index - 1].properties.isAlphabetic && text.scalars[index + 1].properties.isAlphabetic
  }

  private func isBetweenDigits(_ index: Int) -> Bool {
    guard index > 0, index + 1 < text.count, !text.spaceBefore[index + 1] else { return false }
    return ("0"..."9").contains(text.scalars[index - 1]) && ("0"..."9").contains(text.scalars[index + 1])
  }

  /// The normal form drops the stop between two sentences; the text as received still has it.
  private func wasSeparated(before index: Int) -> Bool {
    let start = text.sourceRange(index - 1..<index).upperBound
    let end = text.sourceRange(index..<index + 1).lowerBound
    guard start < end else { return false }
    return source[start..<end].contains { $0 == "\n" || Self.separators.contains($0) || $0 == "\u{2026}" }
  }
}
