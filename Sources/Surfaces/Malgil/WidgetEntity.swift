import AppIntents

/// A widget as people name it: one that can be placed, or that stands on the board.
struct WidgetEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "위젯", en: "Widget"))
  static let defaultQuery = WidgetQuery()

  let app: String
  let kind: String
  let title: LocalizedStringResource
  /// What its app is called: 한입배달 위젯 is one of its widgets.
  let appNames: LocalizedStringResource?

  var id: String { "\(app).\(kind)" }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: title, subtitle: appNames, synonyms: [appNames].compactMap(\.self))
  }
}

struct WidgetQuery: EnumerableEntityQuery {
  @Dependency var declared: DeclaredNames

  func entities(for identifiers: [String]) async throws -> [WidgetEntity] {
    await declared.widgets().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [WidgetEntity] { await declared.widgets() }
}

/// Those that stand on the speaker's board, each once.
struct WidgetsOnBoard: DynamicOptionsProvider {
  @Dependency var declared: DeclaredNames

  func results() async throws -> [WidgetEntity] {
    let ids = try await SpokenBoard.current().placements().map(\.widget)
    return await declared.widgets().filter { ids.contains($0.id) }
  }
}

/// One of several widgets of a kind.
struct PlacedWidgetEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "놓인 위젯", en: "Placed widget"))
  static let defaultQuery = PlacedWidgetQuery()

  let placement: Placement

  var id: String { placement.id }

  var displayRepresentation: DisplayRepresentation {
    let number = placement.position + 1
    return DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(number)번 \(placement.title)", en: "\(placement.title) \(number)"),
      subtitle: WidgetSize(family: placement.family)?.localizedStringResource)
  }
}

struct PlacedWidgetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlacedWidgetEntity] {
    let placements = try await SpokenBoard.current().placements()
    return placements.filter { identifiers.contains($0.id) }.map(PlacedWidgetEntity.init)
  }
}
