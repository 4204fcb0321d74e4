/// Words with what they mean, found by their first letter.
package struct WordTable<Value: Sendable>: Sendable {
  @usableFromInline
  var entries: [Unicode.Scalar: [(letters: [Unicode.Scalar], value: Value)]] = [:]

  /// Each row: words written without spaces inside, separated by spaces, and what they all mean.
  @inlinable
  package init(_ rows: [(words: String, value: Value)]) {
    for row in rows { add(row.words, row.value) { $0 == " " || $0 == "|" } }
    sort()
  }

  /// Each row: phrases of several words, separated by bars, and what they all mean.
  @inlinable
  package init(phrases rows: [(String, Value)]) {
    for row in rows { add(row.0, row.1) { $0 == "|" } }
    sort()
  }

  /// Words of one meaning, without their spaces.
  @inlinable
  mutating func add(_ words: String, _ value: Value, isEnd: (Unicode.Scalar) -> Bool) {
    var letters: [Unicode.Scalar] = []
    func add() {
      if let initial = letters.first { entries[initial, default: []].append((letters, value)) }
      letters = []
    }
    for scalar in words.unicodeScalars {
      if isEnd(scalar) { add() } else if scalar != " " { letters.append(scalar) }
    }
    add()
  }

  /// Each row: texts without spaces, and what they all mean. Of the same text twice, the first row counts.
  @inlinable
  package init(texts rows: [(texts: [ScalarTexts], value: Value)]) {
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    for row in rows {
      for text in row.texts.joined() where !text.isEmpty && seen.insert(text).inserted {
        entries[text[text.startIndex], default: []].append((Array(text), row.value))
      }
    }
    sort()
  }

  @inlinable
  mutating func sort() {
    for key in entries.keys { entries[key]?.sort { $0.letters.count > $1.letters.count } }
  }

  /// The first letters of all words.
  package var initials: some Sequence<Unicode.Scalar> { entries.keys }

  /// Every word that stands at a place, the longest first.
  @inlinable
  package func all(in scalars: [Unicode.Scalar], at start: Int) -> [Found<Value>] {
    guard start < scalars.count, let candidates = entries[scalars[start]] else { return [] }
    var found: [Found<Value>] = []
    for (letters, value) in candidates where stands(letters, in: scalars, at: start) {
      found.append(Found(start + letters.count, value))
    }
    return found
  }

  @inlinable
  func stands(_ letters: [Unicode.Scalar], in scalars: [Unicode.Scalar], at start: Int) -> Bool {
    guard start + letters.count <= scalars.count else { return false }
    for index in letters.indices where letters[index] != scalars[start + index] { return false }
    return true
  }

  /// The longest word that stands at a place.
  @inlinable
  package func longest(in scalars: [Unicode.Scalar], at start: Int) -> Found<Value>? {
    guard start < scalars.count else { return nil }
    return entries[scalars[start]]?.first { stands($0.letters, in: scalars, at: start) }.map {
      Found(start + $0.letters.count, $0.value)
    }
  }
}

extension WordTable<Void> {
  /// Words that all do the same.
  package init(_ words: String) { self.init([(words, ())]) }

  /// Phrases, separated by bars, that all do the same.
  package init(phrases: String) { self.init(phrases: [(phrases, ())]) }
}
