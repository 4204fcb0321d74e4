import AppIntents
import Foundation
public import LiveActivities
import SampleDatabase

/// One activity for each visit that is planned for today, from eight in the morning until eight in the evening.
extension Landmarks: LiveActivityApp {
  public static func updateActivities() async throws -> Date? {
    try await PlannedVisitUpdate(now: try await IntentContext.now).run()
  }
}

/// Brings the activities in line with the plans at one moment.
private struct PlannedVisitUpdate {
  @AppDependency var database: TravelDatabase
  let now: Date

  /// Hours of the day between which a visit is shown.
  private static let shown = 8..<20

  init(now: Date) { self.now = now }

  func run() async throws -> Date? {
    let calendar = database.calendar
    let today = calendar.startOfDay(for: now)
    let plans = try database.noted(try await database.plans(from: today))
    let todays = plans.filter { calendar.isDate($0.visit.day, inSameDayAs: now) }
    let seen = Self.shown.contains(calendar.component(.hour, from: now)) ? todays : []
    let known = Activity<PlannedVisitAttributes>.activities
    for activity in known {
      guard let plan = seen.first(where: { $0.visit.id == activity.attributes.visit }) else {
        await activity.end(nil, dismissalPolicy: .immediate)
        continue
      }
      await activity.update(content(of: plan))
    }
    try await begin(seen.filter { plan in !known.contains { $0.attributes.visit == plan.visit.id } })
    return next(of: plans, seen: seen)
  }

  /// What was begun once is not begun again, also when a person has put it away.
  private func begin(_ plans: [NotedVisit]) async throws {
    for plan in plans where try await !database.hasActivity(plan.visit.id) {
      do {
        _ = try Activity.request(
          attributes: PlannedVisitAttributes(visit: plan.visit.id, landmark: plan.landmark),
          content: content(of: plan))
      } catch is ActivityAuthorizationError {
        // There are enough, or none are wanted: it may begin later.
        return
      }
      try await database.noteActivity(plan.visit.id)
    }
  }

  private func content(of plan: NotedVisit) -> ActivityContent<PlannedVisitAttributes.ContentState> {
    ActivityContent(
      state: plan.landmark.visitState(at: now, calendar: database.calendar), staleDate: nil,
      relevanceScore: 20)
  }

  /// The next opening or closing, the end of the day's showing, or the next day's beginning.
  private func next(of plans: [NotedVisit], seen: [NotedVisit]) -> Date? {
    let calendar = database.calendar
    let changes = seen.compactMap { $0.landmark.visitState(at: now, calendar: calendar).changesAt }
    let edges = plans.flatMap { plan in
      [Self.shown.lowerBound, Self.shown.upperBound].compactMap {
        calendar.date(bySettingHour: $0, minute: 0, second: 0, of: plan.visit.day)
      }
    }
    return (changes + edges).filter { $0 > now }.min()
  }
}
