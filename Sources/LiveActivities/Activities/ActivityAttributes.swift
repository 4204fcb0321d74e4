/// What a Live Activity shows: the properties stay as they are, its `ContentState` changes.
///
///     struct OrderAttributes: ActivityAttributes {
///       struct ContentState: Codable, Hashable {
///         var status: OrderStatus
///         var expectedAt: Date
///       }
///
///       let orderNumber: String
///     }
public protocol ActivityAttributes: Codable, Sendable {
  /// What changes while the activity goes on. It is kept as JSON, with the attributes at most 4 KB.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// The changing part of a Live Activity, and how long it holds.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Hashable, Sendable {
  public var state: State
  /// From then on the content is out of date, and the activity `stale`.
  public var staleDate: Date?
  /// Of several activities the one with the highest score is shown first.
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: CustomStringConvertible {
  public var description: String { "\(state)" }
}

/// How far the life of an activity has come.
public enum ActivityState: String, Hashable, Sendable, Codable, CaseIterable {
  case active
  /// It begins later.
  case pending
  /// It goes on, and its content is out of date.
  case stale
  /// It is over and still seen.
  case ended
  /// It is over and no longer seen, or a person has put it away.
  case dismissed
}

/// For how long an activity is seen after its end; in no case longer than four hours.
public struct ActivityUIDismissalPolicy: Hashable, Sendable, Codable {
  package enum Removal: Hashable, Sendable, Codable { case afterFourHours, immediate, after(Date) }

  package let removal: Removal

  /// For four hours.
  public static let `default` = ActivityUIDismissalPolicy(removal: .afterFourHours)
  /// Not at all.
  public static let immediate = ActivityUIDismissalPolicy(removal: .immediate)

  /// Until a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(removal: date.timeIntervalSince1970.isFinite ? .after(date) : .afterFourHours)
  }
}

/// How an activity is shown while it goes on.
public enum ActivityStyle: Hashable, Sendable, Codable {
  case standard, transient
}

/// From where an activity may be updated besides its app.
public struct PushType: Hashable, Sendable {
  package let channel: String?

  /// By anyone who has its token.
  public static let token = PushType(channel: nil)
  /// By a channel that many activities listen to. There are none here: such an activity is updated by its app alone.
  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

/// What is said when an update is worth looking up for.
public struct AlertConfiguration: Sendable {
  public struct AlertSound: Hashable, Sendable {
    public static let `default` = AlertSound()
    /// There is one sound here.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
