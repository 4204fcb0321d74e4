/// Compares words as people type them: case and spaces do not count.
struct NameSearch {
  private let wanted: String

  init(_ text: String) {
    wanted = Self.folded(text)
  }

  /// Whether both are the same name.
  func isName(_ name: String) -> Bool { !wanted.isEmpty && Self.folded(name) == wanted }

  /// Whether `text` contains the words; nothing contains no words.
  func isPart(of text: String) -> Bool { !wanted.isEmpty && Self.folded(text).contains(wanted) }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
