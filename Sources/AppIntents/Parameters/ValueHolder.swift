/// What `@Parameter` and `@Property` have in common, whatever type they hold.
protocol ValueHolder: AnyObject, Sendable {
  var settings: ValueSettings { get }
  var shape: ValueShape { get }
  var isOptional: Bool { get }
  /// The value that was set, without optionals; nil when none was.
  var assigned: (any Sendable)? { get }
  /// Sets the value. Throws when it has another type than the holder.
  func assign(_ value: any Sendable) throws
}

/// What parameters and properties are a kind of: whether an object is one is seen from its class, which is quick.
public class _ValueHolder: @unchecked Sendable {
  var valueHolder: (any ValueHolder)? { nil }
}

/// A value of a type that its parameter does not have; options providers are the only way to one.
struct ValueTypeMismatch: Error, CustomStringConvertible {
  var description: String { "an options provider gave a value that is not of its parameter's type" }
}

extension ValueHolder {
  /// The value that code reads: the assigned one or the default.
  var current: (any Sendable)? { assigned ?? settings.defaultValue }
}

/// A parameter or property with its name.
struct NamedHolder: Sendable {
  var name: String
  var holder: any ValueHolder

  /// The holders of an intent or entity in the order of declaration.
  static func all(of owner: Any) -> [NamedHolder] {
    StoredProperties.objects(of: owner, as: _ValueHolder.self).compactMap { name, object in
      object.valueHolder.map { NamedHolder(name: name, holder: $0) }
    }
  }

  static func name(of holder: any ValueHolder, in owner: Any) -> String? {
    all(of: owner).first { $0.holder === holder }?.name
  }
}
