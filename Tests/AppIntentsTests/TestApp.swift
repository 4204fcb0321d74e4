import AppIntents
import Foundation

/// Runs one intent in an app that has nothing else.
enum TestApp {
  enum App<Intent: AppIntent>: AssistantApp {
    static var names: [String: AppNames] { [:] }
    static var intents: [any AppIntent.Type] { [Intent.self] }
    static var shortcuts: (any AppShortcutsProvider.Type)? { nil }
    static var phrasesFolder: String? { nil }
    /// Keeps no data.
    static func configure(dataFolder: URL) {}
  }

  static func run<Intent: AppIntent>(
    _ intent: Intent.Type, _ arguments: [String: IntentArgument] = [:], host: some IntentDialogHost
  ) async throws -> IntentOutcome {
    let call = IntentCall(
      app: "\(App<Intent>.self)", intent: Intent.persistentIdentifier, arguments: arguments)
    return try await IntentRuntime.run(call, of: App<Intent>.self, host: host)
  }

  /// With prepared answers.
  static func run<Intent: AppIntent>(
    _ intent: Intent.Type, _ arguments: [String: IntentArgument] = [:], _ answers: IntentAnswer...
  ) async throws -> IntentOutcome {
    try await run(intent, arguments, host: ScriptedHost(answers))
  }

  static func describe<Intent: AppIntent>(_ intent: Intent.Type) -> AppDescriptor {
    IntentRuntime.describe(App<Intent>.self)
  }
}
