import Matching

/// MG402 to MG405 and MG407 to MG410: what Apple refuses of App Shortcuts in Swift sources, and two that it only
/// warns of.
///
///     a slot of type String · two slots in a phrase · eleven App Shortcuts · a thousand sentences
enum AppShortcutCheck {
  /// App Shortcuts an app may have, and sentences that their phrases may make.
  static let shortcutLimit = 10
  static let expansionLimit = 1_000
  /// More are shown nowhere by default.
  static let shownLimit = 5

  static func findings(in project: PhraseProject) -> [Finding] {
    var findings = slots(in: project) + expansions(in: project)
    guard let catalog = project.catalog else { return findings }
    findings += count(of: catalog) + titles(of: catalog)
    findings += catalog.providers.dropFirst().map { provider in
      Finding(
        .secondProvider, at: provider.place.place,
        "\(provider.name) is a second AppShortcutsProvider; an app has one, the others are left out silently",
        related: catalog.providers[0].place.place.text)
    }
    findings += catalog.queries.filter { $0.searches && !$0.conformances.contains("EntityStringQuery") }.map {
      Finding(
        .stringQuery, at: $0.place.place,
        "\($0.name) has entities(matching:) but is no EntityStringQuery; it is never asked")
    }
    return findings
  }

  private static func slots(in project: PhraseProject) -> [Finding] {
    var findings: [Finding] = []
    for (key, language, text) in project.phraseTexts where project.isPhrase(key) {
      let names = PlaceholderCheck.placeholders(text.value)
      if Set(names).count > 1 {
        findings.append(
          Finding(
            .twoSlots, at: text.place, language: language,
            "“\(text.value)” has \(Set(names).count) slots; a phrase of Apple's has one at most"))
      }
    }
    for shortcut in project.catalog?.shortcuts ?? [] {
      for phrase in shortcut.phrases { findings += slots(of: phrase, shortcut, project) }
    }
    return findings
  }

  private static func slots(
    of phrase: SwiftCatalog.Phrase, _ shortcut: SwiftCatalog.Shortcut, _ project: PhraseProject
  ) -> [Finding] {
    guard let catalog = project.catalog, let intent = catalog.intent(shortcut.intent) else { return [] }
    let names = PlaceholderCheck.placeholders(phrase.text)
    var findings: [Finding] = []
    let isInTable = project.tables.contains { $0.entries.contains { $0.key == phrase.text } }
    if Set(names).count > 1, !isInTable {
      findings.append(
        Finding(
          .twoSlots, at: phrase.place.place,
          "“\(phrase.text)” has \(Set(names).count) slots; a phrase of Apple's has one at most"))
    }
    for name in names {
      guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
        findings.append(
          Finding(.placeholders, at: phrase.place.place, "\(intent.name) has no parameter “\(name)”"))
        continue
      }
      let isNameable = parameter.isNameable ?? catalog.isNameable(parameter.type)
      guard !isNameable, !parameter.isArray else { continue }
      findings.append(
        Finding(
          .slotType, at: phrase.place.place,
          "the slot “\(name)” is a \(parameter.type); Apple takes only an AppEntity or AppEnum"))
    }
    return findings
  }

  private static func count(of catalog: SwiftCatalog) -> [Finding] {
    let shortcuts = catalog.shortcuts
    if shortcuts.count > shortcutLimit {
      return [
        Finding(
          .tooManyShortcuts, at: shortcuts[shortcutLimit].place.place,
          "this is App Shortcut \(shortcutLimit + 1) of \(shortcuts.count); an app may have \(shortcutLimit)")
      ]
    }
    guard shortcuts.count > shownLimit else { return [] }
    return [
      Finding(
        .manyShortcuts, at: shortcuts[shownLimit].place.place,
        "there are \(shortcuts.count) App Shortcuts; people remember about \(shownLimit)")
    ]
  }

  private static func titles(of catalog: SwiftCatalog) -> [Finding] {
    var first: [String: FindingPlace] = [:]
    return catalog.shortcuts.compactMap { shortcut in
      guard let title = shortcut.shortTitle else { return nil }
      guard let known = first[title] else {
        first[title] = shortcut.place.place
        return nil
      }
      return Finding(
        .sameTitle, at: shortcut.place.place, "another App Shortcut is called “\(title)” too",
        related: known.text)
    }
  }

  /// Sentences that the phrases of one language make with the values that are known.
  private static func expansions(in project: PhraseProject) -> [Finding] {
    let counts = project.dictionaries.mapValues(\.nameCount)
    return project.languages.compactMap { language in
      let phrases = project.phrases(in: language)
      let count = phrases.reduce(0) { sum, phrase in
        sum
          + phrase.template.root.slots.reduce(1) { product, slot in
            product * max(1, counts[DictionaryID("\(PhraseProject.app).\(slot.name)")] ?? 1)
          }
      }
      guard count > expansionLimit, let first = phrases.first else { return nil }
      return Finding(
        .tooManyExpansions, at: FindingPlace(first.origin), language: language,
        "the phrases make \(count) sentences with the values that are known; Apple takes \(expansionLimit)")
    }
  }
}

extension SwiftCatalog {
  /// Whether values of a type have names that can be said.
  fileprivate func isNameable(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return entities.contains { $0.name == name } || enums.contains { $0.name == name }
      || !Self.plainTypes.contains(name)
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "Date", "DateComponents", "URL", "Decimal",
    "AttributedString",
    "IntentFile", "IntentPerson", "IntentCurrencyAmount", "Measurement", "CLPlacemark", "Character",
  ]
}
