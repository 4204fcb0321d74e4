import AppIntents
import Foundation

/// The newest orders; any order by its number, or by a dish or restaurant of it; filtered and sorted by properties.
struct OrderQuery: EntityStringQuery, EntityPropertyQuery {
  typealias Entity = OrderEntity
  typealias ComparatorMappingType = EntityFilter<OrderEntity>

  static let properties = QueryProperties {
    Property(\OrderEntity.$orderedAt) {
      LessThanComparator { date in EntityFilter { $0.orderedAt < date } }
      LessThanOrEqualToComparator { date in EntityFilter { $0.orderedAt <= date } }
      GreaterThanComparator { date in EntityFilter { $0.orderedAt > date } }
      GreaterThanOrEqualToComparator { date in EntityFilter { $0.orderedAt >= date } }
      IsBetweenComparator { begin, end in EntityFilter { begin <= $0.orderedAt && $0.orderedAt <= end } }
    }
    Property(\OrderEntity.$total) {
      EqualToComparator { total in EntityFilter { $0.total == total } }
      NotEqualToComparator { total in EntityFilter { $0.total != total } }
      LessThanOrEqualToComparator { total in EntityFilter { $0.total <= total } }
      GreaterThanOrEqualToComparator { total in EntityFilter { $0.total >= total } }
      IsBetweenComparator { low, high in EntityFilter { low <= $0.total && $0.total <= high } }
    }
    Property(\OrderEntity.$restaurantName) {
      ContainsComparator { text in EntityFilter { $0.restaurantName.localizedStandardContains(text) } }
      HasPrefixComparator { text in EntityFilter { $0.restaurantName.hasPrefix(text) } }
      HasSuffixComparator { text in EntityFilter { $0.restaurantName.hasSuffix(text) } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\OrderEntity.$orderedAt)
    SortableBy(\OrderEntity.$total)
  }

  /// Only so many of the newest orders are looked through.
  private static let searched = 1_000

  @Dependency var database: AppDatabase

  func entities(for identifiers: [String]) async throws -> [OrderEntity] {
    try await recorded(identifiers.compactMap { Int64($0) })
  }

  /// What an intent cancels it must know again, as it was, in a process that goes on with it.
  private func recorded(_ numbers: [Int64]) async throws -> [OrderEntity] {
    let database = database
    return try await IntentContext.query("orders") { try await database.orders(numbers) }.map(
      OrderEntity.init)
  }

  func suggestedEntities() async throws -> [OrderEntity] {
    try await database.recentOrders(limit: 20).map(OrderEntity.init)
  }

  func entities(matching string: String) async throws -> [OrderEntity] {
    if let number = Int64(string.filter(\.isNumber)) {
      return try await recorded([number])
    }
    let database = database
    let about = try await IntentContext.query("ordersAbout") {
      try await database.recentOrders(limit: 20).filter { $0.isAbout(string) }
    }
    let now = try await IntentContext.now
    let open = about.filter { $0.order.status(at: now).isOpen }
    return (open.isEmpty ? Array(about.prefix(1)) : open).map(OrderEntity.init)
  }

  /// The newest first, unless another order is wanted.
  func entities(
    matching filters: [EntityFilter<OrderEntity>], mode: ComparatorMode, sortedBy: [Sort<OrderEntity>],
    limit: Int?
  ) async throws -> [OrderEntity] {
    let wanted = filters.isEmpty && sortedBy.isEmpty ? limit ?? Self.searched : Self.searched
    let found = try await database.recentOrders(limit: wanted).map(OrderEntity.init)
      .filter { filters.admit($0, mode) }
    let sorted = sortedBy.reversed().reduce(found) { found, sort in
      sort.by == \OrderEntity.$total
        ? found.sorted(by: \.total, sort.order) : found.sorted(by: \.orderedAt, sort.order)
    }
    return Array(sorted.prefix(limit ?? .max))
  }
}
