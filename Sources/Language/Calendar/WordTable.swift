/// Words with what they mean, found by their first letter.
struct WordTable<Value: Sendable>: Sendable {
  private var entries: [Unicode.Scalar: [(letters: [Unicode.Scalar], value: Value)]] = [:]

  /// Each row: words written without spaces inside, separated by spaces, and what they all mean.
  init(_ rows: [(words: String, value: Value)]) {
    for row in rows {
      for word in row.words.split(separator: " ") {
        let letters = Array(word.unicodeScalars)
        entries[letters[0], default: []].append((letters, row.value))
      }
    }
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
}
