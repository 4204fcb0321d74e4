/// What the person lets the app do with activities: everything, unless some of it was switched off.
public final class ActivityAuthorizationInfo: Sendable {
  private let center: ActivityCenter
  private let app: String

  /// - Parameter fileID: says whose code asks; it is not to be given.
  public init(fileID: String = #fileID) {
    center = .current
    app = center.app(ofFile: fileID)
  }

  public var areActivitiesEnabled: Bool { center.areEnabled(of: app) }

  /// Whether many updates by push in a short time are taken.
  public var frequentPushesEnabled: Bool { center.areFrequent(of: app) }

  /// Each change of `areActivitiesEnabled`.
  public var activityEnablementUpdates: ActivityUpdates<Bool> {
    let (center, app) = (center, app)
    return ActivityUpdates(of: center, beginsWithChange: true) { center.areEnabled(of: app) }
  }

  /// Each change of `frequentPushesEnabled`.
  public var frequentPushEnablementUpdates: ActivityUpdates<Bool> {
    let (center, app) = (center, app)
    return ActivityUpdates(of: center, beginsWithChange: true) { center.areFrequent(of: app) }
  }
}
