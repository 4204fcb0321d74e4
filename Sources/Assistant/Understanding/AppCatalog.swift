package import AppIntents
import Language
import Languages
package import Matching
package import NearestMeaning

/// The loaded apps with their phrases compiled and their names in dictionaries.
package struct AppCatalog: Sendable {
  package struct App: Sendable {
    package let type: any AssistantApp.Type
    /// The type's name: `FoodDelivery`.
    package let name: String

    /// The assistant's own: other apps come first.
    package let isOwn: Bool

    init(_ type: any AssistantApp.Type) {
      self.type = type
      isOwn = type is any OwnApp.Type
      name = _typeName(type, qualified: false)
    }

    /// Everything that the app declares. Whoever needs one intent takes `intent(_:)`, which takes far less time.
    package var descriptor: AppDescriptor { IntentRuntime.describe(type) }

    package func intent(_ name: String) -> IntentDescriptor? {
      IntentRuntime.describe(intent: name, of: type)
    }

    /// Everything that people call the app, in all languages.
    var spokenNames: [String] {
      type.names.values.flatMap { [$0.display, $0.spoken].compactMap(\.self) + $0.alternatives }
    }
  }

  package let apps: [App]
  package internal(set) var matcher: Matcher
  /// Apps whose names could not be read because their data cannot be used, with their words.
  package internal(set) var unavailable: [String: IntentFailure] = [:]
  /// What the examples of the phrase files taught; nil where none were read.
  package var meaning: MeaningModel?

  /// The phrases to the assistant itself, where they were compiled at an earlier start.
  package var keptConversation: ConversationPhrases?
  var conversation: ConversationPhrases { keptConversation ?? .all }
  /// The names of entities, by the dictionary of their type.
  var entityNames: [DictionaryID: ListedNames] = [:]
  /// Compiled when they are first needed, for every copy of the catalogue.
  let answerPhrases = AnswerPhraseCache()
  /// The same for what apps refuse.
  let refusals = RefusalCache()
  /// The same for sentences that find things by their properties.
  let finds = FindCache()
  /// The names that no query tells: those of lists in phrase files, and of enums.
  package let fixedDictionaries: [DictionaryID: NameDictionary]
  /// The entity types of each app, by the app's type name.
  package let entities: [String: [String]]

  /// Compiles the phrases of `apps`: those of their shortcuts, and `phrases` from files.
  ///
  /// Entity names are not loaded yet; see `withNames`.
  ///
  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  package init(
    apps types: [any AssistantApp.Type], phrases: [Phrase],
    dictionaries: [DictionaryID: NameDictionary] = [:],
    applicationNames: [String: [String]] = [:]
  ) throws {
    let apps = types.map { ($0, IntentRuntime.describe($0)) }
    let names = Self.allNames(of: types.map { App($0) }, and: applicationNames)
    let all = phrases + apps.flatMap { Self.shortcutPhrases(of: $1) }
    let set = try PhraseSet(phrases: all, languages: PhraseLanguages.all, applicationNames: names)
    let fixed = apps.reduce(into: dictionaries) { result, app in
      result.merge(Self.enumDictionaries(of: app.1)) { first, _ in first }
    }
    let entities = apps.map { ($1.name, $1.entities.map(\.name)) }
    self.init(
      apps: types, compiled: set, dictionaries: fixed, applicationNames: names,
      entities: Dictionary(entities, uniquingKeysWith: { first, _ in first }))
  }

  /// The same from what was compiled before of the same apps and files; the apps are not looked through.
  ///
  /// - Parameters:
  ///   - dictionaries: the `fixedDictionaries` of before.
  ///   - entities: the `entities` of before.
  package init(
    apps types: [any AssistantApp.Type], compiled set: PhraseSet,
    dictionaries: [DictionaryID: NameDictionary], applicationNames: [String: [String]],
    entities: [String: [String]]
  ) {
    apps = types.map { App($0) }
    fixedDictionaries = dictionaries
    self.entities = entities
    matcher = Matcher(
      phrases: set, dictionaries: dictionaries,
      applicationNames: Self.allNames(of: apps, and: applicationNames))
  }

  /// The names in the files and those that the apps themselves have.
  private static func allNames(of apps: [App], and fileNames: [String: [String]]) -> [String: [String]] {
    apps.reduce(into: fileNames) { names, app in
      names[app.name] = Array(Set((names[app.name] ?? []) + app.spokenNames)).sorted()
    }
  }

  /// The names of things and of fixed choices of all apps but the assistant's own, without the lists of phrase files. A widget
  /// may be called as people call what it shows: 가까운 명소, 빠른 주문.
  var namedDictionaries: [DictionaryID: NameDictionary] {
    let own = apps.filter(\.isOwn).map { $0.name + "." }
    return matcher.dictionaries.filter { dictionary, _ in
      !dictionary.text.contains(".list.") && !own.contains { dictionary.text.hasPrefix($0) }
    }
  }

  /// The names, numbers and dates that a text mentions, in the language of its letters.
  func mentions(in text: NormalText, at reference: DateReference) -> [Mention] {
    language(of: text).map {
      MentionFinder(namedDictionaries, fixed: Set(fixedDictionaries.keys), language: $0, at: reference)
        .mentions(in: text)
    } ?? []
  }

  func language(of text: NormalText) -> (any PhraseLanguage)? {
    let tag = text.scalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
    return matcher.phrases.languages.first { $0.tag == tag }
  }

  package func app(_ name: String) -> App? { apps.first { $0.name == name } }

  package func intent(_ call: IntentCall) -> IntentDescriptor? {
    app(call.app)?.intent(call.intent)
  }

  /// The app that a person calls `name`: by type name or by any of its names.
  package func app(called name: String) -> App? {
    let wanted = NormalText(name).text
    return apps.first { app in
      ([app.name] + app.spokenNames).contains { NormalText($0).text == wanted }
    }
  }

  // MARK: Phrases and names

  private static func shortcutPhrases(of app: AppDescriptor) -> [Phrase] {
    app.shortcuts.flatMap { shortcut in
      shortcut.phrases.compactMap { source -> Phrase? in
        guard let template = try? Template(source) else { return nil }
        let language = source.unicodeScalars.contains(where: Hangul.isSyllable) ? "ko" : "en"
        let intent = app.intents.first { $0.name == shortcut.intent }
        let parameters = intent.map { SlotReaders(app: app, language: language).parameters(of: $0) }
        return Phrase(
          app: app.name, intent: shortcut.intent, shortcut: shortcut.index, language: language,
          template: template,
          parameters: parameters ?? [:],
          origin: PhraseOrigin(file: "\(app.name) shortcut \(shortcut.index + 1)"))
      }
    }
  }

  private static func enumDictionaries(of app: AppDescriptor) -> [DictionaryID: NameDictionary] {
    Dictionary(
      app.enums.map { type in
        let entries = type.cases.map { value in
          NameDictionary.Entry(id: value.rawValue, names: TypedSpellings.adding(to: names(of: value)))
        }
        return (SlotReaders.dictionary(type.name, of: app.name), NameDictionary(entries))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// In the order of our languages, titles first: the first name is the one that examples show.
  private static func names(of value: EnumDescriptor.Case) -> [String] {
    let known = PhraseLanguages.all.map(\.tag)
    let others = value.names.keys.filter { !known.contains($0) }.sorted()
    var seen: Set<String> = []
    return (known + others).flatMap { value.names[$0] ?? [] }.filter { seen.insert($0).inserted }
  }
}
