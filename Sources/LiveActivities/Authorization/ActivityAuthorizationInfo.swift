/// Whether activities of the app are shown: they are unless their person has switched them off.
public final class ActivityAuthorizationInfo: Sendable {
  private let center: ActivityCenter

  public init() {
    center = .current
  }

  public var areActivitiesEnabled: Bool { center.areEnabled }

  /// Updates by push are never held back for their number alone.
  public var frequentPushesEnabled: Bool { true }

  /// Each change of `areActivitiesEnabled`.
  public var activityEnablementUpdates: ActivityUpdates<Bool> {
    let center = center
    return ActivityUpdates(of: center, beginsWithChange: true) { center.areEnabled }
  }

  public var frequentPushEnablementUpdates: ActivityUpdates<Bool> {
    ActivityUpdates(of: center, beginsWithChange: true) { true }
  }
}
