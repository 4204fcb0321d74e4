import AppIntents
import Assistant
import ConversationProtocol
import JSONText
import LiveActivities
import Store
import Views
import Widgets

/// An activity as a caller gets it.
extension Board {
  func shown(_ record: ActivityRecord, to caller: SurfaceCaller) async throws -> LiveActivityReport {
    var report = LiveActivityReport(record, title: appTitle(record.app), at: assistant.now)
    do {
      let resolved = try await resolved(record)
      let trees = try given(resolved, of: record, to: caller)
      report.tree = trees[.lockScreen]?.report
      for (place, tree) in trees where place != .lockScreen { report.island[place.rawValue] = tree.report }
    } catch {
      report.problem = Self.words(of: error)
    }
    return report
  }

  /// The trees in the language of this board, with what their buttons run.
  func resolved(_ record: ActivityRecord) async throws -> ShownActivity {
    guard let declaration = declared.activity(record.kind) else {
      throw SurfaceMistake.noKind(record.kind, known: declared.activities.map(\.declaration.kind))
    }
    var environment = environment
    environment.colorScheme = .dark
    let (language, isStale) = (language, record.state(at: assistant.now) == .stale)
    return try await MainActor.run { [environment] in
      let resolved = try declaration.resolved(record, isStale: isStale, in: environment)
      return ShownActivity(resolved, of: record.app, language: language)
    }
  }

  /// The trees with identifiers of buttons that mean something to this caller and for this content only.
  private func given(
    _ shown: ShownActivity, of record: ActivityRecord, to caller: SurfaceCaller
  ) throws -> [ActivityPresentation: ViewTree] {
    var ids: [String: String] = [:]
    if !shown.actions.isEmpty {
      let new = shown.actions.keys.map {
        SurfaceActionRecord(
          id: Self.randomName(), surface: record.id, revision: record.version, entry: phase(of: record),
          caller: caller.name, action: $0)
      }
      let known = try store.actions(
        of: record.id, revision: record.version, entry: phase(of: record), for: caller.name, new)
      ids = Dictionary(known.map { ($0.action, $0.id) }) { first, _ in first }
    }
    return shown.trees.mapValues { tree in
      let given = tree.changingActions { ids[$0] ?? "" }
      return caller.showsPrivateContent ? given : given.redactingPrivateContent()
    }
  }

  /// The part of its life in which it has the same buttons.
  func phase(of record: ActivityRecord) -> Int {
    switch record.state(at: assistant.now) {
    case .pending: 0
    case .active: 1
    case .stale: 2
    case .ended: 3
    case .dismissed: 4
    }
  }

  func appTitle(_ app: String) -> String {
    let names = apps.first { _typeName($0, qualified: false) == app }?.names
    return (names?[language] ?? names?[""])?.display ?? app
  }
}

/// The trees of an activity, and the calls of its buttons.
struct ShownActivity: Sendable {
  var trees: [ActivityPresentation: ViewTree]
  var actions: [String: SurfaceState.Action]

  init(_ resolved: ResolvedActivity, of app: String, language: String) {
    trees = resolved.trees
    let all = resolved.trees.values.flatMap(\.namedPresses)
    let presses = Dictionary(all.map { ($0.action, $0) }) { first, _ in first }
    let known = resolved.actions.compactMap { id, action -> (String, SurfaceState.Action)? in
      guard let pressed = action as? PressedIntent, let press = presses[id] else { return nil }
      return (id, SurfaceState.Action(press, pressed.intent, of: app, language: language))
    }
    actions = Dictionary(known) { first, _ in first }
  }
}

extension LiveActivityReport {
  fileprivate init(_ record: ActivityRecord, title: String, at now: Date) {
    self.init(
      id: record.id, app: record.app, kind: record.kind, title: title,
      state: State(record.state(at: now)), relevance: record.content.relevance,
      begins: record.begin.writable ?? .distantPast, ends: record.end.writable ?? .distantPast,
      next: record.nextChange(after: now)?.writable)
  }
}

extension LiveActivityReport.State {
  fileprivate init(_ state: ActivityState) {
    self = Self(rawValue: state.rawValue) ?? .ended
  }
}
