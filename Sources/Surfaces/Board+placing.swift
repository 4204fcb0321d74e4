package import AppIntents
import Store
import Views
import Widgets

/// What stands on a board, and where.
extension Board {
  /// The widgets that can be placed.
  package func kinds() async -> [WidgetKind] {
    let environment = environment
    return await MainActor.run {
      declared.widgets.map { widget in
        let declaration = widget.declaration
        return WidgetKind(
          app: widget.app, kind: declaration.kind,
          title: declaration.name?.words(in: environment) ?? declaration.kind,
          details: declaration.details?.words(in: environment) ?? "", families: declaration.families,
          isConfigurable: declaration.intent != nil)
      }
    }
  }

  /// A kind by its name, or by what it is called.
  ///
  /// - Throws: `SurfaceMistake.noKind`.
  package func kind(called name: String) async throws -> WidgetKind {
    let kinds = await kinds()
    let wanted = name.lowercased()
    let found = kinds.first { $0.kind.lowercased() == wanted || $0.title.lowercased() == wanted }
    guard let found else { throw SurfaceMistake.noKind(name, known: kinds.map(\.kind)) }
    return found
  }

  /// The type of intent that a kind is set by.
  package func configuration(of kind: WidgetKind) -> (any AppIntent.Type)? {
    declared.widget(kind.kind, of: kind.app)?.declaration.intent
  }

  /// What a kind looks like to somebody who chooses it.
  package func preview(_ kind: WidgetKind, family: WidgetFamily) async throws -> ViewTree? {
    guard let widget = declared.widget(kind.kind, of: kind.app) else { return nil }
    return try await loader.preview(widget.declaration, of: kind.app, family: family)
  }

  /// Places a widget below the others.
  ///
  /// - Returns: its identifier.
  /// - Throws: `SurfaceMistake.noFamily`; `ConversationStoreError`.
  @discardableResult
  package func place(
    _ kind: WidgetKind, family: WidgetFamily? = nil, _ values: [String: IntentArgument] = [:],
    for caller: SurfaceCaller
  ) throws -> String {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    _ = try store.beginBoard(of: caller.user)
    let records = try store.surfaces(of: caller.user)
    let record = SurfaceRecord(
      id: "w" + Self.randomName().prefix(8), user: caller.user, app: kind.app, kind: kind.kind,
      family: try kind.family(family).description, position: (records.last?.position ?? -1) + 1,
      configuration: try Self.json(values))
    try store.save([record])
    return record.id
  }

  /// Gives a widget other values.
  package func configure(
    _ id: String, _ values: [String: IntentArgument], for caller: SurfaceCaller
  ) throws {
    try change(id, for: caller) { record in
      let all = record.arguments.merging(values) { _, new in new }
      record.configuration = try Self.json(all)
      record.state = nil
    }
  }

  package func resize(_ id: String, to family: WidgetFamily, for caller: SurfaceCaller) throws {
    try change(id, for: caller) { record in
      let families = declared.widget(record.kind, of: record.app)?.declaration.families ?? []
      guard families.contains(family) else {
        throw SurfaceMistake.noFamily(family.description, known: families)
      }
      record.family = family.description
      record.state = nil
    }
  }

  /// Puts a widget into a stack, or takes it out of one.
  package func stack(_ id: String, in stack: String?, for caller: SurfaceCaller) throws {
    try change(id, for: caller) { $0.stack = stack }
  }

  /// Moves a widget.
  ///
  /// - Parameter place: from 1, from top to bottom; beyond the last one, to the end.
  package func move(_ id: String, to place: Int, for caller: SurfaceCaller) throws {
    var records = try records(of: caller)
    guard let index = records.firstIndex(where: { $0.id == id }) else { throw SurfaceMistake.noWidget(id) }
    let moved = records.remove(at: index)
    records.insert(moved, at: min(max(place - 1, 0), records.count))
    for index in records.indices { records[index].position = index }
    try store.save(records)
  }

  package func remove(_ id: String, for caller: SurfaceCaller) throws {
    guard try records(of: caller).contains(where: { $0.id == id }) else { throw SurfaceMistake.noWidget(id) }
    try store.deleteSurface(id)
  }

  /// The widget that a person means: by its number on the board, its identifier, its kind, or what it is called.
  ///
  /// - Throws: `SurfaceMistake.noWidget`.
  package func widget(called name: String, among widgets: [ShownWidget]) throws -> ShownWidget {
    if let number = Int(name), widgets.indices.contains(number - 1) { return widgets[number - 1] }
    let wanted = name.lowercased()
    let found = widgets.first {
      $0.id == name || $0.kind.lowercased() == wanted || $0.title.lowercased() == wanted
    }
    guard let found else { throw SurfaceMistake.noWidget(name) }
    return found
  }

  func records(of caller: SurfaceCaller) throws -> [SurfaceRecord] {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    return try store.surfaces(of: caller.user)
  }

  private func change(
    _ id: String, for caller: SurfaceCaller, _ body: (inout SurfaceRecord) throws -> Void
  ) throws {
    guard var record = try records(of: caller).first(where: { $0.id == id }) else {
      throw SurfaceMistake.noWidget(id)
    }
    try body(&record)
    try store.save([record])
  }

  private static func json(_ values: [String: IntentArgument]) throws -> String {
    String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
  }

  /// A board that shows something of every app: the first widgets of each that need no setting.
  func begin(_ user: String) async throws {
    let caller = SurfaceCaller(user: user, name: "")
    for app in declared.widgets.map(\.app).uniqued {
      for kind in await kinds().filter({ $0.app == app }).prefix(2) { try place(kind, for: caller) }
    }
  }
}

extension WidgetKind {
  /// The size in which it is placed.
  func family(_ wanted: WidgetFamily?) throws -> WidgetFamily {
    if let wanted {
      guard families.contains(wanted) else {
        throw SurfaceMistake.noFamily(wanted.description, known: families)
      }
      return wanted
    }
    let usual = [WidgetFamily.systemMedium, .systemSmall, .systemLarge].first(where: families.contains)
    return usual ?? families.first ?? .systemSmall
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
