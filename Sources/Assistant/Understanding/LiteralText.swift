/// An utterance that is meant word by word: in quotation marks, or behind `/text`.
///
/// `"취소"` is an answer of two syllables and cancels nothing.
struct LiteralText {
  let text: String

  init?(_ utterance: String) {
    let trimmed = Self.trimmed(utterance)
    for command in ["/text ", "/글 "] where trimmed.lowercased().hasPrefix(command) {
      let rest = Self.trimmed(String(trimmed.dropFirst(command.count)))
      guard !rest.isEmpty else { return nil }
      text = rest
      return
    }
    guard let first = trimmed.first, let last = trimmed.last, trimmed.count > 2,
      Self.marks.contains(where: { $0.0 == first && $0.1 == last })
    else { return nil }
    text = Self.trimmed(String(trimmed.dropFirst().dropLast()))
  }

  /// A quotation mark at the front and the one that closes it.
  private static let marks: [(Character, Character)] = [
    ("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("«", "»"),
  ]

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
