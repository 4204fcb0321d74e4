/// Why an activity does not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable, CaseIterable {
  /// Attributes and content take more than 4 KB together, or cannot be written as JSON.
  case attributesTooLarge
  /// The person does not want activities of this app.
  case denied
  /// There are 20 of all apps.
  case globalMaximumExceeded
  case malformedActivityIdentifier
  case missingProcessIdentifier
  /// It cannot be kept.
  case persistenceFailure
  case reconnectNotPermitted
  /// There are five of this app, or it begins and changes more than 1,000 in a second.
  case targetMaximumExceeded
  case unentitled
  case unsupported
  case unsupportedTarget
  case visibility
}

extension ActivityAuthorizationError: LocalizedError {
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge:
      "attributes and content take more than \(ActivityLimits.mostBytes) bytes, or cannot be written as JSON"
    case .denied: "the person has switched the app's activities off"
    case .globalMaximumExceeded: "\(ActivityLimits.mostInAll) activities go on already"
    case .targetMaximumExceeded:
      "\(ActivityLimits.mostOfApp) activities of this app go on already, or it changes them too often"
    case .persistenceFailure: "the activity cannot be kept"
    default: nil
    }
  }

  public var errorDescription: String? { failureReason }
}
