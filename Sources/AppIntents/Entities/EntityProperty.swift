import Synchronization

/// A part of an entity that the assistant may look at.
///
/// A property that holds another entity says whose the thing is: of a dish, its restaurant. When a dish's name
/// stands for several dishes and the running intent also has a restaurant parameter, the assistant asks
/// for the restaurant first.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: _ValueHolder, AnyIntentValue, ValueHolder,
  @unchecked Sendable
{
  let settings: ValueSettings
  private let storage = Mutex<Value?>(nil)
  private let read: (@Sendable (any AppEntity) async throws -> Value?)?

  /// A property without a title.
  public override init() {
    settings = ValueSettings()
    read = nil
  }

  private init(
    settings: ValueSettings, read: (@Sendable (any AppEntity) async throws -> Value?)? = nil
  ) {
    self.settings = settings
    self.read = read
  }

  /// - Parameters:
  ///   - identifier: The property's name where it is stored; taken, and not used.
  ///   - default: For properties of a `TransientAppEntity`: taken when nothing was said. Ours, not Apple's.
  ///   - requestValueDialog: The question for a missing value of a `TransientAppEntity`. Ours, not Apple's.
  public convenience init(
    identifier: String? = nil, title: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(
      settings: ValueSettings(
        title: title, defaultValue: `default`, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog))
  }

  /// Reading a property without a value before the entity's initialiser set it is a mistake of the app.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) ?? settings.defaultValue as? Value ?? Value._absent else {
        // Unreachable for entities whose initialiser sets every property without a default.
        fatalError("the property \(settings.title?.key ?? "") was read before it had a value")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }

  public var title: LocalizedStringResource { settings.title ?? "" }
  public var isOptional: Bool { Value._absent != nil }

  override var valueHolder: (any ValueHolder)? { self }
  var shape: ValueShape { Value._shape.shape }
  var assigned: (any Sendable)? { storage.withLock { $0 }?._present }

  func assign(_ value: any Sendable) throws {
    guard let value = value as? Value else { throw ValueTypeMismatch() }
    storage.withLock { $0 = value }
  }
}

extension EntityProperty {
  /// A property by whose value the entity is found, under a key that Spotlight knows.
  public convenience init(
    identifier: String? = nil, title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(settings: ValueSettings(title: title, isIndexed: true))
  }

  /// A property by whose value the entity is found, under a key of the app's own.
  public convenience init(
    identifier: String? = nil, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(settings: ValueSettings(title: title, isIndexed: true))
  }
}

/// Properties that have no value of their own: what the macros of phones make of computed and deferred ones.
extension EntityProperty {
  /// A property that is computed from its entity.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil, getter: any KeyPath<Entity, Value> & Sendable
  ) {
    self.init(settings: ValueSettings(title: title)) { ($0 as? Entity)?[keyPath: getter] }
  }

  /// A property that is computed from its entity and can be set through it.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    getSetter: any WritableKeyPath<Entity, Value> & Sendable
  ) {
    self.init(settings: ValueSettings(title: title)) { ($0 as? Entity)?[keyPath: getSetter] }
  }

  /// A property that is fetched for its entity.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource? = nil,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(settings: ValueSettings(title: title)) { entity in
      guard let entity = entity as? Entity else { return nil }
      return try await asyncGetter(entity)
    }
  }

  /// The value in `entity`: read from it, else the one that was set. Throws what fetching throws.
  public func value(of entity: some AppEntity) async throws -> Value {
    try await read?(entity) ?? wrappedValue
  }
}

extension EntityProperty where Value.ValueType == Int {
  /// A number in a range, both ends included. Ours, not Apple's.
  public convenience init(
    title: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil, inclusiveRange: (Int, Int),
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      settings: ValueSettings(
        title: title, defaultValue: `default`, requestValueDialog: requestValueDialog,
        minimum: Double(inclusiveRange.0), maximum: Double(inclusiveRange.1)))
  }
}
