extension AppEntity where Self: RawRepresentable, RawValue == ID {
  /// The raw value.
  public var id: RawValue { rawValue }

  public static var defaultQuery: RawRepresentableEntityQuery<Self> { RawRepresentableEntityQuery() }
}

/// The query of entities that are made from their identifiers. One that is also `CaseIterable` lists its cases.
public struct RawRepresentableEntityQuery<Entity: AppEntity & RawRepresentable>: EnumerableEntityQuery
where Entity.RawValue == Entity.ID {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }

  public func allEntities() async throws -> [Entity] {
    func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Entity] {
      Cases.allCases.compactMap { $0 as? Entity }
    }
    return (Entity.self as? any CaseIterable.Type).map { cases($0) } ?? []
  }
}

extension AppEntity where Self: CaseDisplayRepresentable {
  /// The title of this case; its name in code when `caseDisplayRepresentations` leaves it out.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }
}
