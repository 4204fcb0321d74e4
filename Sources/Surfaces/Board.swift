package import AppIntents
package import Assistant
package import Store
import Views
import Widgets

/// The board of a person: widgets that stand under each other, and what presses of them do.
///
///     let board = await Board(apps: apps, store: store, assistant: assistant, language: "ko")
///     for widget in try await board.widgets(for: caller) { print(widget.title) }
package actor Board {
  let declared: Declared
  let store: SQLiteStore
  let assistant: Assistant
  let language: String
  let loader: TimelineLoader
  /// What kinds are called, by app and kind.
  private var titles: [String: String] = [:]

  package init(
    apps: [any AssistantApp.Type], store: SQLiteStore, assistant: Assistant, language: String
  ) async {
    declared = await Declared(apps)
    self.store = store
    self.assistant = assistant
    self.language = language
    loader = TimelineLoader(assistant: assistant, language: language)
    for kind in await kinds() { titles["\(kind.app).\(kind.kind)"] = kind.title }
  }

  var environment: EnvironmentValues {
    EnvironmentValues.shown(in: language, timeZone: assistant.timeZone)
  }

  /// No app declares anything to place.
  package var isEmpty: Bool { declared.widgets.isEmpty }

  // MARK: Looking

  /// The widgets from top to bottom; those of a stack in the order in which they matter now. Providers that are due are
  /// asked first, and for a person who looks anew, all of them.
  ///
  /// - Parameter looksAnew: somebody has just begun to look.
  /// - Throws: `SurfaceMistake.notPermitted`; `ConversationStoreError`.
  package func widgets(for caller: SurfaceCaller, looksAnew: Bool = true) async throws -> [ShownWidget] {
    let records = try await current(of: caller, looksAnew: looksAnew)
    return try stacked(records).map { try shown($0, to: caller) }
  }

  /// When the board shows something else by itself, as far as is known.
  package func wake(for caller: SurfaceCaller) throws -> Date? {
    try store.surfaces(of: caller.user)
      .compactMap { SurfaceState($0.state, language: language).schedule.wake(after: assistant.now) }.min()
  }

  func current(of caller: SurfaceCaller, looksAnew: Bool) async throws -> [SurfaceRecord] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    if try store.beginBoard(of: caller.user) { try await begin(caller.user) }
    let records = try store.surfaces(of: caller.user)
    note(records)
    let asked = Set(SurfaceRequests.shared.take())
    return try await withThrowingTaskGroup(of: (Int, SurfaceRecord).self) { group in
      for (index, record) in records.enumerated() {
        let isWanted = looksAnew || asked.contains(.widgets) || asked.contains(.widget(kind: record.kind))
        group.addTask { (index, try await self.fresh(record, isWanted: isWanted)) }
      }
      var fresh = records
      for try await (index, record) in group { fresh[index] = record }
      return fresh
    }
  }

  private func note(_ records: [SurfaceRecord]) {
    SurfaceRequests.shared.note(
      placed: records.map {
        WidgetInfo(id: $0.id, kind: $0.kind, family: WidgetFamily(named: $0.family) ?? .systemSmall)
      })
  }

  private func stacked(_ records: [SurfaceRecord]) -> [SurfaceRecord] {
    var seen: Set<String> = []
    return records.flatMap { record -> [SurfaceRecord] in
      guard let stack = record.stack else { return [record] }
      guard seen.insert(stack).inserted else { return [] }
      let members = records.filter { $0.stack == stack }
      let order = SmartStack.order(
        members.map {
          let schedule = SurfaceState($0.state, language: language).schedule
          return SmartStack.Member(
            id: $0.id, relevance: schedule.relevance(at: assistant.now), uses: $0.uses, position: $0.position)
        })
      return order.compactMap { id in members.first { $0.id == id } }
    }
  }

  func shown(_ record: SurfaceRecord, to caller: SurfaceCaller) throws -> ShownWidget {
    let state = SurfaceState(record.state, language: language)
    let (schedule, now) = (state.schedule, assistant.now)
    var tree: ViewTree?
    if let index = schedule.shown(at: now), state.entries.indices.contains(index) {
      tree = try given(state.entries[index], index, of: record, to: caller)
    }
    return ShownWidget(
      id: record.id, app: record.app, kind: record.kind, title: title(of: record),
      family: WidgetFamily(named: record.family) ?? .systemSmall, stack: record.stack,
      tree: caller.showsPrivateContent ? tree : tree?.redactingPrivateContent(), isStale: schedule.isStale,
      problem: state.problem, relevance: schedule.relevance(at: now), next: schedule.wake(after: now))
  }

  /// The tree with identifiers of buttons that mean something to this caller and for this entry only.
  private func given(
    _ entry: SurfaceState.Entry, _ index: Int, of record: SurfaceRecord, to caller: SurfaceCaller
  ) throws -> ViewTree {
    guard !entry.actions.isEmpty else { return entry.tree }
    let new = entry.actions.keys.map {
      SurfaceActionRecord(
        id: Self.randomName(), surface: record.id, revision: record.revision, entry: index,
        caller: caller.name, action: $0)
    }
    let known = try store.actions(
      of: record.id, revision: record.revision, entry: index, for: caller.name, new)
    let ids = Dictionary(known.map { ($0.action, $0.id) }) { first, _ in first }
    return entry.tree.changingActions { ids[$0] ?? "" }
  }

  /// 128 random bits.
  static func randomName() -> String {
    UUID().uuidString.replacing("-", with: "").lowercased()
  }

  private func title(of record: SurfaceRecord) -> String {
    titles["\(record.app).\(record.kind)"] ?? record.kind
  }

  // MARK: Reloading

  /// Asks the provider if it is due. What one process asks for, another one does not ask for at the same time.
  private func fresh(_ record: SurfaceRecord, isWanted: Bool) async throws -> SurfaceRecord {
    var state = SurfaceState(record.state, language: language)
    let now = assistant.now
    if isWanted { state.schedule.requestReload(at: now, isUrgent: true) }
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
      (state.entries, state.problem) = (loaded.entries, nil)
      record.revision += 1
    } catch {
      state.schedule.fail(at: assistant.now)
      state.problem = Self.words(of: error)
    }
    record.state = state.json
    // It may have been taken away meanwhile.
    guard let place = try store.surfaces(of: record.user).first(where: { $0.id == record.id }) else {
      return record
    }
    (record.position, record.stack, record.uses) = (place.position, place.stack, place.uses)
    try store.save([record])
    return record
  }

  private func load(_ record: SurfaceRecord) async throws -> TimelineLoader.Loaded {
    guard let widget = declared.widget(record.kind, of: record.app),
      let family = WidgetFamily(named: record.family)
    else { throw SurfaceMistake.noKind(record.kind, known: declared.widgets.map(\.declaration.kind)) }
    return try await loader.load(
      widget.declaration, of: record.app, record.arguments, family: family)
  }

  private static func words(of error: any Error) -> String {
    (error as? IntentFailure).map { $0.detail ?? $0.message?.full ?? $0.code.rawValue } ?? "\(error)"
  }
}

extension SurfaceRecord {
  /// The values that the person set.
  var arguments: [String: IntentArgument] {
    (try? JSONDecoder().decode([String: IntentArgument].self, from: Data(configuration.utf8))) ?? [:]
  }
}

extension WidgetFamily {
  package init?(named name: String) {
    guard let family = Self.allCases.first(where: { $0.description.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = family
  }
}
