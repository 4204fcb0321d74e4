import AppIntents

/// The entries of a provider as far as they are kept.
package struct BoundedTimeline: Sendable {
  /// In the order of their dates.
  package let entries: [ShownEntry]
  package let policy: TimelineReloadPolicy

  /// More are asked for when these have been shown.
  package static let mostEntries = 240

  /// Takes what a provider gave; entries that are over by `now` are left out but for the last one.
  ///
  /// - Throws: `TimelineMistake` for a timeline that shows nothing, or whose dates are no dates.
  package init(_ timeline: ShownTimeline, at now: Date) throws(TimelineMistake) {
    guard timeline.entries.allSatisfy(\.hasDate) else { throw .noDate }
    if case .after(let date) = timeline.policy.moment, !date.timeIntervalSince1970.isFinite { throw .noDate }
    // Of equal dates the later entry holds.
    let sorted = timeline.entries.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }.map(\.element)
    guard !sorted.isEmpty else { throw .empty }
    let over = max(0, sorted.count { $0.date <= now } - 1)
    let kept = sorted.dropFirst(over).prefix(Self.mostEntries)
    entries = Array(kept)
    policy = kept.count < sorted.count - over ? .atEnd : timeline.policy
  }
}

extension ShownEntry {
  fileprivate var hasDate: Bool { date.timeIntervalSince1970.isFinite }
}

/// Why the timeline of a provider cannot be shown.
package enum TimelineMistake: Error, Hashable, CustomStringConvertible {
  case empty
  case noDate

  package var description: String {
    switch self {
    case .empty: "the provider gave no entries"
    case .noDate: "the provider gave a date that is none"
    }
  }
}
