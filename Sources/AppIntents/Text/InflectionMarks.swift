/// `^[3 item](inflect: true)`: the number says which form the word behind it takes, as on a phone: 3 items, 1 item.
///
/// English words are put into the plural; words of other languages stay as they are, and where their forms differ string
/// tables have them.
enum InflectionMarks {
  /// The text without marks, its words inflected.
  ///
  /// - Parameter language: what the text is written in; nil for that of the source, which is taken for English where its letters
  ///   are.
  static func applied(to text: String, in language: String?) -> String {
    // Nearly no text has them, and every text that is said comes here.
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    let isEnglish = language.map { $0.lowercased().hasPrefix("en") } ?? true
    return text.replacing(/\^\[([^\]]*)\]\(([^)]*)\)/) { match in
      let marked = String(match.output.1)
      return isEnglish && match.output.2.contains("inflect") ? inflected(marked) : marked
    }
  }

  /// 3 favourite item → 3 favourite items. Without a number, or with 1, it stays.
  private static func inflected(_ marked: String) -> String {
    var words = marked.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, let noun = words.last, let number = words.lazy.compactMap(quantity).first,
      number != 1
    else { return marked }
    words[words.count - 1] = EnglishPlural.plural(of: noun)
    return words.joined(separator: " ")
  }

  private static func quantity(_ word: String) -> Double? {
    Double(word.replacing(",", with: ""))
  }
}
