/// The spoken string while it grows: words, and the pauses between them, none of them doubled.
struct SpokenText {
  private var view = String.UnicodeScalarView()
  private var gap = Gap.none

  private enum Gap: Int, Comparable {
    case none, space, pause, stop

    static func < (first: Gap, second: Gap) -> Bool { first.rawValue < second.rawValue }
  }

  /// What has been said. A gap at the end is not.
  var text: String { String(view) }

  var isEmpty: Bool { view.isEmpty }

  /// The last scalar; nil where a gap follows it.
  var adjacent: Unicode.Scalar? { gap == .none ? view.last : nil }

  /// Appends a word to whatever stands before it.
  mutating func say(_ word: String) {
    for scalar in word.unicodeScalars {
      fillGap()
      view.append(scalar)
    }
  }

  /// Appends a word, apart from the one before it.
  mutating func sayApart(_ word: String) {
    space()
    say(word)
    space()
  }

  mutating func space() { gap = max(gap, .space) }

  /// A short break: a comma, unless there is a mark already.
  mutating func pause() { gap = max(gap, .pause) }

  /// The end of a sentence.
  mutating func stop() { gap = max(gap, .stop) }

  /// A mark from the text itself.
  mutating func mark(_ mark: Unicode.Scalar) {
    guard let last = view.last else { return }
    if !Self.marks.contains(last) { view.append(mark) }
    gap = .space
  }

  /// Appends a word to the last one, even if a gap follows that. Behind a mark it stands alone.
  mutating func attach(_ word: String) {
    if let last = view.last, !Self.marks.contains(last) { gap = .none }
    say(word)
  }

  private mutating func fillGap() {
    defer { gap = .none }
    guard let last = view.last, gap != .none else { return }
    if gap > .space, !Self.marks.contains(last) { view.append(gap == .pause ? "," : ".") }
    view.append(" ")
  }

  private static let marks = Set(",.?!".unicodeScalars)
}
