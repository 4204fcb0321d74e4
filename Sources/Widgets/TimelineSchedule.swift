import AppIntents

/// The dates of one widget's timeline: which entry is shown when, and when its provider is asked again.
///
/// A pure value: the clock is passed in, and somebody else asks the provider.
@_spi(Scheduling) public struct TimelineSchedule: Hashable, Codable, Sendable {
  public struct Entry: Hashable, Codable, Sendable {
    public var date: Date
    public var relevance: TimelineEntryRelevance?

    public init(date: Date, relevance: TimelineEntryRelevance? = nil) {
      self.date = date
      self.relevance = relevance
    }
  }

  /// In the order of their dates.
  public private(set) var entries: [Entry] = []
  public private(set) var policy = TimelineReloadPolicy.atEnd
  /// When the provider was asked last, with or without success.
  public private(set) var asked: Date?
  /// How often it has failed since it last succeeded.
  public private(set) var failures = 0
  /// When new entries were first asked for since the provider was asked.
  private var request: Date?
  /// Somebody looks, or an intent of the app has just run: the shortest interval does not hold.
  private var isUrgent = false

  public init() {}

  /// Seconds between two questions, unless it is urgent.
  public static let shortestInterval = 30.0
  /// Minutes until a provider that failed is asked again: after the first failure, the second, …
  public static let patience = [1.0, 5, 15, 60]

  /// - Parameter entries: in the order of their dates.
  public mutating func load(_ entries: [Entry], policy: TimelineReloadPolicy, at now: Date) {
    self.entries = entries
    self.policy = policy
    answered(at: now)
    failures = 0
  }

  /// The entries stay as they are.
  public mutating func fail(at now: Date) {
    answered(at: now)
    failures += 1
  }

  public mutating func requestReload(at now: Date, isUrgent: Bool = false) {
    request = min(request ?? now, now)
    self.isUrgent = self.isUrgent || isUrgent
  }

  private mutating func answered(at now: Date) {
    (asked, request, isUrgent) = (now, nil, false)
  }
}

@_spi(Scheduling) extension TimelineSchedule {
  /// What is shown is older than it should be.
  public var isStale: Bool { failures > 0 }

  /// The entry that is shown: the last one that has begun, before all of them the first one.
  public func shown(at now: Date) -> Int? {
    guard !entries.isEmpty else { return nil }
    return max(0, firstIndex(after: now) - 1)
  }

  /// How many entries have begun.
  private func firstIndex(after now: Date) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        entries[middle].date <= now ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// How much the shown entry matters; 0 when it has not begun, says nothing, or mattered until now.
  public func relevance(at now: Date) -> Float {
    guard let shown = shown(at: now), let relevance = entries[shown].relevance, entries[shown].date <= now
    else { return 0 }
    let end = relevance.duration > 0 ? entries[shown].date + relevance.duration : .distantFuture
    return now < end && relevance.score.isFinite ? max(0, relevance.score) : 0
  }

  /// When the provider is to be asked; nil when nothing makes it be asked.
  public func reload(at now: Date) -> Date? {
    // A clock that was set back keeps nobody waiting.
    guard let asked, asked <= now else { return now }
    guard let wanted = [failures > 0 ? retry(after: asked) : planned, request].compactMap(\.self).min() else {
      return nil
    }
    return isUrgent ? wanted : max(wanted, asked + Self.shortestInterval)
  }

  private func retry(after asked: Date) -> Date {
    asked + Self.patience[min(failures, Self.patience.count) - 1] * 60
  }

  private var planned: Date? {
    switch policy.moment {
    case .atEnd: entries.last?.date
    case .after(let date): date
    case .never: nil
    }
  }

  /// When something has to be done next: another entry, or a question. Nil when nothing ever happens by itself.
  public func wake(after now: Date) -> Date? {
    // Before all entries the first one is shown, which changes nothing when it begins.
    let next = max(1, firstIndex(after: now))
    let change = next < entries.count ? entries[next].date : nil
    return [change, reload(at: now)].compactMap(\.self).min()
  }
}
