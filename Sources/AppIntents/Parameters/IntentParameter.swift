import Synchronization

/// A value that an intent needs, from the sentence, the conversation or its default.
///
/// ```swift
/// @Parameter(title: "수량", default: 1, inclusiveRange: (1, 20))
/// var quantity: Int
/// ```
///
/// Before `perform` runs, every parameter that is neither optional nor has a default holds a value.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: _ValueHolder, AnyIntentValue, ValueHolder,
  @unchecked Sendable
{
  let settings: ValueSettings
  private let storage = Mutex<Value?>(nil)

  /// A parameter without a title. In the class itself: a bare `@Parameter` finds no initialiser of an extension.
  public override init() {
    settings = ValueSettings()
  }

  init(settings: ValueSettings) {
    self.settings = settings
  }

  /// Reading a required parameter before it was set is a mistake of the code that runs the intent.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) ?? settings.defaultValue as? Value ?? Value._absent else {
        // Unreachable in a run: the runtime resolves every required parameter before `perform`.
        fatalError("the parameter \(settings.title?.key ?? "") was read before it had a value")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  public var title: LocalizedStringResource { settings.title ?? "" }
  public var isOptional: Bool { Value._absent != nil }
  public var defaultValue: Value.UnwrappedType? { settings.defaultValue as? Value.UnwrappedType }

  override var valueHolder: (any ValueHolder)? { self }
  var shape: ValueShape { Value._shape.shape }
  var assigned: (any Sendable)? { storage.withLock { $0 }?._present }

  func assign(_ value: any Sendable) throws {
    guard let value = value as? Value else { throw ValueTypeMismatch() }
    storage.withLock { $0 = value }
  }
}

/// A parameter without its type.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

/// Where a parameter takes its value from when intents are chained.
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}
