import AppIntents
package import Assistant
package import ConversationProtocol
import Store
import Widgets

/// What came of a press.
package enum PressOutcome: Sendable {
  /// It was taken as a turn; this is what the widget shows now.
  case taken(Turn, ShownWidget)
  /// What was pressed is no longer shown to this caller; this is.
  case stale(ShownWidget)
}

extension Board {
  /// Takes a press of a button or switch as a turn, then asks the providers of its app again.
  ///
  /// - Parameters:
  ///   - action: the identifier that the caller was given with the tree.
  ///   - request: makes it harmless to press again: two presses of one identifier are one.
  /// - Throws: `SurfaceMistake`; what `Conversation.press` throws; `ConversationStoreError`.
  package func press(
    _ action: String, on id: String, by caller: SurfaceCaller, request: String, in conversation: Conversation
  ) async throws -> PressOutcome {
    guard let record = try records(of: caller).first(where: { $0.id == id }) else {
      throw SurfaceMistake.noWidget(id)
    }
    if let known = await conversation.reply(toRequest: request) {
      return .taken(known, try shown(record, to: caller))
    }
    guard let pressed = try meant(action, on: record, by: caller) else {
      return .stale(try await fresh(id, for: caller))
    }
    // Kept before anything is done: whatever happens to this process, the next look asks the providers again.
    try markUsed(record, of: caller)
    let turn = try await conversation.press(pressed.call, title: pressed.title, request: request)
    return .taken(turn, try await fresh(id, for: caller))
  }

  private func fresh(_ id: String, for caller: SurfaceCaller) async throws -> ShownWidget {
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

  private func markUsed(_ record: SurfaceRecord, of caller: SurfaceCaller) throws {
    var records = try store.surfaces(of: caller.user).filter { $0.app == record.app }
    for index in records.indices {
      var state = SurfaceState(records[index].state, language: language)
      state.schedule.requestReload(at: assistant.now, isUrgent: true)
      records[index].state = state.json
      if records[index].id == record.id { records[index].uses += 1 }
    }
    try store.save(records)
  }
}
