/// What checks ask about the keys of a project's tables again and again, looked up once.
struct ProjectKeys: Sendable {
  /// Keys that are phrases, and no titles or summaries.
  private(set) var phrases: Set<String> = []
  /// Keys whose texts are a set of phrases.
  private(set) var sets: Set<String> = []
  /// The keys that have a text in a language, the key itself included.
  private(set) var said: [String: Set<String>] = [:]
  /// What a key says in the source language, where a table tells.
  private(set) var sourceTexts: [String: [String]] = [:]

  init(_ tables: [StringTable], _ catalog: SwiftCatalog?, source: String) {
    for shortcut in catalog?.shortcuts ?? [] { phrases.formUnion(shortcut.phrases.map(\.text)) }
    for table in tables {
      for entry in table.entries { add(entry, of: table, source) }
    }
  }

  private mutating func add(_ entry: StringTable.Entry, of table: StringTable, _ source: String) {
    if TranslationCheck.isPhrase(entry) { phrases.insert(entry.key) }
    if entry.isSet { sets.insert(entry.key) }
    if sourceTexts[entry.key] == nil, let texts = entry.texts[source] {
      sourceTexts[entry.key] = texts.map(\.value)
    }
    for language in Set(entry.texts.keys).union([table.sourceLanguage])
    where !table.texts(of: entry, in: language).isEmpty {
      said[language, default: []].insert(entry.key)
    }
  }
}
