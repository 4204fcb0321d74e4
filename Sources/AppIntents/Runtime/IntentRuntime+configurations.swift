import Foundation

/// What whoever shows widgets and controls needs of intents beside their runs.
extension IntentRuntime {
  /// Fills the parameters of an intent, asking through `host`, and performs nothing.
  ///
  /// - Throws: `IntentFailure` or `CancellationError`.
  package static func filled(
    _ type: any AppIntent.Type, with arguments: [String: IntentArgument], of app: String,
    host: any IntentDialogHost
  ) async throws -> any AppIntent {
    do {
      let call = IntentCall(app: app, intent: type.persistentIdentifier, arguments: arguments)
      return try await IntentExecution(call, of: type, host: host).filled()
    } catch {
      throw failure(for: error, language: host.language)
    }
  }

  /// The names of what can be set.
  package static func parameterNames(of type: any AppIntent.Type) -> [String] {
    IntentDescriptor(type).parameters.map(\.name)
  }

  /// What can be set, described.
  package static func parameters(of type: any AppIntent.Type) -> [ParameterDescriptor] {
    IntentDescriptor(type).parameters
  }

  /// The names of what has to be set: a parameter that is not optional and has no default.
  package static func requiredNames(of type: any AppIntent.Type) -> [String] {
    IntentDescriptor(type).parameters.filter { !$0.isOptional && !$0.hasDefault }.map(\.name)
  }

  /// The call that runs an intent with the values that it holds.
  package static func call(of intent: any AppIntent, app: String, language: String) -> IntentCall {
    IntentCall(
      app: app, intent: type(of: intent).persistentIdentifier,
      arguments: ValueText(language: language).arguments(of: intent))
  }

  /// Asks an app for something that it has at hand, in a language.
  package static func asked<Value>(
    in language: String, now: Date, timeZone: TimeZone, _ body: () -> Value
  ) -> Value {
    let host = WatchingHost(language: language, now: now, timeZone: timeZone)
    return IntentDialogScope.$host.withValue(host, operation: body)
  }

  /// Lets an app work unattended, for as long as it takes: an effect is refused, a question has no answer.
  package static func unattended<Value: Sendable>(
    language: String, now: Date, timeZone: TimeZone, _ body: @Sendable () async -> Value
  ) async -> Value {
    let host = WatchingHost(language: language, now: now, timeZone: timeZone)
    return await IntentDialogScope.$host.withValue(host, operation: body)
  }

  /// Lets an app look at its data, with nobody there: an effect is refused, a question has no answer.
  ///
  /// - Throws: what `body` throws, and an `IntentFailure` when it takes too long.
  package static func looking<Value: Sendable>(
    for what: String, language: String, now: Date, timeZone: TimeZone, pause: @escaping Pause = defaultPause,
    _ body: @escaping @Sendable (any IntentDialogHost) async throws -> Value
  ) async throws -> Value {
    let host = WatchingHost(language: language, now: now, timeZone: timeZone)
    return try await IntentDialogScope.$host.withValue(host) {
      try await raced {
        try await body(host)
      } against: {
        do { try await pause(lookupSeconds) } catch { return nil }
        return IntentFailure(code: .timedOut, detail: "\(what) took more than \(lookupSeconds) seconds")
      }
    }
  }
}
