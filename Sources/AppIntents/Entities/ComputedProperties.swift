/// Marks a property of an entity that is computed from others: `@ComputedProperty var total: Int { … }`.
///
/// On a phone it is a macro. Here the mark changes nothing about the property; a body with an explicit
/// `return` draws a warning.
@resultBuilder
public enum ComputedProperty {
  public static func buildBlock<Value>(_ value: Value) -> Value { value }
}

/// Marks a property of an entity that is fetched when it is read: `@DeferredProperty var crowd: Int { get async throws { … } }`.
///
/// On a phone it is a macro. Here the mark changes nothing about the property; a body with an explicit
/// `return` draws a warning.
@resultBuilder
public enum DeferredProperty {
  public static func buildBlock<Value>(_ value: Value) -> Value { value }
}
