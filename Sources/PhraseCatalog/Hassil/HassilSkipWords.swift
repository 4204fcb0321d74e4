/// Words and phrases that may stand anywhere and mean nothing.
struct HassilSkipWords: Sendable {
  /// In lower case, the longest first, by their first letter.
  private let phrases: [Unicode.Scalar: [[Unicode.Scalar]]]

  init(_ texts: [String]) {
    let folded = texts.map { HassilText.folded(Array($0.unicodeScalars)) }.filter { !$0.isEmpty }
    phrases = Dictionary(grouping: folded.sorted { $0.count > $1.count }) { $0[0] }
  }

  var isEmpty: Bool { phrases.isEmpty }

  /// The length of the longest phrase that stands at a place as words; 0 if none does.
  func length(at place: Int, in scalars: [Unicode.Scalar], _ isWord: (Range<Int>) -> Bool) -> Int {
    let found = phrases[scalars[place]]?.first {
      scalars[place...].starts(with: $0) && isWord(place..<place + $0.count)
    }
    return found?.count ?? 0
  }
}
