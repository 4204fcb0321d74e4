/// MG301: a phrase without a translation, a translation without a phrase, a table that repeats the source.
///
///     "Open ${target} in ${applicationName}" is in the table, but no App Shortcut says it any more
enum TranslationCheck {
  static func findings(in project: PhraseProject) -> [Finding] {
    missing(in: project) + stale(in: project) + untranslated(in: project) + unknownToTables(in: project)
  }

  private static func missing(in project: PhraseProject) -> [Finding] {
    let languages = project.tableLanguages
    return project.shortcutEntries.flatMap { _, entry in
      languages.filter { project.keys.said[$0]?.contains(entry.key) != true }.map { language in
        Finding(
          .translation, at: entry.place, language: language, "“\(entry.key)” has no text in \(language)")
      }
    }
  }

  private static func stale(in project: PhraseProject) -> [Finding] {
    let said = project.catalog.map { Set($0.shortcuts.flatMap(\.phrases).map(\.text)) }
    return project.tables.flatMap { table in
      table.entries.compactMap { entry -> Finding? in
        let isUnknown = said.map { !$0.contains(entry.key) && Self.isPhrase(entry) } ?? false
        guard entry.isStale || isUnknown else { return nil }
        return Finding(
          .translation, at: entry.place, language: table.sourceLanguage,
          "no App Shortcut has the phrase “\(entry.key)” any more; its translations are never heard")
      }
    }
  }

  /// Titles and summaries may stand in the same table; a phrase names the app.
  static func isPhrase(_ entry: StringTable.Entry) -> Bool {
    entry.isSet || entry.key.contains("${applicationName}")
      || entry.texts.values.contains { $0.contains { $0.value.contains("${applicationName}") } }
  }

  private static func untranslated(in project: PhraseProject) -> [Finding] {
    project.tables.flatMap { table -> [Finding] in
      guard table.entries.count > 1 else { return [] }
      return table.languages.filter { $0 != table.sourceLanguage }.compactMap { language in
        let translated = table.entries.filter { $0.texts[language]?.isEmpty == false }
        guard !translated.isEmpty,
          PhraseProject.ruleTag(language) != PhraseProject.ruleTag(project.sourceLanguage),
          translated.allSatisfy({ entry in
            entry.texts[language]?.map(\.value) == (project.sourceTexts(of: entry.key) ?? [entry.key])
          })
        else { return nil }
        let place = translated[0].texts[language]?.first?.place ?? FindingPlace(file: table.file)
        return Finding(
          .translation, at: place, language: language,
          "every text in \(language) is the same as in \(project.sourceLanguage)")
      }
    }
  }

  private static func unknownToTables(in project: PhraseProject) -> [Finding] {
    guard let catalog = project.catalog, !project.tables.isEmpty else { return [] }
    let keys = Set(project.tables.flatMap(\.entries).map(\.key))
    let sets = Set(project.tables.flatMap(\.entries).filter(\.isSet).map(\.key))
    return catalog.shortcuts.flatMap { shortcut -> [Finding] in
      // A set under the first phrase holds all of them.
      if let first = shortcut.phrases.first, sets.contains(first.text) { return [] }
      return shortcut.phrases.filter { !keys.contains($0.text) }.map { phrase in
        Finding(
          .translation, at: phrase.place.place, language: project.sourceLanguage,
          "“\(phrase.text)” is in no table, so it is heard as it is in every language")
      }
    }
  }
}

extension PhraseProject {
  /// The entries that are phrases, each key once, with their table.
  var shortcutEntries: [(table: StringTable, entry: StringTable.Entry)] {
    var seen: Set<String> = []
    return tables.flatMap { table in table.entries.map { (table, $0) } }.filter {
      !$0.1.isStale && seen.insert($0.1.key).inserted
    }
  }

  /// Every language that some table has a text in.
  var tableLanguages: [String] {
    Set(tables.flatMap { $0.languages + [$0.sourceLanguage] }).filter { !$0.isEmpty }.sorted()
  }

  /// What a key says in the source language, if a table tells.
  func sourceTexts(of key: String) -> [String]? { keys.sourceTexts[key] }

  /// Every text that is a phrase, with its language and key.
  var phraseTexts: [(key: String, language: String, text: StringTable.Text)] {
    tables.flatMap { table in
      let languages = Set(table.languages + [table.sourceLanguage]).filter { !$0.isEmpty }.sorted()
      return table.entries.filter { !$0.isStale }.flatMap { entry in
        languages.flatMap { language in
          table.texts(of: entry, in: language).map { (entry.key, language, $0) }
        }
      }
    }
  }

  /// Whether a key is a phrase and no title or summary.
  func isPhrase(_ key: String) -> Bool { keys.phrases.contains(key) }
}
