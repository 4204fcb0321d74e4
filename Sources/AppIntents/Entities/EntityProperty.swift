import Synchronization

/// A part of an entity that the assistant may look at.
///
/// A property that holds another entity says whose the thing is: of a dish, its restaurant. When a dish's name
/// stands for several dishes and the running intent also has a restaurant parameter, the assistant asks
/// for the restaurant first.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue, ValueHolder {
  let settings: ValueSettings
  private let storage = Mutex<Value?>(nil)

  /// A property without a title.
  public init() {
    settings = ValueSettings()
  }

  private init(settings: ValueSettings) {
    self.settings = settings
  }

  /// - Parameters:
  ///   - default: For properties of a `TransientAppEntity`: taken when nothing was said. Ours, not Apple's.
  ///   - requestValueDialog: The question for a missing value of a `TransientAppEntity`. Ours, not Apple's.
  public convenience init(
    title: LocalizedStringResource? = nil, default: Value.UnwrappedType? = nil,
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
    title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(settings: ValueSettings(title: title, isIndexed: true))
  }

  /// A property by whose value the entity is found, under a key of the app's own.
  public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) {
    self.init(settings: ValueSettings(title: title, isIndexed: true))
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
