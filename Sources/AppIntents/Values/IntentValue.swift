public import Foundation

/// A type that a parameter can hold. Apps do not conform to it; they conform to `AppEntity` or `AppEnum`.
public protocol _IntentValue: Sendable {
  /// The type of one value: of an optional its wrapped type, of an array its element.
  associatedtype ValueType: _IntentValue = Self
  /// The type without the optional.
  associatedtype UnwrappedType: _IntentValue = Self

  static var _shape: _ValueShape { get }
  /// The value of a parameter that was never set, if the type has one.
  static var _absent: Self? { get }
  /// The value without optionals.
  var _present: (any Sendable)? { get }
}

extension _IntentValue {
  public static var _absent: Self? { nil }
  public var _present: (any Sendable)? { self }
}

/// How words become values of a type; what it holds is the runtime's business.
public struct _ValueShape: Sendable {
  let shape: ValueShape
}

indirect enum ValueShape: Sendable {
  case integer, number, boolean, string, date, duration, url
  case enumeration(any AppEnum.Type)
  case entity(any AppEntity.Type)
  case composite(any TransientAppEntity.Type)
  /// `collect` makes the typed array; nil when an element has another type.
  case list(ValueShape, collect: @Sendable ([any Sendable]) -> (any Sendable)?)
  /// `Never`: no value exists.
  case nothing
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _shape: _ValueShape { Wrapped._shape }
  public static var _absent: Wrapped?? { .some(.none) }
  public var _present: (any Sendable)? { flatMap(\._present) }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]

  public static var _shape: _ValueShape {
    _ValueShape(
      shape: .list(Element._shape.shape) { values in
        let elements = values.compactMap { $0 as? Element }
        return elements.count == values.count ? elements : nil
      })
  }
}

extension Int: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .integer) }
}

extension Double: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .number) }
}

extension Bool: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .boolean) }
}

extension String: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .string) }
}

extension Date: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .date) }
}

extension Duration: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .duration) }
}

extension URL: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .url) }
}

extension Never: _IntentValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .nothing) }
}
