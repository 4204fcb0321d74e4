/// An error with a meaning to the assistant.
public struct AppIntentError: Error, CustomStringConvertible, Sendable {
  enum Kind: Sendable {
    case restart
    /// Asks and sets the parameter; `perform` then starts again.
    case ask(@Sendable () async throws -> Void)
  }

  let kind: Kind

  /// Thrown from `perform`: run it again with the parameters as they are now.
  public static let restartPerform = AppIntentError(kind: .restart)

  public var description: String {
    switch kind {
    case .restart: "perform is to be run again"
    case .ask: "a value is needed before perform can go on"
    }
  }
}

/// Thrown by a request when there is nobody to ask.
public struct IntentDialogUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String { "no dialog: this intent is not run by an assistant" }
}

/// The person said no to a confirmation.
struct ConfirmationDeclined: Error {}
