import AppIntents
import Assistant
import ConversationProtocol
import JSONText
import LiveActivities
import Store
import Views

/// Presses of buttons of activities.
extension Board {
  /// Takes a press as a turn, then shows the activity as it is then.
  ///
  /// - Returns: as for a widget: no turn when what was pressed is no longer shown to this caller.
  func press(
    activityAction action: String, on id: String, _ press: SurfacePress, by caller: SurfaceCaller,
    _ presses: any PressTaking
  ) async throws -> (turn: Turn?, activities: [LiveActivityReport]) {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    if let known = try await presses.turn(of: press) { return (known, try await fresh(id, for: caller)) }
    try await updateActivities()
    guard let record = try activityCenter.records(only: id).first,
      record.state(at: assistant.now) != .dismissed
    else { throw SurfaceMistake.noActivity(id) }
    guard let pressed = try await meant(action, on: record, by: caller),
      let call = pressed.call(wanting: press.wanted)
    else { return (nil, try await fresh(id, for: caller)) }
    let turn = try await presses.take(call, title: pressed.title, of: press)
    return (turn, try await fresh(id, for: caller))
  }

  private func fresh(_ id: String, for caller: SurfaceCaller) async throws -> [LiveActivityReport] {
    try await activities(for: caller).filter { $0.id == id }
  }

  /// What an identifier means to this caller now: it is bound to the activity, its content, its state and the caller.
  private func meant(
    _ action: String, on record: ActivityRecord, by caller: SurfaceCaller
  ) async throws -> SurfaceState.Action? {
    guard let known = try store.action(action), known.surface == record.id, known.caller == caller.name,
      known.revision == record.version, known.entry == phase(of: record)
    else { return nil }
    return try await resolved(record).actions[known.action]
  }

  /// The identifier of the button that a person means: by its number on the activity, or its title.
  ///
  /// - Throws: `SurfaceMistake.noButton`.
  func action(called name: String, on activity: LiveActivityReport) throws -> String {
    let places = [activity.tree] + activity.island.sorted { $0.key < $1.key }.map(\.value)
    let trees = places.compactMap { $0.flatMap { try? ViewTree(json: Data($0.line.utf8)) } }
    let presses = trees.first?.namedPresses ?? []
    if let number = Int(name), presses.indices.contains(number - 1) { return presses[number - 1].action }
    let all = trees.flatMap(\.namedPresses)
    guard let found = all.first(where: { $0.title.lowercased() == name.lowercased() }) else {
      throw SurfaceMistake.noButton(name, known: all.map(\.title).withoutRepetitions)
    }
    return found.action
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
