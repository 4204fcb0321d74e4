import AppIntents
import Foundation
import LiveActivities

/// A visit that is planned for today.
struct PlannedVisitAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    /// Whether one can go in.
    var isOpen: Bool
    /// When that is another thing today; nil for a place that does not open or close any more today.
    var changesAt: Date?
  }

  /// Of the plan.
  let visit: String
  let landmark: Landmark
}

extension Landmark {
  /// What is to be said of a visit at `now`, by the local time of `calendar`.
  func visitState(at now: Date, calendar: Calendar) -> PlannedVisitAttributes.ContentState {
    let today = calendar.startOfDay(for: now)
    let changes = (isClosed(on: now, calendar: calendar) ? nil : hours).map { hours in
      [hours.lowerBound, hours.upperBound].compactMap {
        calendar.date(byAdding: .minute, value: $0, to: today)
      }
    }
    return .init(isOpen: isOpen(at: now, calendar: calendar), changesAt: changes?.first { $0 > now })
  }
}
