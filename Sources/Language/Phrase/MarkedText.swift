/// Words of a person's own in a sentence that says itself what they are: an address by its form, a note or a name by the words
/// around it (요청 사항에 …라고 적어 줘, “ask them to …”, “called …”).
public struct MarkedText: Hashable, Sendable {
  public enum Kind: Sendable {
    case address, note, name
    /// What is to be left out: 콜라는 빼고. A note where the intent has one.
    case exclusion
    /// What something else is wanted for: 짜장면 말고.
    case replaced

    /// Whether nothing is lost where no value holds it.
    public var maySetAside: Bool { self == .exclusion || self == .replaced }
  }

  public let kind: Kind
  /// The text itself, in scalars of the normal form.
  public let range: Range<Int>
  /// The text with the words that mark it.
  public let frame: Range<Int>

  public init(_ kind: Kind, _ range: Range<Int>, frame: Range<Int>) {
    self.kind = kind
    self.range = range
    self.frame = frame
  }
}

/// Whether a sentence that no phrase takes asks for something to be done.
public enum RequestLikelihood: Sendable {
  /// It forbids, tells of something, wonders, or depends on something.
  case none
  /// Nothing in it says so.
  case open
  /// By its ending, its verb or its frame.
  case likely
}

/// A word as it was typed, with its place in the normal form.
package struct TypedWord {
  package let text: String
  package let range: Range<Int>

  package static func all(in text: NormalText) -> [TypedWord] {
    let starts = text.scalars.indices.filter { $0 == 0 || text.spaceBefore[$0] } + [text.count]
    return zip(starts, starts.dropFirst()).map { TypedWord(text: text.slice($0..<$1), range: $0..<$1) }
  }
}
