extension AppDescriptor {
  init(_ app: any AssistantApp.Type, _ inventory: AppInventory) {
    self.init(
      name: String(describing: app), names: app.names,
      intents: inventory.intents.map { IntentDescriptor($0) },
      shortcuts: inventory.shortcuts.enumerated().map { ShortcutDescriptor($1, index: $0) },
      entities: inventory.entities.map { EntityDescriptor($0) },
      enums: inventory.enums.map { EnumDescriptor($0) },
      negativePhrases: inventory.negativePhrases.map(\.segments.template))
  }
}

extension IntentDescriptor {
  init(_ type: any AppIntent.Type) {
    self.init(
      name: type.persistentIdentifier, title: type.title.texts,
      summary: Self.description(of: type)?.descriptionText.texts ?? [:], risk: type.risk,
      isDiscoverable: type.isDiscoverable, confirmsItself: type._confirmsItself,
      isUndoable: type._undoWindow != nil, datesArePast: type.datesArePast,
      authentication: type.authenticationPolicy,
      sentence: Self.sentence(of: type),
      keywords: Self.description(of: type)?.searchKeywords.map { $0.text(in: nil) } ?? [],
      category: Self.description(of: type)?.categoryName?.texts ?? [:],
      resultName: Self.description(of: type)?.resultValueName?.texts ?? [:],
      deprecation: (type as? any DeprecatedAppIntent.Type).map { Self.deprecation(of: $0) } ?? [:],
      parameters: NamedHolder.all(of: type.init()).map { ParameterDescriptor($0) })
  }

  private static func sentence<Intent: AppIntent>(of type: Intent.Type) -> String {
    Intent.parameterSummary._sentence(for: Intent()).text
  }

  private static func deprecation<Intent: DeprecatedAppIntent>(of type: Intent.Type) -> [String: String] {
    type.deprecation.message.texts
  }

  private static func description<Intent: AppIntent>(of type: Intent.Type) -> IntentDescription? {
    type.description._intentDescription
  }
}

extension ShortcutDescriptor {
  init(_ shortcut: AppShortcut, index: Int) {
    self.init(
      intent: type(of: shortcut.intent).persistentIdentifier, index: index,
      phrases: shortcut.phrases.map(\.template), shortTitle: shortcut.shortTitle.texts,
      image: shortcut.systemImageName,
      presents: shortcut.presentation.map { presentation in
        Presentation(
          parameter: presentation.parameter, sentence: presentation.summary,
          collections: presentation.collections.map(\.title.texts))
      })
  }
}

extension EntityDescriptor {
  init(_ type: any AppEntity.Type) {
    self.init(
      name: type.persistentIdentifier, title: type.typeDisplayRepresentation.name.texts,
      isSearchable: EntityAccess.isSearchable(type))
  }
}

extension EnumDescriptor {
  init(_ type: any AppEnum.Type) {
    self.init(
      name: type.persistentIdentifier, title: type.typeDisplayRepresentation.name.texts,
      cases: type.orderedCases.map { value in
        Case(rawValue: value.rawText, names: Self.names(of: value.displayRepresentation))
      })
  }

  /// Language tag to title and synonyms. A synonym without a translation holds in every language.
  private static func names(of description: DisplayRepresentation) -> [String: [String]] {
    let resources = [description.title] + description.synonyms
    let languages = Set(resources.flatMap(\.texts.keys))
    return Dictionary(
      uniqueKeysWithValues: languages.map { language in
        (language, resources.map { $0.text(in: language) })
      })
  }
}
