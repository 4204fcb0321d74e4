@_exported public import AppIntents

// The index of the phone's search. Here what an app indexes is found through the entities' own queries and attribute
// sets, so that the index keeps nothing.

/// One thing that search finds.
public final class CSSearchableItem: @unchecked Sendable {
  // Unchecked: as on a phone, an item is made in one place and handed over.
  public var uniqueIdentifier: String
  public var domainIdentifier: String?
  public var expirationDate: Date?
  public var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

extension CSSearchableItemAttributeSet {
  /// Keeps a value under a name, as a custom attribute. Properties of the set are not reached by their names.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let key = CSCustomAttributeKey(keyName: key) else { return }
    setValue(value, forCustomKey: key)
  }

  public func value(forKey key: String) -> Any? {
    CSCustomAttributeKey(keyName: key).flatMap(value(forCustomKey:))
  }
}

extension CSSearchableItem {
  /// Says which entity the item stands for.
  public func associateAppEntity(_ entity: some AppEntity, priority: Int = 0) {}
}

/// Takes what an app indexes, and keeps nothing.
public final class CSSearchableIndex: Sendable {
  private static let shared = CSSearchableIndex(name: "default")

  public let name: String

  public static func `default`() -> CSSearchableIndex { shared }
  public static func isIndexingAvailable() -> Bool { false }

  public init(name: String) { self.name = name }

  public func indexAppEntities(_ entities: [some IndexedEntity], priority: Int = 0) async throws {}
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {}
  public func deleteAppEntities(ofType type: (some IndexedEntity).Type) async throws {}

  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  public func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
  public func deleteAllSearchableItems() async throws {}

  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
}

/// The type of an activity that opens something found by search.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
