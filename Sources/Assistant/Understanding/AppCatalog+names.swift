package import AppIntents
import struct Foundation.Date
import struct Foundation.TimeZone
import Language
import Languages
import Matching

extension AppCatalog {
  /// Reads the names of entities: those that were kept, and the others from the apps' queries.
  ///
  /// An app whose query fails keeps the rest working: its names are missing, and its slots take text.
  ///
  /// - Parameters:
  ///   - only: the name of the app whose entities are read; nil for all.
  ///   - keeper: what queries say is kept there.
  ///   - trustsKept: names that were kept are taken as they are, and their queries not asked.
  package func withNames(
    of only: String? = nil, now: Date, timeZone: TimeZone = .current, language: String,
    keeper: (any NameKeeping)? = nil, trustsKept: Bool = false,
    pause: @escaping IntentRuntime.Pause = IntentRuntime.defaultPause
  ) async -> AppCatalog {
    var named = self
    for app in apps where only == nil || only == app.name {
      named.unavailable[app.name] = nil
      for entity in entities[app.name] ?? [] where named.unavailable[app.name] == nil {
        let id = SlotReaders.dictionary(entity, of: app.name)
        if trustsKept, let kept = keeper?.names(id) {
          named.entityNames[id] = ListedNames(kept: kept)
          continue
        }
        do {
          let entries = try await Self.names(of: entity, in: app.type, now: now, timeZone, pause)
          if named.entityNames[id, default: ListedNames()].update(to: entries) {
            named.entityNames[id].map { keeper?.keep($0.names, for: id) }
          }
        } catch {
          // The slot still takes text, and the intent will meet the error itself and say it.
          named.entityNames[id] = nil
          guard error is any UnavailableError else { continue }
          named.unavailable[app.name] =
            IntentRuntime.failure(for: error, language: language) as? IntentFailure
        }
      }
    }
    let names = named.entityNames.mapValues(\.names)
    named.matcher = Matcher(replacing: fixedDictionaries.merging(names) { _, own in own }, in: matcher)
    return named
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
    return order.map { NameDictionary.Entry(id: $0, names: TypedSpellings.adding(to: names[$0] ?? [])) }
  }
}
