import AppIntents
import Assistant
import ConversationProtocol
import Store
import Views
import Widgets

/// What stands on a board, and where.
extension Board {
  /// The limit of widgets on a board.
  static let mostWidgets = 50
  /// Of a setting, in bytes.
  private static let longestValue = 1_000

  /// Places a widget below the others.
  ///
  /// - Returns: its identifier.
  @discardableResult
  func place(
    _ kind: WidgetKind, family: WidgetFamily? = nil, _ values: [String: String] = [:],
    for caller: SurfaceCaller
  ) async throws -> String {
    try await beginBoard(of: caller)
    let id = "w" + String(Self.randomName().prefix(8))
    try add(
      id, kind, family: try kind.family(family), try await configuration(of: kind, values), for: caller)
    return id
  }

  /// The same with an identifier and values that were checked; one that stands there already stays as it is.
  func place(
    _ id: String, _ kind: WidgetKind, family: WidgetFamily, _ values: [String: IntentArgument],
    for caller: SurfaceCaller
  ) async throws {
    try await beginBoard(of: caller)
    guard try !records(of: caller).contains(where: { $0.id == id }) else { return }
    let configuration = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
    try add(id, kind, family: family, configuration, for: caller)
  }

  /// A new owner's board has something of every app.
  func beginBoard(of caller: SurfaceCaller) async throws {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    if try store.beginBoard(of: caller.user) { try await begin(caller.user) }
  }

  private func add(
    _ id: String, _ kind: WidgetKind, family: WidgetFamily, _ configuration: String, for caller: SurfaceCaller
  ) throws {
    guard try records(of: caller).count < Self.mostWidgets else {
      throw SurfaceMistake.tooMany(Self.mostWidgets)
    }
    try store.add(
      SurfaceRecord(
        id: id, user: caller.user, app: kind.app, kind: kind.kind, family: family.description, position: 0,
        configuration: configuration))
  }

  /// Gives a widget other values.
  func configure(_ id: String, _ values: [String: String], for caller: SurfaceCaller) async throws {
    var record = try record(id, of: caller)
    guard let kind = await kinds().first(where: { $0.kind == record.kind && $0.app == record.app }) else {
      throw SurfaceMistake.noKind(record.kind, known: declared.widgets.map(\.declaration.kind))
    }
    record.configuration = try await configuration(of: kind, values, beside: record.arguments)
    record.state = nil
    try store.set(record)
  }

  func resize(_ id: String, to name: String, for caller: SurfaceCaller) throws {
    var record = try record(id, of: caller)
    let families = declared.widget(record.kind, of: record.app)?.declaration.families ?? []
    guard let family = WidgetFamily(named: name), families.contains(family) else {
      throw SurfaceMistake.noFamily(name, known: families)
    }
    record.family = family.description
    record.state = nil
    try store.set(record)
  }

  /// Puts a widget into a stack, or takes it out of one.
  func stack(_ id: String, in stack: String?, for caller: SurfaceCaller) throws {
    var record = try record(id, of: caller)
    if let stack { try TextCheck.name(stack, called: "stack") }
    guard (stack?.utf8.count ?? 0) <= Self.longestValue else { throw SurfaceMistake.notSet("stack") }
    record.stack = stack
    try store.set(record)
  }

  /// Moves a widget.
  ///
  /// - Parameter place: from 1, from top to bottom; beyond the last one, to the end.
  func move(_ id: String, to place: Int, for caller: SurfaceCaller) throws {
    var ids = try records(of: caller).map(\.id)
    guard let index = ids.firstIndex(of: id) else { throw SurfaceMistake.noWidget(id) }
    ids.remove(at: index)
    ids.insert(id, at: min(max(place, 1) - 1, ids.count))
    try store.order(ids, of: caller.user)
  }

  func remove(_ id: String, for caller: SurfaceCaller) throws {
    try store.deleteSurface(try record(id, of: caller).id)
  }

  func records(of caller: SurfaceCaller) throws -> [SurfaceRecord] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    return try store.surfaces(of: caller.user)
  }

  func record(_ id: String, of caller: SurfaceCaller) throws -> SurfaceRecord {
    guard let record = try records(of: caller).first(where: { $0.id == id }) else {
      throw SurfaceMistake.noWidget(id)
    }
    return record
  }

  /// A board that shows something of every app: the first widgets of each.
  func begin(_ user: String) async throws {
    let caller = SurfaceCaller(user: user, name: "")
    var places: [String: Int] = [:]
    for kind in await kinds() {
      places[kind.app, default: 0] += 1
      // A widget that cannot be shown without being set is left to the person.
      if places[kind.app, default: 0] <= 2 { _ = try? await place(kind, for: caller) }
    }
  }

  // MARK: Values

  /// The values as they are kept, read as an intent's are.
  private func configuration(
    of kind: WidgetKind, _ values: [String: String], beside old: [String: IntentArgument] = [:]
  ) async throws -> String {
    try Self.check(values, among: kind.settings)
    let all = old.merging(kind.parameters.arguments(values)) { _, new in new }
    try await check(all, of: kind)
    return String(decoding: try JSONEncoder().encode(all), as: UTF8.self)
  }

  /// - Throws: `SurfaceMistake` for a name that is no setting, and for a value that cannot be read.
  static func check(_ values: [String: String], among known: [String]) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard known.contains(name) else { throw SurfaceMistake.noSetting(name, known: known) }
      try TextCheck.words(value, called: name)
      guard value.utf8.count <= Self.longestValue else { throw SurfaceMistake.notSet(name) }
    }
  }

  /// - Throws: `SurfaceMistake.notSet` for a value that is missing, or that the app does not know.
  private func check(_ values: [String: IntentArgument], of kind: WidgetKind) async throws {
    guard let intent = declared.widget(kind.kind, of: kind.app)?.declaration.intent else { return }
    try await check(values, of: intent, called: kind.kind, in: kind.app)
  }

  /// - Throws: `SurfaceMistake.notSet` for a value that is missing, or that the app does not know.
  func check(
    _ values: [String: IntentArgument], of intent: any AppIntent.Type, called name: String, in app: String
  ) async throws {
    do {
      try await IntentRuntime.looking(
        for: name, language: language, now: assistant.now, timeZone: assistant.timeZone,
        pause: assistant.pause
      ) { host in
        _ = try await IntentRuntime.filled(intent, with: values, of: app, host: host)
      }
    } catch {
      let shown = values.sorted { $0.key < $1.key }.map { name, value in
        if case .text(let text) = value { "\(name)=\(text)" } else { name }
      }
      throw SurfaceMistake.notSet(shown.joined(separator: ", "))
    }
  }
}
