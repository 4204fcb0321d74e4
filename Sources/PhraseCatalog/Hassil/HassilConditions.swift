/// The conditions of a block as far as they choose among the values of a list.
struct HassilConditions: Hashable, CustomStringConvertible {
  private var requires: [String: HassilValue]
  private var excludes: [String: HassilValue]

  init(_ block: HassilBlock) {
    requires = block.requires.compactMapValues(\.value)
    excludes = block.excludes
  }

  /// Only the conditions that some value of the list answers.
  func relevant(to values: [HassilEntry]) -> Self {
    let keys = Set(values.flatMap(\.context.keys))
    var result = self
    result.requires = requires.filter { keys.contains($0.key) }
    result.excludes = excludes.filter { keys.contains($0.key) }
    return result
  }

  /// Whether a value may be said; what its context does not speak of is judged when all is known.
  func allow(_ entry: HassilEntry) -> Bool {
    requires.allSatisfy { key, wanted in entry.context[key].map { wanted.allows($0) } ?? true }
      && excludes.allSatisfy { key, unwanted in entry.context[key].map { !unwanted.allows($0) } ?? true }
  }

  /// The same conditions always have the same text.
  var description: String {
    let parts = requires.map { "\($0)=\($1)" }.sorted() + excludes.map { "\($0)!=\($1)" }.sorted()
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}
