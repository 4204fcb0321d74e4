import Foundation

/// What the assistant calls: describing an app, running its intents, finding its entities.
package enum IntentRuntime {
  /// Everything that the app and its packages declare.
  package static func describe(_ app: any AssistantApp.Type) -> AppDescriptor {
    AppInventory.of(app).descriptor
  }

  /// The templates of the sentences that the app says are none of its requests.
  package static func negativePhrases(of app: any AssistantApp.Type) -> [String] {
    AppInventory.of(app).negativePhrases.map(\.segments.template)
  }

  /// One intent of the app or its packages, without a look at the others; nil when there is none of that name.
  package static func describe(
    intent name: String, of app: any AssistantApp.Type
  ) -> IntentDescriptor? {
    AppInventory.of(app).descriptor(ofIntent: name)
  }

  /// Runs an intent: fills its parameters, asking through `host`, and performs it.
  ///
  /// Throws `IntentFailure` or `CancellationError`, nothing else.
  package static func run(
    _ call: IntentCall, of app: any AssistantApp.Type, host: any IntentDialogHost
  ) async throws -> IntentOutcome {
    do {
      return try await IntentDialogScope.$host.withValue(host) {
        try await IntentExecution(call, of: app, host: host).outcome()
      }
    } catch {
      throw failure(for: error, language: host.language)
    }
  }

  /// How often an app has said `updateAppShortcutParameters()` in this process.
  package static var vocabularyChanges: Int { VocabularyChanges.number }

  /// Takes back what a run did, once. False when this process does not know the token (any more).
  ///
  /// Throws what `run` throws.
  package static func undo(_ token: String, host: any IntentDialogHost) async throws -> Bool {
    guard let manager = UndoRegistry.take(token) else { return false }
    do {
      try await IntentDialogScope.$host.withValue(host) { try await manager.undo() }
    } catch {
      throw failure(for: error, language: host.language)
    }
    return true
  }

  /// Suspends for so many seconds.
  package typealias Pause = @Sendable (Int) async throws -> Void
  package static let defaultPause: Pause = { try await Task.sleep(for: .seconds($0)) }

  /// How long a query outside a run may take: somebody waits to be understood.
  static let lookupSeconds = 5

  /// The names of all entities of a type if its query lists them, else of those it suggests.
  ///
  /// This and the other lookups throw what the query throws, and an `IntentFailure` when it takes too long.
  package static func names(
    ofEntity type: String, in app: any AssistantApp.Type, language: String, now: Date,
    timeZone: TimeZone = .current, pause: @escaping Pause = defaultPause
  ) async throws -> [EntityName] {
    try await entities(type, of: app, language, now, timeZone, pause) { try await EntityAccess.all($0) }
  }

  /// What the app's string query finds; none when its query does not search by words.
  package static func search(
    entity type: String, for text: String, in app: any AssistantApp.Type, language: String, now: Date,
    timeZone: TimeZone = .current, pause: @escaping Pause = defaultPause
  ) async throws -> [EntityName] {
    try await entities(type, of: app, language, now, timeZone, pause) { type in
      guard EntityAccess.isSearchable(type) else { return [] }
      return try await EntityAccess.search(type, for: text, language: language)
    }
  }

  /// The entities with these identifiers, in their order; those that do not exist are left out.
  package static func entities(
    _ type: String, ids: [String], in app: any AssistantApp.Type, language: String, now: Date,
    timeZone: TimeZone = .current, pause: @escaping Pause = defaultPause
  ) async throws -> [EntityName] {
    try await entities(type, of: app, language, now, timeZone, pause) {
      try await EntityAccess.fetch($0, ids: ids)
    }
  }

  private static func entities(
    _ name: String, of app: any AssistantApp.Type, _ language: String, _ now: Date,
    _ timeZone: TimeZone, _ pause: @escaping Pause,
    _ find: @escaping @Sendable (any AppEntity.Type) async throws -> [any AppEntity]
  ) async throws -> [EntityName] {
    guard let type = AppInventory.of(app).entity(named: name) else { return [] }
    let host = LookupHost(language: language, now: now, timeZone: timeZone)
    return try await IntentDialogScope.$host.withValue(host) {
      try await raced {
        try await find(type).map { EntityName($0, language: language) }
      } against: {
        do { try await pause(lookupSeconds) } catch { return nil }
        return IntentFailure(code: .timedOut, detail: "\(name) was looked up for \(lookupSeconds) seconds")
      }
    }
  }

  /// An error of an app as the conversation takes it: a failure with the error's own words, or a cancellation.
  package static func failure(for error: any Error, language: String) -> any Error {
    switch error {
    case is CancellationError, is IntentFailure: error
    case is ConfirmationDeclined: IntentFailure(code: .declined)
    case let error as AppIntentError:
      IntentFailure(code: error.code, message: words(of: error, language), detail: error.description)
    case let error as any CustomAppIntentErrorConvertible:
      IntentFailure(
        code: error.appIntentError.code, message: words(of: error, language),
        detail: String(describing: error))
    case let error as any UnavailableError:
      failed(error.isTemporary ? .busy : .unavailable, error, language)
    default:
      Task.isCancelled && words(of: error, language) == nil
        ? CancellationError() : failed(.failed, error, language)
    }
  }

  private static func failed(
    _ code: IntentFailure.Code, _ error: any Error, _ language: String
  ) -> IntentFailure {
    IntentFailure(code: code, message: words(of: error, language), detail: String(describing: error))
  }

  private static func words(of error: any Error, _ language: String) -> SpokenText? {
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible:
      SpokenText(full: error.localizedStringResource.text(in: language))
    case let error as any LocalizedError: error.errorDescription.map { SpokenText(full: $0) }
    default: nil
    }
  }
}

extension EntityName {
  init(_ entity: any AppEntity, language: String) {
    let description = entity.displayRepresentation
    self.init(
      id: entity.identifierText, title: description.title.text(in: language),
      synonyms: description.synonyms.map { $0.text(in: language) })
  }
}
