import Matching

/// The names of one type of entities, as the app's query told them last.
///
/// When the query is asked again, a large dictionary is changed where something is different, which takes a
/// thousandth of the time of compiling it; copies made before do not change.
struct ListedNames: Sendable {
  /// What the query told of one entity.
  private struct Row: Hashable, Sendable {
    let id: String
    /// Of the names.
    let hash: Int

    init(_ entry: NameDictionary.Entry) {
      id = entry.id
      hash = entry.names.hashValue
    }
  }

  private(set) var names: NameDictionary
  /// Nil when it is not known what the names were made from.
  private var rows: [Row]?

  init() { self.init(kept: NameDictionary([], isRepairable: true)) }

  /// Names that were kept at an earlier time.
  init(kept names: NameDictionary) {
    self.names = names
    rows = nil
  }

  /// Compiling as many takes a few milliseconds, and leaves the entities in the query's order.
  private static let smallCount = 4_096

  /// Takes over what the query tells now; false when it is what it told before.
  mutating func update(to entries: [NameDictionary.Entry]) -> Bool {
    let new = entries.map(Row.init)
    guard let old = rows, new.count > Self.smallCount else {
      guard new != rows else { return false }
      names = NameDictionary(entries, isRepairable: true)
      rows = new
      return true
    }
    guard new != old else { return false }
    replace(old, with: new, entries)
    rows = new
    return true
  }

  /// Most of a list stays as it was, so only what lies between its unchanged ends is compared.
  private mutating func replace(_ old: [Row], with new: [Row], _ entries: [NameDictionary.Entry]) {
    let front = zip(old, new).prefix { $0 == $1 }.count
    let back = zip(old[front...].reversed(), new[front...].reversed()).prefix { $0 == $1 }.count
    let before = old[front..<old.count - back]
    let known = Set(before)
    let now = front..<new.count - back
    let staying = Set(new[now].map(\.id))
    names.remove(ids: before.map(\.id).filter { !staying.contains($0) })
    names.put(now.filter { !known.contains(new[$0]) }.map { entries[$0] })
    if names.isFragmented { names = names.compacted }
  }
}
