@_exported public import AppIntents

// Live Activities are not shown here yet: one that is requested is refused, as on a phone whose person does not want them.

/// What a Live Activity shows, and what of it changes.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// The changing part of a Live Activity.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Why there is no Live Activity.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility, persistenceFailure
}

/// Whether Live Activities are shown: they are not.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false
}

public enum ActivityState: Hashable, Sendable, Codable {
  case active, ended, dismissed, stale, pending
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let time: Date?

  public static let `default` = ActivityUIDismissalPolicy(time: nil)
  public static let immediate = ActivityUIDismissalPolicy(time: .distantPast)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(time: date)
  }
}

public struct PushType: Hashable, Sendable {
  private let name: String

  public static let token = PushType(name: "token")
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// A Live Activity. None begins, so that there is none to change or end.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  public let activityState = ActivityState.ended

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  public static var activities: [Activity<Attributes>] { [] }

  /// Throws `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  public func update(_ content: ActivityContent<ContentState>) async {}
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
