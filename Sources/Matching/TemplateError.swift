/// A mistake in a template, with its place.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  public indirect enum Reason: Hashable, Sendable {
    case unclosed(Character)
    case unexpected(Character)
    case emptyName
    case invalidName(String)
    case invalidRange(String)
    case mixedSeparators
    case danglingEscape
    case tooDeep(limit: Int)
    case tooLong(Int, limit: Int)
    case empty
    case unknownRule(String)
    case recursiveRule(String)
    case unknownSlot(String, known: [String])
    case unknownList(String)
    case tooManyPermuted(Int, limit: Int)
    case tooManyParts(limit: Int)
    case inRule(String, Reason)
    case tooLarge(states: Int, limit: Int)
  }

  public let reason: Reason
  public let source: String
  /// In Unicode scalars of the source, half-open.
  public let range: Range<Int>

  public init(_ reason: Reason, source: String, range: Range<Int>) {
    self.reason = reason
    self.source = source
    self.range = range
  }

  /// What is wrong and what to do about it, in one line without the place.
  public var message: String { Self.message(reason) }

  private static func message(_ reason: Reason) -> String {
    switch reason {
    case .unclosed(let character): "“\(character)” is never closed"
    case .unexpected(let character):
      "unexpected “\(character)”; write “\\\(character)” if the character itself is meant"
    case .emptyName: "a name is missing here"
    case .invalidName(let name): "“\(name)” is not a name; use letters, digits, “_”, “-” and “.”"
    case .invalidRange(let text): "“\(text)” is not a range; write {0..100:name} or {0..100,5:name}"
    case .mixedSeparators: "“|” and “;” cannot be mixed in one group; put one of them in parentheses"
    case .danglingEscape: "a “\\” at the end escapes nothing"
    case .tooDeep(let limit): "groups are nested more than \(limit) deep"
    case .tooLong(let count, let limit):
      "this has \(count) letters; at most \(limit) can be"
    case .empty: "the phrase says nothing"
    case .unknownRule(let name): "there is no rule “\(name)” in this file or in _app.yaml"
    case .recursiveRule(let name): "the rule “\(name)” leads back to itself"
    case .unknownSlot(let name, let known):
      "the intent has no parameter “\(name)”"
        + (known.isEmpty ? "; it has none" : "; it has \(known.joined(separator: ", "))")
    case .unknownList(let name): "there is no list “\(name)” in this file or in _app.yaml"
    case .tooManyPermuted(let count, let limit):
      "\(count) parts in any order are too many; at most \(limit) can be"
    case .tooManyParts(let limit):
      "this has more than \(limit) parts with its rules in place; use fewer rules that name others twice"
    case .inRule(let name, let reason): "in the rule “\(name)”: \(message(reason))"
    case .tooLarge(let states, let limit):
      "this stands for too many combinations (\(states) states, the limit is \(limit)); use fewer optional or permuted parts"
    }
  }

  /// The message, the source and a caret under the place.
  public var description: String { "\(message)\n\(caret(indent: "  "))" }

  /// The source line and, under it, carets below the range.
  public func caret(indent: String) -> String {
    let scalars = Array(source.unicodeScalars)
    let start = min(range.lowerBound, scalars.count)
    let end = min(max(range.upperBound, start + 1), scalars.count + 1)
    let before = scalars[..<start].reduce(0) { $0 + Self.columns($1) }
    let under = scalars[start..<min(end, scalars.count)].reduce(0) { $0 + Self.columns($1) }
    // A line break inside the source would part the caret from its line.
    let line = String(String.UnicodeScalarView(scalars.map { $0.properties.isWhitespace ? " " : $0 }))
    return indent + line + "\n" + indent + String(repeating: " ", count: before)
      + String(repeating: "^", count: max(1, under))
  }

  /// Hangul, kana and ideographs take two columns in a terminal; enough for a caret to line up.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF, 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      2
    default: 1
    }
  }
}
