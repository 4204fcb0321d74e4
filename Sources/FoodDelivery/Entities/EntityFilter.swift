import AppIntents

/// One condition on an entity.
struct EntityFilter<Entity: AppEntity>: Sendable {
  let admits: @Sendable (Entity) -> Bool

  init(_ admits: @escaping @Sendable (Entity) -> Bool) {
    self.admits = admits
  }
}

extension Array {
  /// Whether all conditions hold, or one of them; none at all hold of everything.
  func admit<Entity: AppEntity>(_ entity: Entity, _ mode: EntityQueryComparatorMode) -> Bool
  where Element == EntityFilter<Entity> {
    isEmpty || (mode == .and ? allSatisfy { $0.admits(entity) } : contains { $0.admits(entity) })
  }
}

extension Array where Element: AppEntity {
  /// Sorted by a property; what has the same value stays in its order.
  func sorted(by value: KeyPath<Element, some Comparable>, _ order: EntityQuerySort<Element>.Ordering)
    -> [Element]
  {
    sorted { first, second in
      order == .ascending
        ? first[keyPath: value] < second[keyPath: value] : first[keyPath: value] > second[keyPath: value]
    }
  }
}
