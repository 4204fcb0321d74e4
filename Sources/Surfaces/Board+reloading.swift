package import AppIntents
import Assistant
import Store
@_spi(Scheduling) import Widgets

/// Asking providers.
extension Board {
  /// Asks the provider if it is due. What one process asks for, another one does not ask for at the same time.
  ///
  /// - Parameter isLookedAt: somebody has just begun to look. A provider that fails is not asked for that.
  func fresh(_ record: SurfaceRecord, isLookedAt: Bool) async throws -> SurfaceRecord {
    var state = SurfaceState(record.state, language: language)
    let now = assistant.now
    if record.wanted > record.answered || (isLookedAt && !state.schedule.isStale) {
      state.schedule.requestReload(at: now, isUrgent: true)
    }
    guard state.schedule.reload(at: now).map({ $0 <= now }) ?? false,
      let hold = store.hold("surface-\(record.id)")
    else { return record }
    defer { hold.letGo() }
    return try await reloaded(record, state)
  }

  private func reloaded(_ record: SurfaceRecord, _ kept: SurfaceState) async throws -> SurfaceRecord {
    var (record, state) = (record, kept)
    do {
      let loaded = try await load(record)
      state.schedule.load(loaded.dates, policy: loaded.policy, at: assistant.now)
      // Buttons of what is shown as before are those of before.
      if loaded.entries != state.entries { record.revision += 1 }
      (state.entries, state.problem) = (loaded.entries, nil)
    } catch {
      state.schedule.fail(at: assistant.now)
      state.problem = Self.words(of: error)
    }
    state.language = language
    record.state = state.json
    if try store.keep(record) {
      record.answered = record.wanted
      record.version += 1
      return record
    }
    // It was changed, loaded by somebody else, or taken away meanwhile.
    return try store.surfaces(of: record.user).first { $0.id == record.id } ?? record
  }

  private func load(_ record: SurfaceRecord) async throws -> TimelineLoader.Loaded {
    guard let widget = declared.widget(record.kind, of: record.app),
      let family = WidgetFamily(named: record.family)
    else { throw SurfaceMistake.noKind(record.kind, known: declared.widgets.map(\.declaration.kind)) }
    return try await loader.load(
      widget.declaration, of: record.app, record.arguments, family: family)
  }

  static func words(of error: any Error) -> String {
    (error as? IntentFailure).map { $0.detail ?? $0.message?.full ?? $0.code.rawValue } ?? "\(error)"
  }

  /// When the boards show something else by themselves, as far as is known.
  package func wake(of user: String) throws -> Date? {
    let records = try store.surfaces(of: user)
    return records.compactMap {
      $0.wanted > $0.answered
        ? assistant.now : SurfaceState($0.state, language: language).schedule.wake(after: assistant.now)
    }.min()
  }

  /// Asks for new entries of an app's widgets: one of its intents has run.
  package func wantEntries(of app: String) throws {
    for user in try store.boardUsers() { try store.wantEntries(of: user, app: app) }
  }

  /// Calls `body` each time that an app of this process asks for new entries.
  package static func onRequest(_ body: (@Sendable () -> Void)?) { SurfaceRequests.shared.onRequest(body) }

  /// The callers that have a board.
  package func users() throws -> [String] { try store.boardUsers() }
}
