/// Words with what they mean, found by their first letter.
struct WordTable<Value: Sendable>: Sendable {
  private var entries: [Unicode.Scalar: [(letters: [Unicode.Scalar], value: Value)]] = [:]

  /// Each row: words written without spaces inside, separated by spaces, and what they all mean.
  init(_ rows: [(words: String, value: Value)]) {
    self.init(phrases: rows.map { ($0.words.split(separator: " ").joined(separator: "|"), $0.value) })
  }

  /// Each row: phrases of several words, separated by bars, and what they all mean.
  init(phrases rows: [(String, Value)]) {
    for row in rows {
      for phrase in row.0.split(separator: "|") {
        let letters = phrase.unicodeScalars.filter { $0 != " " }
        if let initial = letters.first { entries[initial, default: []].append((Array(letters), row.1)) }
      }
    }
    sort()
  }

  /// Each row: texts without spaces, and what they all mean. Of the same text twice, the first row counts.
  init(texts rows: [(texts: [ScalarTexts], value: Value)]) {
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    for row in rows {
      for text in row.texts.joined() where !text.isEmpty && seen.insert(text).inserted {
        entries[text[text.startIndex], default: []].append((Array(text), row.value))
      }
    }
    sort()
  }

  private mutating func sort() {
    for key in entries.keys { entries[key]?.sort { $0.letters.count > $1.letters.count } }
  }

  /// The first letters of all words.
  var initials: some Sequence<Unicode.Scalar> { entries.keys }

  /// Every word that stands at a place, the longest first.
  func all(in scalars: [Unicode.Scalar], at start: Int) -> [Found<Value>] {
    guard start < scalars.count, let candidates = entries[scalars[start]] else { return [] }
    return candidates.compactMap { letters, value in
      let end = start + letters.count
      guard end <= scalars.count, scalars[start..<end].elementsEqual(letters) else { return nil }
      return Found(end, value)
    }
  }

  /// The longest word that stands at a place.
  func longest(in scalars: [Unicode.Scalar], at start: Int) -> Found<Value>? {
    all(in: scalars, at: start).first
  }
}

extension WordTable<Void> {
  /// Words that all do the same.
  init(_ words: String) { self.init([(words, ())]) }

  /// Phrases, separated by bars, that all do the same.
  init(phrases: String) { self.init(phrases: [(phrases, ())]) }
}
