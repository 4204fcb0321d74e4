/// A type that a parameter can hold. Apps do not conform to it; they conform to `AppEntity` or `AppEnum`.
public protocol _IntentValue: Sendable {
  /// The type of one value: of an optional its wrapped type, of an array its element.
  associatedtype ValueType: _IntentValue = Self
  /// The type without the optional.
  associatedtype UnwrappedType: _IntentValue = Self
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

  /// What values of other types may become a value of this one.
  static var defaultResolverSpecification: Specification { get }
  static var _shape: _ValueShape { get }
  /// The value of a parameter that was never set, if the type has one.
  static var _absent: Self? { get }
  /// The value without optionals.
  var _present: (any _IntentValue)? { get }
  /// The members of a list, without optionals; nil for what is no list.
  var _members: [any _IntentValue]? { get }
}

extension _IntentValue {
  public static var _absent: Self? { nil }
  public var _present: (any _IntentValue)? { self }
  public var _members: [any _IntentValue]? { nil }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

/// How words become values of a type; what it holds is the runtime's business.
public struct _ValueShape: Sendable {
  let shape: ValueShape

  static func scalar<Value: ScalarValue>(_ type: Value.Type) -> _ValueShape {
    _ValueShape(shape: .scalar(type))
  }
}

indirect enum ValueShape: Sendable {
  /// A value that needs no query: a number, a text, a date, a person.
  case scalar(any ScalarValue.Type)
  case enumeration(any AppEnum.Type)
  case entity(any AppEntity.Type)
  case composite(any TransientAppEntity.Type)
  /// `collect` makes the typed collection; nil when an element has another type.
  case list(ValueShape, collect: @Sendable ([any Sendable]) -> (any Sendable)?)
  /// `Never`: no value exists.
  case nothing
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _shape: _ValueShape { Wrapped._shape }
  public static var _absent: Wrapped?? { .some(.none) }
  public var _present: (any _IntentValue)? { flatMap(\._present) }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]

  public static var _shape: _ValueShape {
    _ValueShape(shape: .list(Element._shape.shape) { ValueShape.typed($0) as [Element]? })
  }

  public var _members: [any _IntentValue]? { compactMap(\._present) }
}

extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = Set<Element>

  public static var _shape: _ValueShape {
    _ValueShape(shape: .list(Element._shape.shape) { (ValueShape.typed($0) as [Element]?).map { Set($0) } })
  }

  public var _members: [any _IntentValue]? { compactMap(\._present) }
}

extension ValueShape {
  /// Whether a value is of this type, or, for a list, a list of it or one element.
  func takes(_ value: any _IntentValue) -> Bool {
    switch self {
    case .scalar(let type): Swift.type(of: value) == type
    case .enumeration(let type): Swift.type(of: value) == type
    case .entity(let type): Swift.type(of: value) == type
    case .composite(let type): Swift.type(of: value) == type
    case .list(let element, _): value._members.map { $0.allSatisfy(element.takes) } ?? element.takes(value)
    case .nothing: false
    }
  }

  /// The values as an array of one type; nil when one of them has another.
  fileprivate static func typed<Element>(_ values: [any Sendable]) -> [Element]? {
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? elements : nil
  }
}

extension Never: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .nothing) }
}
