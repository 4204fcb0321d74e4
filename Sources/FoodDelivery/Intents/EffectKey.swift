import AppIntents
import Foundation

extension IntentEffect.Guarantees {
  /// Every effect of this app is one transaction, in which its key is written down.
  static let transaction: IntentEffect.Guarantees = [.onceForKey, .allOrNothing]
}

extension IntentContext {
  /// A key that no other effect has, the same at replay.
  static func newKey() async throws -> String { try await uuid().uuidString }
}
