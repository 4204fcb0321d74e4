package import Matching

/// Keeps the names of entities from one start to the next.
///
/// Kept names may be older than the app's data: a name that is gone is looked up through the app's query, which
/// knows, and a new one is found by the query too.
package protocol NameKeeping: Sendable {
  /// The names that were kept, or nil.
  func names(_ id: DictionaryID) -> NameDictionary?

  /// Keeps names in the place of those that were kept before.
  func keep(_ names: NameDictionary, for id: DictionaryID)
}
