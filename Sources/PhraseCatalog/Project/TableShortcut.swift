/// One App Shortcut with its phrases in every language, from tables and, where it is known, what the app declares.
public struct TableShortcut: Sendable {
  /// The intent of the sources; the key of the table when they are not known.
  public let intent: String
  public let keys: [String]
  public let place: FindingPlace
  /// What is said for it, by language.
  public private(set) var texts: [String: [StringTable.Text]] = [:]

  /// The shortcuts of the sources with the texts of the tables; without sources each key is one.
  ///
  /// - Parameter source: the language that the phrases of the sources are written in.
  static func all(_ tables: [StringTable], _ catalog: SwiftCatalog?, source: String) -> [TableShortcut] {
    guard let catalog, !catalog.shortcuts.isEmpty else { return ofTables(tables) }
    return catalog.shortcuts.map { shortcut in
      var own = TableShortcut(
        intent: shortcut.intent, keys: shortcut.phrases.map(\.text), place: shortcut.place.place)
      for phrase in shortcut.phrases { own.add(phrase, tables, source) }
      return own
    }
  }

  private init(intent: String, keys: [String], place: FindingPlace) {
    self.intent = intent
    self.keys = keys
    self.place = place
  }

  /// The texts of a phrase of the sources: the table's, and its own where the source language has none.
  private mutating func add(_ phrase: SwiftCatalog.Phrase, _ tables: [StringTable], _ source: String) {
    var hasSource = false
    for table in tables {
      for entry in table.entries where entry.key == phrase.text {
        for language in table.languages {
          let found = table.texts(of: entry, in: language)
          texts[language, default: []] += found
          if language == source, !found.isEmpty { hasSource = true }
        }
      }
    }
    guard !hasSource else { return }
    let text = StringTable.Text(value: phrase.text, place: phrase.place.place, state: "")
    if texts[source]?.contains(where: { $0.value == text.value }) != true {
      texts[source, default: []].append(text)
    }
  }

  private static func ofTables(_ tables: [StringTable]) -> [TableShortcut] {
    var shortcuts: [TableShortcut] = []
    var positions: [String: Int] = [:]
    for table in tables {
      let languages = Set(table.languages + [table.sourceLanguage]).filter { !$0.isEmpty }
      for entry in table.entries where !entry.isStale && !entry.key.isEmpty {
        let position = positions[entry.key] ?? shortcuts.count
        if position == shortcuts.count {
          positions[entry.key] = position
          shortcuts.append(TableShortcut(intent: entry.key, keys: [entry.key], place: entry.place))
        }
        for language in languages {
          let texts = table.texts(of: entry, in: language)
          if !texts.isEmpty { shortcuts[position].texts[language, default: []] += texts }
        }
      }
    }
    return shortcuts
  }
}
