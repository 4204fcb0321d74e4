import AppIntents
import Foundation

extension IntentContext {
  /// A key that no other effect has, the same at replay.
  static func newKey() async throws -> String { try await uuid().uuidString }
}
