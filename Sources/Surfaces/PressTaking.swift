package import AppIntents
package import ConversationProtocol

/// Takes presses as turns: in a conversation of this process, or of the daemon.
package protocol PressTaking: Sendable {
  /// The turn that a press got, if it was made before.
  func turn(of press: SurfacePress) async throws -> Turn?

  /// Runs an intent as a turn.
  ///
  /// - Parameters:
  ///   - title: what was pressed, in words.
  ///   - press: two of one identifier are one.
  func take(_ call: IntentCall, title: String, of press: SurfacePress) async throws -> Turn
}
