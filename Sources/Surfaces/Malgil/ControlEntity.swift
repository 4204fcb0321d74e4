import AppIntents

/// A switch or button beside the board.
struct ControlEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "스위치와 단추", en: "Control"))
  static let defaultQuery = ControlQuery()

  let id: String
  let title: LocalizedStringResource

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: title) }
}

struct ControlQuery: EnumerableEntityQuery {
  @Dependency var declared: DeclaredNames

  func entities(for identifiers: [String]) async throws -> [ControlEntity] {
    await declared.controls().filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [ControlEntity] { await declared.controls() }
}

/// Those that are switched on and off.
struct Switches: DynamicOptionsProvider {
  @Dependency var declared: DeclaredNames

  func results() async throws -> [ControlEntity] {
    try await SpokenBoard.current().controls(areSwitches: true, among: await declared.controls())
  }
}

/// Those that are pressed.
struct Buttons: DynamicOptionsProvider {
  @Dependency var declared: DeclaredNames

  func results() async throws -> [ControlEntity] {
    try await SpokenBoard.current().controls(areSwitches: false, among: await declared.controls())
  }
}
