/// The spoken string while it grows: words, and the pauses between them, none of them doubled.
package struct SpeechWriter {
  private var letters: [Unicode.Scalar] = []
  private var gap = Gap.none

  private enum Gap: Int, Comparable {
    case none, space, pause, stop

    static func < (first: Gap, second: Gap) -> Bool { first.rawValue < second.rawValue }
  }

  package init() {}

  /// What has been said. A gap at the end is not.
  package var text: String { String(letters: letters) }

  package var isEmpty: Bool { letters.isEmpty }

  /// The last scalar; nil where a gap follows it.
  package var adjacent: Unicode.Scalar? { gap == .none ? letters.last : nil }

  /// Appends a word to whatever stands before it.
  package mutating func say(_ word: String) { say(letters: word.unicodeScalars) }

  package mutating func say(letters word: some Collection<Unicode.Scalar>) {
    guard !word.isEmpty else { return }
    fillGap()
    letters.append(contentsOf: word)
  }

  /// Whether what has been said ends in a word.
  package func ends(in word: String) -> Bool {
    letters.reversed().starts(with: word.unicodeScalars.reversed())
  }

  /// Appends a word, apart from the one before it.
  package mutating func sayApart(_ word: String) {
    space()
    say(word)
    space()
  }

  package mutating func space() { gap = max(gap, .space) }

  /// A short break: a comma, unless there is a mark already.
  package mutating func pause() { gap = max(gap, .pause) }

  /// The end of a sentence.
  package mutating func stop() { gap = max(gap, .stop) }

  /// A mark from the text itself.
  package mutating func mark(_ mark: Unicode.Scalar) {
    guard let last = letters.last else { return }
    if !Self.isMark(last) { letters.append(mark) }
    gap = .space
  }

  /// Appends a word to the last one, even if a gap follows that. Behind a mark it stands alone.
  package mutating func attach(_ word: String) {
    if let last = letters.last, !Self.isMark(last) { gap = .none }
    say(word)
  }

  private mutating func fillGap() {
    defer { gap = .none }
    guard let last = letters.last, gap != .none else { return }
    if gap > .space, !Self.isMark(last) { letters.append(gap == .pause ? "," : ".") }
    letters.append(" ")
  }

  private static func isMark(_ letter: Unicode.Scalar) -> Bool {
    letter == "," || letter == "." || letter == "?" || letter == "!"
  }
}
