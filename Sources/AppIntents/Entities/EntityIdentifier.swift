/// An entity by its type and identifier.
public struct EntityIdentifier: Hashable, Sendable {
  public let entityType: any AppEntity.Type
  public let identifier: String

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

/// As a parameter, an identifier comes from code: words lead to the entity itself.
extension EntityIdentifier: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(EntityIdentifier.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> EntityIdentifier? { nil }

  func text(in language: String) -> String { identifier }
  var argument: IntentArgument { .text(identifier) }
}
