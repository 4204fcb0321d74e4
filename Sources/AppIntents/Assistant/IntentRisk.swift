/// What it costs to run an intent by mistake.
public enum IntentRisk: String, Hashable, Sendable, Codable {
  /// Changes nothing.
  case reads
  /// Changes something that can be changed back.
  case changes
  /// Spends money, sends something, or loses something. Always confirmed.
  case costs
}

/// An intent whose `perform` asks for confirmation by itself, with `requestConfirmation`.
///
/// The assistant then does not ask before `perform`. An effect that is reached without a confirmation in this
/// run still asks first.
public protocol SelfConfirmingIntent: AppIntent {}

extension SelfConfirmingIntent {
  public static var _confirmsItself: Bool { true }
}

/// How a composite value is said in one go.
public protocol SpokenComposite: TransientAppEntity {
  /// Language tag to phrase templates over the properties: `["ko": ["{menuItem} [{quantity}]"]]`.
  static var spokenForms: [String: [String]] { get }
}
