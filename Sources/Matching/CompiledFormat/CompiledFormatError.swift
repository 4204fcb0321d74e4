/// Why bytes are no image of phrases.
///
/// Nothing of such bytes is used; the phrases have to be compiled again.
public enum CompiledFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// They begin like something else.
  case foreign
  /// Written by other rules of compiling, or in another layout.
  case otherFormat(found: UInt32, wanted: UInt32)
  /// Made from something else than what is wanted now.
  case otherKey
  /// Fewer or more bytes than were written.
  case truncated
  /// The bytes are not those that were written, or contradict each other.
  case damaged(String)

  public var description: String {
    switch self {
    case .foreign: "these are no compiled phrases"
    case .otherFormat(let found, let wanted): "compiled phrases of format \(found); this is format \(wanted)"
    case .otherKey: "these phrases were compiled from something else"
    case .truncated: "compiled phrases that do not have their whole length"
    case .damaged(let part): "damaged compiled phrases: \(part)"
    }
  }
}
