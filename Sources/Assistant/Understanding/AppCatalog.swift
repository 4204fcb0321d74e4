package import AppIntents
package import struct Foundation.Date
package import struct Foundation.TimeZone
import Language
package import Matching

/// The loaded apps with their phrases compiled and their names in dictionaries.
package struct AppCatalog: Sendable {
  package struct App: Sendable {
    package let type: any AssistantApp.Type
    package let descriptor: AppDescriptor
  }

  package let apps: [App]
  package private(set) var matcher: Matcher
  /// Apps whose names could not be read because their data cannot be used, with their words.
  package private(set) var unavailable: [String: IntentFailure] = [:]
  /// Compiled when they are first needed, for every copy of the catalogue.
  let answerPhrases = AnswerPhraseCache()
  private let fixedDictionaries: [DictionaryID: NameDictionary]

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
    let apps = types.map { App(type: $0, descriptor: IntentRuntime.describe($0)) }
    let names = Self.allNames(of: apps, and: applicationNames)
    let all = phrases + apps.flatMap { Self.shortcutPhrases(of: $0.descriptor) }
    let set = try PhraseSet(phrases: all, languages: PhraseLanguages.all, applicationNames: names)
    self.init(apps: apps, compiled: set, dictionaries: dictionaries, applicationNames: names)
  }

  /// The same from phrases that were compiled before, of the same apps and files.
  package init(
    apps types: [any AssistantApp.Type], compiled set: PhraseSet,
    dictionaries: [DictionaryID: NameDictionary],
    applicationNames: [String: [String]]
  ) {
    let apps = types.map { App(type: $0, descriptor: IntentRuntime.describe($0)) }
    self.init(
      apps: apps, compiled: set, dictionaries: dictionaries,
      applicationNames: Self.allNames(of: apps, and: applicationNames))
  }

  private init(
    apps: [App], compiled set: PhraseSet, dictionaries: [DictionaryID: NameDictionary],
    applicationNames: [String: [String]]
  ) {
    self.apps = apps
    fixedDictionaries = apps.reduce(into: dictionaries) { result, app in
      result.merge(Self.enumDictionaries(of: app.descriptor)) { first, _ in first }
    }
    matcher = Matcher(phrases: set, dictionaries: fixedDictionaries, applicationNames: applicationNames)
  }

  /// The names in the files and those that the apps themselves have.
  private static func allNames(of apps: [App], and fileNames: [String: [String]]) -> [String: [String]] {
    apps.reduce(into: fileNames) { names, app in
      let own = app.descriptor.names.values.flatMap {
        [$0.display, $0.spoken].compactMap(\.self) + $0.alternatives
      }
      names[app.descriptor.name] = Array(Set((names[app.descriptor.name] ?? []) + own)).sorted()
    }
  }

  /// Reads the names of all entities: those that were kept, and the others from the apps' queries.
  ///
  /// An app whose query fails keeps the rest working: its names are missing, and its slots take text.
  ///
  /// - Parameters:
  ///   - keeper: what queries say is kept there.
  ///   - trustsKept: names that were kept are taken as they are, and their queries not asked.
  package func withNames(
    now: Date, timeZone: TimeZone = .current, language: String, keeper: (any NameKeeping)? = nil,
    trustsKept: Bool = false, pause: @escaping IntentRuntime.Pause = IntentRuntime.defaultPause
  ) async -> AppCatalog {
    var named = self
    named.unavailable = [:]
    var dictionaries = fixedDictionaries
    for app in apps {
      for entity in app.descriptor.entities where named.unavailable[app.descriptor.name] == nil {
        let id = SlotReaders(app: app.descriptor, language: "").dictionary(entity.name)
        if trustsKept, let kept = keeper?.names(id) {
          dictionaries[id] = kept
          continue
        }
        do {
          let names = NameDictionary(
            try await Self.names(of: entity.name, in: app.type, now: now, timeZone, pause), isRepairable: true
          )
          dictionaries[id] = names
          keeper?.keep(names, for: id)
        } catch let error as any UnavailableError {
          named.unavailable[app.descriptor.name] =
            IntentRuntime.failure(for: error, language: language) as? IntentFailure
        } catch {
          // The slot still takes text, and the intent will meet the error itself and say it.
        }
      }
    }
    named.matcher = Matcher(replacing: dictionaries, in: matcher)
    return named
  }

  package func app(_ name: String) -> App? { apps.first { $0.descriptor.name == name } }

  package func intent(_ call: IntentCall) -> IntentDescriptor? {
    app(call.app)?.descriptor.intents.first { $0.name == call.intent }
  }

  /// The app that a person calls `name`: by type name or by any of its names.
  package func app(called name: String) -> App? {
    let wanted = NormalText(name).text
    return apps.first { app in
      let names = app.descriptor.names.values.flatMap {
        [$0.display, $0.spoken].compactMap(\.self) + $0.alternatives
      }
      return ([app.descriptor.name] + names).contains { NormalText($0).text == wanted }
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
    let readers = SlotReaders(app: app, language: "")
    return Dictionary(
      app.enums.map { type in
        let entries = type.cases.map { value in
          NameDictionary.Entry(id: value.rawValue, names: names(of: value))
        }
        return (readers.dictionary(type.name), NameDictionary(entries))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// In the order of our languages, titles first: the first name is the one that examples show.
  private static func names(of value: EnumDescriptor.Case) -> [String] {
    let known = PhraseLanguages.all.map(\.tag)
    let others = value.names.keys.filter { !known.contains($0) }.sorted()
    var seen: Set<String> = []
    return (known + others).flatMap { value.names[$0] ?? [] }.filter { seen.insert($0).inserted }
  }

  private static func names(
    of entity: String, in app: any AssistantApp.Type, now: Date, _ timeZone: TimeZone,
    _ pause: @escaping IntentRuntime.Pause
  ) async throws -> [NameDictionary.Entry] {
    var names: [String: [String]] = [:]
    var order: [String] = []
    for language in PhraseLanguages.all.map(\.tag) {
      let found = try await IntentRuntime.names(
        ofEntity: entity, in: app, language: language, now: now, timeZone: timeZone, pause: pause)
      for name in found {
        if names[name.id] == nil { order.append(name.id) }
        names[name.id, default: []] += [name.title] + name.synonyms
      }
    }
    return order.map { NameDictionary.Entry(id: $0, names: names[$0] ?? []) }
  }
}
