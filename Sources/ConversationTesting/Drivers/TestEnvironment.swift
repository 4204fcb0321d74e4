package import Foundation

/// Where conversations are rehearsed: it makes, for each of them, apps without data and a door to them.
package protocol TestEnvironment: Sendable {
  /// Opens a door, and takes everything away when `body` has ended.
  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result
}

/// What a conversation begins with.
package struct ScenarioSetup: Hashable, Sendable {
  /// Of the replies.
  package var language: String
  package var clock: Date
  package var timeZone: TimeZone
  /// The app that sentences are taken to mean first.
  package var focus: String?

  package init(language: String, clock: Date, timeZone: TimeZone, focus: String? = nil) {
    self.language = language
    self.clock = clock
    self.timeZone = timeZone
    self.focus = focus
  }
}
