import PhraseCatalog
import Yams

extension YAMLSource {
  /// The members of a list that must be mappings, each with its place.
  mutating func mappings(_ node: Node?, _ message: String) -> [(Node.Mapping, Node)] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(node, message)
      return []
    }
    return sequence.compactMap { item in
      if item.mapping == nil { report(item, "this must be a mapping") }
      return item.mapping.map { ($0, item) }
    }
  }
}
