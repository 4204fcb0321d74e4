import AppIntents
import Assistant
import ConversationProtocol
import JSONText
import Store
import Views
@_spi(Scheduling) import Widgets

/// Presses of buttons and switches of widgets.
extension Board {
  /// Takes a press as a turn, then asks the providers of its app again.
  ///
  /// - Parameters:
  ///   - action: the identifier that the caller was given with the tree.
  ///   - press: two presses of one identifier are one.
  /// - Returns: the turn, and what the widget shows now. What is no longer shown to this caller is not pressed: there is
  ///   no turn then.
  func press(
    _ action: String, on id: String, _ press: SurfacePress, by caller: SurfaceCaller,
    _ presses: any PressTaking
  ) async throws -> (turn: Turn?, widgets: [WidgetReport]) {
    let record = try record(id, of: caller)
    if let known = try await presses.turn(of: press) {
      return (known, [try await fresh(id, for: caller)])
    }
    guard let pressed = try meant(action, on: record, by: caller),
      let call = pressed.call(wanting: press.wanted)
    else { return (nil, [try await fresh(id, for: caller)]) }
    // Kept before anything is done: whatever happens to this process, the next look asks the providers again.
    try store.wantEntries(of: caller.user, app: record.app, pressed: record.id)
    let turn = try await presses.take(call, title: pressed.title, of: press)
    // Who looked meanwhile may have seen what was there before the deed.
    try store.wantEntries(of: caller.user, app: record.app)
    return (turn, [try await fresh(id, for: caller)])
  }

  func fresh(_ id: String, for caller: SurfaceCaller) async throws -> WidgetReport {
    let records = try await current(of: caller, looksAnew: false)
    guard let record = records.first(where: { $0.id == id }) else { throw SurfaceMistake.noWidget(id) }
    return try shown(record, to: caller)
  }

  /// What an identifier means to this caller now: it is bound to the widget, its revision, its entry and the caller.
  private func meant(
    _ action: String, on record: SurfaceRecord, by caller: SurfaceCaller
  ) throws -> SurfaceState.Action? {
    let state = SurfaceState(record.state, language: language)
    guard let known = try store.action(action), known.surface == record.id, known.caller == caller.name,
      known.revision == record.revision, known.entry == state.schedule.shown(at: assistant.now),
      state.entries.indices.contains(known.entry)
    else { return nil }
    return state.entries[known.entry].actions[known.action]
  }

  // MARK: What a person names

  /// The widget that a person means: by its number on the board, its identifier, its kind, or what it is called.
  ///
  /// - Throws: `SurfaceMistake.noWidget`.
  func widget(called name: String, among widgets: [WidgetReport]) throws -> WidgetReport {
    if let number = Int(name), widgets.indices.contains(number - 1) { return widgets[number - 1] }
    let wanted = name.lowercased()
    let found = widgets.first {
      $0.id == name || $0.kind.lowercased() == wanted || $0.title.lowercased() == wanted
    }
    guard let found else { throw SurfaceMistake.noWidget(name) }
    return found
  }

  /// The identifier of the button that a person means: by its number on the widget, or its title.
  ///
  /// - Throws: `SurfaceMistake.noButton`.
  func action(called name: String, on widget: WidgetReport) throws -> String {
    let tree = widget.tree.flatMap { try? ViewTree(json: Data($0.line.utf8)) }
    let presses = tree?.namedPresses ?? []
    if let number = Int(name), presses.indices.contains(number - 1) { return presses[number - 1].action }
    let found = presses.first { $0.title.lowercased() == name.lowercased() }
    guard let found else { throw SurfaceMistake.noButton(name, known: presses.map(\.title)) }
    return found.action
  }
}
