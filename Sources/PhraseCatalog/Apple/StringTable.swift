/// One table of texts: a string catalogue (`.xcstrings`) or a `.strings` file.
public struct StringTable: Sendable {
  /// One key with its texts in each language.
  public struct Entry: Sendable {
    public let key: String
    public let place: FindingPlace
    /// Xcode found no source for it any more.
    public let isStale: Bool
    /// A set of phrases of one shortcut, keyed by its first; else one text for the key.
    public var isSet: Bool
    /// The texts by language, in order.
    public var texts: [String: [Text]]
  }

  public struct Text: Sendable, Hashable {
    public let value: String
    public let place: FindingPlace
    /// `new`, `needs_review`, `translated`; empty where the table tells none.
    public let state: String
  }

  public let file: String
  /// Empty for a `.strings` file, which holds one language.
  public let sourceLanguage: String
  public var entries: [Entry]

  public init(file: String, sourceLanguage: String, entries: [Entry]) {
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.entries = entries
  }

  /// Every language that has a text, sorted.
  public var languages: [String] { Set(entries.flatMap(\.texts.keys)).sorted() }

  /// The entry's texts in a language; the key itself in the source language where the table leaves it out.
  public func texts(of entry: Entry, in language: String) -> [Text] {
    if let texts = entry.texts[language] { return texts }
    guard language == sourceLanguage else { return [] }
    return [Text(value: entry.key, place: entry.place, state: "")]
  }
}
