/// A comparison that a property query knows, as what the query makes of a value.
public protocol EntityQueryComparator: Sendable {
  associatedtype Value
  associatedtype Mapping
}

public struct EqualToComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

public struct NotEqualToComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

public struct LessThanComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

public struct LessThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

public struct GreaterThanComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

public struct GreaterThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

/// Of texts.
public struct ContainsComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

/// Of texts.
public struct HasPrefixComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

/// Of texts.
public struct HasSuffixComparator<Value, Mapping>: EntityQueryComparator {
  let transform: @Sendable (Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) { transform = mappingTransform }
}

/// Between two values, both included.
public struct IsBetweenComparator<Value, Mapping>: EntityQueryComparator {
  let between: @Sendable (Value, Value) -> Mapping

  public init(mappingTransform: @escaping @Sendable (Value, Value) -> Mapping) { between = mappingTransform }
}

extension EntityPropertyQuery {
  /// The entities of which one text contains `text`; nil when the query compares no texts.
  func entities(containing text: String) async throws -> Result? {
    let comparators = Self.properties.properties.compactMap { property in
      property.comparators.lazy.compactMap { $0 as? ContainsComparator<String, ComparatorMappingType> }.first
    }
    guard !comparators.isEmpty else { return nil }
    return try await entities(
      matching: comparators.map { $0.transform(text) }, mode: .or, sortedBy: [], limit: nil)
  }

  static var comparesTexts: Bool {
    properties.properties.contains { property in
      property.comparators.contains { $0 is ContainsComparator<String, ComparatorMappingType> }
    }
  }

  func everything() async throws -> Result {
    try await entities(matching: [], mode: .and, sortedBy: [], limit: nil)
  }
}
