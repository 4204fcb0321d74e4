/// Work that is done later without being asked for.
open class BGTaskRequest: @unchecked Sendable {
  // Unchecked: as on a phone, a request is made in one place and handed over.
  public let identifier: String
  /// Not before then; nil: as soon as may be.
  public var earliestBeginDate: Date?

  package init(named identifier: String) { self.identifier = identifier }

  package var kind: BackgroundRecord.Kind { .refresh }
}

/// A short look at what is new: 30 seconds.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(named: identifier) }
}

/// Work that takes minutes: ten at most.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Kept, but ignored: the network is not watched here.
  public var requiresNetworkConnectivity = false
  /// Kept and not looked at.
  public var requiresExternalPower = false

  public init(identifier: String) { super.init(named: identifier) }

  override package var kind: BackgroundRecord.Kind { .processing }
}
