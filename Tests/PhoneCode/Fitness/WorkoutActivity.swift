import ActivityKit
import AppIntents

struct WorkoutAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var minutes: Int
    var started: Date
  }

  var name: String
}

struct StartWorkout: LiveActivityIntent {
  static var title: LocalizedStringResource = "Start Workout"
  static var description = IntentDescription("Starts a workout.")

  @Parameter(title: "Kind", default: .run) var kind: WorkoutKind

  init() {}

  init(kind: WorkoutKind) { self.kind = kind }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      return .result(dialog: "Started \(kind.rawValue).")
    }
    let state = WorkoutAttributes.ContentState(minutes: 0, started: .now)
    _ = try Activity.request(
      attributes: WorkoutAttributes(name: kind.rawValue),
      content: ActivityContent(state: state, staleDate: Date.now.addingTimeInterval(3_600)), pushType: nil)
    return .result(dialog: "Started.")
  }
}

struct EndWorkout: LiveActivityIntent {
  static let title: LocalizedStringResource = "End Workout"

  func perform() async throws -> some IntentResult {
    for activity in Activity<WorkoutAttributes>.activities {
      await activity.update(ActivityContent(state: activity.content.state, staleDate: nil))
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

enum WorkoutKind: String, AppEnum, Codable, Sendable {
  case run, swim, ride

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Workout" }
  static var caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] {
    [.run: "Run", .swim: .init(title: "Swim", synonyms: ["Swimming", "Laps"]), .ride: "Ride"]
  }
}
