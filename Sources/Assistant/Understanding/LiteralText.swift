/// An utterance that is meant word by word: in quotation marks.
///
/// `"취소"` is an answer of two syllables and cancels nothing.
struct LiteralText {
  let text: String

  init?(_ utterance: String) {
    let trimmed = Self.trimmed(utterance)
    guard let first = trimmed.first, let last = trimmed.last, trimmed.count > 2,
      Self.marks.contains(where: { $0.0 == first && $0.1 == last })
    else { return nil }
    text = Self.trimmed(String(trimmed.dropFirst().dropLast()))
  }

  /// A quotation mark at the front and the one that closes it.
  private static let marks: [(Character, Character)] = [
    ("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("«", "»"),
  ]

  static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
