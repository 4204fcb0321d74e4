/// An error with a meaning to the assistant.
///
/// ```swift
/// throw AppIntentError.UserActionRequired.signin
/// ```
public struct AppIntentError: Error, CustomStringConvertible, Sendable {
  enum Kind: Sendable {
    case restart
    /// Asks and sets the parameter; `perform` then starts again.
    case ask(@Sendable () async throws -> Void)
    /// Ends the run; the assistant has words for it.
    case known(String, IntentFailure.Code)
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  private init(_ name: String, _ code: IntentFailure.Code) {
    kind = .known(name, code)
  }

  /// Thrown from `perform`: run it again with the parameters as they are now.
  public static let restartPerform = AppIntentError(kind: .restart)

  public var description: String {
    switch kind {
    case .restart: "perform is to be run again"
    case .ask: "a value is needed before perform can go on"
    case .known(let name, _): name
    }
  }

  /// How a run ends with it. The first two do not end one inside a conversation.
  var code: IntentFailure.Code {
    if case .known(_, let code) = kind { code } else { .failed }
  }

  /// Nothing can be done about it now.
  public enum Unrecoverable {
    public static let unknown = AppIntentError("unknown", .failed)
    public static let notAllowed = AppIntentError("notAllowed", .notAllowed)
    public static let entityNotFound = AppIntentError("entityNotFound", .notFound)
    public static let networkFailure = AppIntentError("networkFailure", .offline)
    public static let partialFailure = AppIntentError("partialFailure", .incomplete)
    public static let unsupportedOnDevice = AppIntentError("unsupportedOnDevice", .notAllowed)
    public static let featureCurrentlyRestricted = AppIntentError("featureCurrentlyRestricted", .notAllowed)
  }

  /// The person has to do something in the app first.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError("accountSetup", .needsAccount)
    public static let confirmation = AppIntentError("confirmation", .declined)
    public static let signin = AppIntentError("signin", .needsAccount)
  }

  /// The person has to allow the app something first.
  public enum PermissionRequired {
    public static let bluetooth = AppIntentError("bluetooth", .needsPermission)
    public static let contacts = AppIntentError("contacts", .needsPermission)
    public static let localNetwork = AppIntentError("localNetwork", .needsPermission)
    public static let photos = AppIntentError("photos", .needsPermission)
    public static let siri = AppIntentError("siri", .needsPermission)

    public static func location(precise: Bool) -> AppIntentError {
      AppIntentError(precise ? "location (precise)" : "location", .needsPermission)
    }
  }
}

/// An error of an app that says which of the known ones it is. Its own words, if it has any, are said.
public protocol CustomAppIntentErrorConvertible: Error {
  var appIntentError: AppIntentError { get }
}

/// Thrown by a request when there is nobody to ask.
public struct IntentDialogUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String { "no dialog: this intent is not run by an assistant" }
}

/// The person said no to a confirmation.
struct ConfirmationDeclined: Error {}
