import Synchronization

/// A Live Activity: something that goes on for a while and is seen meanwhile.
///
///     let activity = try Activity.request(
///       attributes: OrderAttributes(orderNumber: "1043"),
///       content: ActivityContent(state: .init(status: .accepted, expectedAt: time), staleDate: nil))
///     await activity.update(ActivityContent(state: .init(status: .delivering, expectedAt: time), staleDate: nil))
///     await activity.end(nil, dismissalPolicy: .immediate)
///
/// Activities outlive the process: the next one finds them in `activities`. Eight hours after its beginning an activity
/// ends by itself, and is seen for at most four more.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ContentUpdates = ActivityUpdates<ActivityContent<ContentState>>
  public typealias ActivityStateUpdates = ActivityUpdates<ActivityState>
  public typealias PushTokenUpdates = ActivityUpdates<Data>

  public let id: String
  public let attributes: Attributes
  let center: ActivityCenter
  /// As it was read last: what is said of it once it is forgotten.
  private let known: Mutex<ActivityRecord>

  init?(_ record: ActivityRecord, _ center: ActivityCenter) {
    guard let attributes = try? JSONDecoder().decode(Attributes.self, from: record.attributes),
      Self.isReadable(record)
    else { return nil }
    (id, self.attributes, self.center) = (record.id, attributes, center)
    known = Mutex(record)
  }

  /// The type of the attributes with its module, the same in every process.
  package static var kind: String {
    _typeName(Attributes.self, qualified: true).replacing(/\(unknown context at [^)]*\)\./, with: "")
  }

  var app: String { known.withLock(\.app) }

  /// The record as it is kept; nil once it is forgotten.
  var record: ActivityRecord? {
    guard let record = try? center.records(only: id).first else { return nil }
    // Another program may have kept content that this one cannot read: what is known stays what it was then.
    if Self.isReadable(record) { known.withLock { $0 = record } }
    return record
  }

  private static func isReadable(_ record: ActivityRecord) -> Bool {
    (try? record.content.content(of: ContentState.self)) != nil
  }

  var latest: ActivityRecord { record ?? known.withLock(\.self) }

  // MARK: What there is

  /// The activities of this kind that go on or are still seen, also those that another process of the app began.
  public static var activities: [Activity<Attributes>] {
    let center = ActivityCenter.current
    let records = (try? center.records()) ?? []
    return records.filter { $0.kind == kind && $0.state(at: center.now) != .dismissed }
      .compactMap { Activity($0, center) }
  }

  /// Each activity of this kind that begins from now on.
  public static var activityUpdates: ActivityUpdates<Activity<Attributes>> {
    let known = Mutex(Set(activities.map(\.id)))
    let center = ActivityCenter.current
    return ActivityUpdates(of: center) {
      ActivityCenter.$local.withValue(center) {
        let new = activities.filter { activity in known.withLock { $0.insert(activity.id).inserted } }
        return (new, false)
      }
    }
  }

  public var activityState: ActivityState {
    record.map { $0.state(at: center.now) } ?? .dismissed
  }

  /// The newest content, from the app or from outside.
  public var content: ActivityContent<ContentState> {
    if let content = try? latest.content.content(of: ContentState.self) { return content }
    // This cannot throw: `known` is only ever set to a record that `isReadable`.
    return try! known.withLock(\.self).content.content(of: ContentState.self)
  }

  /// Each state, the current one first; ends when the activity is no longer seen.
  public var activityStateUpdates: ActivityStateUpdates {
    let isOver = Mutex(false)
    return ActivityUpdates(of: center) { [self] in
      let state = activityState
      return isOver.withLock { isOver in
        defer { isOver = state == .dismissed }
        return isOver ? nil : state
      }
    }
  }

  /// Each content, the current one first; ends when the activity is no longer seen.
  public var contentUpdates: ContentUpdates {
    ActivityUpdates(of: center) { [self] in activityState == .dismissed ? nil : content }
  }
}

extension ActivityRecord.Content {
  init(_ content: ActivityContent<some Codable>) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.init(
      state: try encoder.encode(content.state), staleDate: content.staleDate,
      relevance: content.relevanceScore)
  }

  package func content<State: Codable & Hashable & Sendable>(
    of type: State.Type
  ) throws -> ActivityContent<State> {
    ActivityContent(
      state: try JSONDecoder().decode(State.self, from: state), staleDate: staleDate,
      relevanceScore: relevance)
  }
}
