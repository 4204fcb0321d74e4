package import AppIntents
package import Assistant
import BackgroundWork
import ConversationProtocol
import LiveActivities
import Notifications
package import Store
import Views
@_spi(Scheduling) import Widgets

/// The boards of people in one language: widgets that stand under each other, and what presses of them do.
///
///     let board = await Board(apps: apps, store: store, assistant: assistant, language: "ko")
///     for widget in try await board.widgets(for: caller) { print(widget.title) }
package actor Board {
  let declared: Declared
  let store: SQLiteStore
  let assistant: Assistant
  let language: String
  let loader: TimelineLoader
  let apps: [any AssistantApp.Type]
  let activityCenter: ActivityCenter
  let notificationPlace: NotificationCenterPlace
  let backgroundPlace: BackgroundPlace
  /// When apps said that their activities will be others, by app.
  private(set) var nextUpdates: [String: Date] = [:]
  /// Why activities could not be brought up to date, by app.
  private(set) var activityProblems: [String: String] = [:]
  /// What kinds are called, by app and kind.
  private var titles: [String: String] = [:]
  /// Boards that are being begun, by user.
  private var beginnings: [String: Task<Void, any Error>] = [:]

  package init(
    apps: [any AssistantApp.Type], store: SQLiteStore, assistant: Assistant, language: String
  ) async {
    declared = await Declared(apps)
    self.store = store
    self.assistant = assistant
    self.language = language
    loader = TimelineLoader(assistant: assistant, language: language)
    self.apps = apps
    activityCenter = ActivityCenter(rows: store) { assistant.now }
    notificationPlace = NotificationCenterPlace(
      rows: store, timeZone: assistant.timeZone, pictures: NotificationPictures(in: store.folder)
    ) { assistant.now }
    backgroundPlace = BackgroundPlace(rows: store) { assistant.now }
    for app in apps { AppModules.note(app) }
    for activity in declared.activities {
      activityCenter.note(app: activity.app, of: activity.declaration.kind)
    }
    for kind in await kinds() { titles["\(kind.app).\(kind.kind)"] = kind.title }
  }

  var environment: EnvironmentValues {
    EnvironmentValues.shown(in: language, timeZone: assistant.timeZone)
  }

  /// - Parameter next: when the app's activities will be others.
  func note(next: Date?, of app: any AssistantApp.Type, problem: String?) {
    nextUpdates[_typeName(app)] = next
    activityProblems[_typeName(app)] = problem
  }

  /// Why activities of apps could not be brought up to date at the last look, by app.
  package var problems: [String: String] { activityProblems }

  /// The widgets from top to bottom; those of a stack in the order in which they matter now. Providers that are due are
  /// asked first, and for a person who looks anew, all of them.
  ///
  /// - Parameter looksAnew: somebody has just begun to look.
  /// - Throws: `SurfaceMistake.notPermitted`; `ConversationStoreError`.
  func widgets(for caller: SurfaceCaller, looksAnew: Bool = true) async throws -> [WidgetReport] {
    let records = try await current(of: caller, looksAnew: looksAnew)
    return try stacked(records).map { try shown($0, to: caller) }
  }

  func current(of caller: SurfaceCaller, looksAnew: Bool) async throws -> [SurfaceRecord] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    try await beginOnce(caller.user)
    try noteRequests()
    let records = try store.surfaces(of: caller.user)
    note(records)
    return try await withThrowingTaskGroup(of: (Int, SurfaceRecord).self) { group in
      for (index, record) in records.enumerated() {
        group.addTask { (index, try await self.fresh(record, isLookedAt: looksAnew)) }
      }
      var fresh = records
      for try await (index, record) in group { fresh[index] = record }
      return fresh
    }
  }

  /// Begins a board at the first look. Others that look meanwhile wait, and see all of it.
  private func beginOnce(_ user: String) async throws {
    if beginnings[user] == nil, try store.beginBoard(of: user) {
      beginnings[user] = Task { try await begin(user) }
    }
    guard let beginning = beginnings[user] else { return }
    defer { beginnings[user] = nil }
    try await beginning.value
  }

  /// What apps of this process asked for is asked for on every board.
  private func noteRequests() throws {
    let requests = SurfaceRequests.shared.take()
    guard !requests.isEmpty else { return }
    for user in try store.boardUsers() {
      for request in requests {
        switch request {
        case .widgets: try store.wantEntries(of: user, app: nil)
        case .widget(let kind): try store.wantEntries(of: user, app: nil, kind: kind)
        case .controls, .control: break
        }
      }
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
      return SmartStack.order(members.map(member)).compactMap { id in members.first { $0.id == id } }
    }
  }

  private func member(_ record: SurfaceRecord) -> SmartStack.Member {
    let relevance = SurfaceState(record.state, language: language).schedule.relevance(at: assistant.now)
    return SmartStack.Member(
      id: record.id, relevance: relevance, uses: record.uses, position: record.position)
  }

  func title(of record: SurfaceRecord) -> String {
    titles["\(record.app).\(record.kind)"] ?? record.kind
  }
}

extension SurfaceRecord {
  /// The values that the person set.
  var arguments: [String: IntentArgument] {
    (try? JSONDecoder().decode([String: IntentArgument].self, from: Data(configuration.utf8))) ?? [:]
  }
}

extension SurfaceRecord {
  /// The same, as the person said them.
  var settings: [String: String] {
    arguments.said
  }
}

extension WidgetFamily {
  /// The family of a name: `systemSmall`, or `small`.
  init?(named name: String) {
    let wanted = name.lowercased()
    let found = Self.allCases.first {
      let known = $0.description.lowercased()
      return known == wanted || known == "system" + wanted || known == "accessory" + wanted
    }
    guard let found else { return nil }
    self = found
  }
}
