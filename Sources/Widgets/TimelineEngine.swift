import AppIntents

/// The timelines of all widgets that are placed: what shows at a time, who is asked, and when to wake.
@_spi(Scheduling) public struct TimelineEngine: Hashable, Codable, Sendable {
  /// What one look at the clock comes to.
  public struct Tick: Hashable, Sendable {
    /// Widgets that show another entry than at the last look, in their order.
    public var changed: [String] = []
    /// Widgets whose providers are to be asked, in their order.
    public var due: [String] = []
    /// When to look again; nil when nothing happens by itself.
    public var wake: Date?

    public init(changed: [String] = [], due: [String] = [], wake: Date? = nil) {
      self.changed = changed
      self.due = due
      self.wake = wake
    }
  }

  public private(set) var schedules: [String: TimelineSchedule] = [:]
  private var shown: [String: Int] = [:]

  public init() {}

  /// Forgets what is no longer placed, and begins with what is new.
  public mutating func place(_ ids: [String]) {
    let wanted = Set(ids)
    schedules = schedules.filter { wanted.contains($0.key) }
    shown = shown.filter { wanted.contains($0.key) }
    for id in ids where schedules[id] == nil { schedules[id] = TimelineSchedule() }
  }

  /// Changes the schedule of a widget that is placed; of another one, nothing.
  public mutating func change(_ id: String, _ body: (inout TimelineSchedule) -> Void) {
    guard var schedule = schedules[id] else { return }
    let before = schedule.entries
    body(&schedule)
    schedules[id] = schedule
    if schedule.entries != before { shown[id] = nil }
  }

  public mutating func tick(at now: Date) -> Tick {
    var tick = Tick()
    for (id, schedule) in schedules {
      let index = schedule.shown(at: now)
      if index != shown[id] {
        shown[id] = index
        tick.changed.append(id)
      }
      if schedule.reload(at: now).map({ $0 <= now }) ?? false { tick.due.append(id) }
      tick.wake = [tick.wake, schedule.wake(after: now)].compactMap(\.self).min()
    }
    tick.changed.sort()
    tick.due.sort()
    return tick
  }
}

/// Widgets that stand in one place, of which the first one is seen.
package struct SmartStack {
  package struct Member: Hashable, Sendable {
    package var id: String
    package var relevance: Float
    /// How often it was pressed.
    package var uses: Int
    package var position: Int

    package init(id: String, relevance: Float, uses: Int, position: Int) {
      self.id = id
      self.relevance = relevance
      self.uses = uses
      self.position = position
    }
  }

  /// By how much they matter now, then by use, then as they were placed.
  package static func order(_ members: [Member]) -> [String] {
    members.sorted { one, other in
      if one.relevance != other.relevance { return one.relevance > other.relevance }
      if one.uses != other.uses { return one.uses > other.uses }
      return one.position < other.position
    }.map(\.id)
  }
}
