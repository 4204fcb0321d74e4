import Foundation

/// A Find intent as words need it.
package struct FindDescriptor: Hashable, Sendable, Codable {
  package struct Property: Hashable, Sendable, Codable {
    package var name: String
    /// By language tag, as in `AppDescriptor`.
    package var title: [String: String]
    package var kind: ValueKind
    package var comparisons: [FindComparison]
    package var isOrder: Bool
  }

  /// `FindLandmarkEntity`.
  package var intent: String
  /// The entity type's name: `LandmarkEntity`.
  package var entity: String
  /// Language tag to what one of them is called, the title first.
  package var names: [String: [String]]
  package var properties: [Property]
}

extension IntentRuntime {
  /// How many Find intents an app has.
  package static func findCount(in app: any AssistantApp.Type) -> Int { AppInventory.of(app).finds.count }

  /// The Find intents of an app with the properties of what they find; those that have nothing to find now are left out.
  ///
  /// An app whose query throws or takes too long has none.
  package static func finds(
    in app: any AssistantApp.Type, language: String, now: Date, timeZone: TimeZone = .current,
    pause: @escaping Pause = defaultPause
  ) async -> [FindDescriptor] {
    let types = AppInventory.of(app).finds
    let host = LookupHost(language: language, now: now, timeZone: timeZone)
    return await IntentDialogScope.$host.withValue(host) {
      var found: [FindDescriptor] = []
      for type in types {
        let descriptor = try? await raced {
          try await type.findDescriptor()
        } against: {
          do { try await pause(lookupSeconds) } catch { return nil }
          return IntentFailure(code: .timedOut, detail: "\(type) was looked up for \(lookupSeconds) seconds")
        }
        if let descriptor = descriptor.flatMap(\.self) { found.append(descriptor) }
      }
      return found
    }
  }
}

/// A Find intent, whatever it finds.
protocol EntityFinding: AppIntent {
  static func findDescriptor() async throws -> FindDescriptor?
}

extension FindIntent: EntityFinding {
  static func findDescriptor() async throws -> FindDescriptor? {
    guard let query = Query.Entity.defaultQuery as? Query else { return nil }
    try await DependencyMissing.check(query)
    guard let known = try await FindProperties(of: query) else { return nil }
    return FindDescriptor(
      intent: persistentIdentifier, entity: Query.Entity.persistentIdentifier, names: names,
      properties: known.properties.map { property in
        FindDescriptor.Property(
          name: property.name, title: property.title?.texts ?? [:], kind: property.kind,
          comparisons: property.comparators.map { type(of: $0).comparison },
          isOrder: known.orders.contains { $0.name == property.name })
      })
  }

  private static var names: [String: [String]] {
    let shown = Query.Entity.typeDisplayRepresentation
    let resources = [shown.name] + shown.synonyms
    return Dictionary(
      uniqueKeysWithValues: Set(resources.flatMap(\.texts.keys)).map { tag in
        (tag, resources.map { $0.text(in: tag) })
      })
  }
}

/// The Find intent of an entity type whose query has properties.
enum FindIntents {
  static func type(for entity: any AppEntity.Type) -> (any EntityFinding.Type)? {
    func open<Entity: AppEntity>(_ entity: Entity.Type) -> (any EntityFinding.Type)? {
      (Entity.DefaultQuery.self as? any EntityPropertyQuery.Type).map { find($0) }
    }
    return open(entity)
  }

  private static func find<Query: EntityPropertyQuery>(_ query: Query.Type) -> any EntityFinding.Type {
    FindIntent<Query>.self
  }
}
