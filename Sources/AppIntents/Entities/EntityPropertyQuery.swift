/// A query that filters by properties: all orders of more than 20,000 won, newest first.
///
/// ```swift
/// struct TrailQuery: EntityPropertyQuery {
///   static let properties = QueryProperties {
///     Property(\Trail.$name) {
///       ContainsComparator { Filter.nameContains($0) }
///     }
///   }
///   static let sortingOptions = SortingOptions { SortableBy(\Trail.$name) }
///
///   func entities(
///     matching filters: [Filter], mode: ComparatorMode, sortedBy: [Sort<Trail>], limit: Int?
///   ) async throws -> [Trail] { … }
/// }
/// ```
///
/// A query that has no search by words is asked for entities whose texts contain what was said.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }

  /// - Parameters:
  ///   - mode: Whether all comparators have to hold, or one of them. No comparators: everything.
  ///   - limit: The largest number of entities wanted; nil: all.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy<Value: _IntentValue> = EntityQuerySortableByProperty<Entity, Value>
  public typealias Sort = EntityQuerySort
  public typealias ComparatorMode = EntityQueryComparatorMode

  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparators have to hold, or one of them.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and, or
}

/// The properties by which a query filters.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  let properties: [AnyEntityQueryProperty<Entity, Mapping>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, Mapping> properties: () -> [AnyEntityQueryProperty<Entity, Mapping>]
  ) {
    self.properties = properties()
  }
}

/// A property of a query without the type of its value.
public struct AnyEntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  let path: any PartialKeyPath<Entity> & Sendable
  let comparators: [any EntityQueryComparator]
}

/// One property with the comparisons that the query knows for it.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, Mapping>: Sendable {
  let erased: AnyEntityQueryProperty<Entity, Mapping>

  public init(
    _ property: any KeyPath<Entity, EntityProperty<Value>> & Sendable,
    @EntityQueryComparatorsBuilder<Value.UnwrappedType, Mapping> comparators: () ->
      [any EntityQueryComparator]
  ) {
    erased = AnyEntityQueryProperty(path: property, comparators: comparators())
  }
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, Mapping>
  ) -> AnyEntityQueryProperty<Entity, Mapping> {
    property.erased
  }

  public static func buildBlock(
    _ properties: AnyEntityQueryProperty<Entity, Mapping>...
  ) -> [AnyEntityQueryProperty<Entity, Mapping>] {
    properties
  }
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, Mapping> {
  public static func buildExpression<Comparator: EntityQueryComparator>(
    _ comparator: Comparator
  ) -> any EntityQueryComparator where Comparator.Value == Value, Comparator.Mapping == Mapping {
    comparator
  }

  public static func buildBlock(_ comparators: any EntityQueryComparator...) -> [any EntityQueryComparator] {
    comparators
  }
}

/// What the entities of a query can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  let properties: [any PartialKeyPath<Entity> & Sendable]

  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [any PartialKeyPath<Entity> & Sendable]
  ) {
    properties = content()
  }
}

public struct EntityQuerySortableByProperty<Entity: AppEntity, Value: _IntentValue>: Sendable {
  let path: any KeyPath<Entity, EntityProperty<Value>> & Sendable

  public init(_ property: any KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    path = property
  }
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression<Value>(
    _ property: EntityQuerySortableByProperty<Entity, Value>
  ) -> any PartialKeyPath<Entity> & Sendable {
    property.path
  }

  public static func buildBlock(
    _ properties: (any PartialKeyPath<Entity> & Sendable)...
  ) -> [any PartialKeyPath<Entity> & Sendable] {
    properties
  }
}

/// One order in which entities are wanted.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  public enum Ordering: Hashable, Sendable {
    case ascending, descending
  }

  /// The property, as it was given to `SortableBy`.
  public let by: any PartialKeyPath<Entity> & Sendable
  public let order: Ordering

  public init(by: any PartialKeyPath<Entity> & Sendable, order: Ordering) {
    self.by = by
    self.order = order
  }
}
