import Matching

/// The words that templates join to a slot without a space: `temperatur` of `{area}temperatur`, `s` of `{name}[s]`.
///
/// In letters that are written apart a value ends where a word does; where one of these begins inside a word,
/// a value may end as well.
struct HassilJoints: Sendable {
  /// In lower case, by their first letter.
  private var behindSlots: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]
  /// In lower case and backwards, by their last letter.
  private var beforeSlots: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]

  init() {}

  init(_ language: HassilLanguage) {
    var (behind, before): (Set<[Unicode.Scalar]>, Set<[Unicode.Scalar]>) = ([], [])
    for block in language.blocks {
      let rules = language.rules.merging(block.rules) { _, own in own }
      for sentence in block.sentences {
        var search = JointSearch(rules: rules)
        search.visit(sentence.template.root)
        behind.formUnion(search.behind)
        before.formUnion(search.before)
      }
    }
    behindSlots = Dictionary(grouping: behind) { $0[0] }
    beforeSlots = Dictionary(grouping: before.map { Array($0.reversed()) }) { $0[0] }
  }

  var isEmpty: Bool { behindSlots.isEmpty && beforeSlots.isEmpty }

  /// Where a value may begin or end inside a word of `scalars`, which are in lower case.
  func places(in scalars: [Unicode.Scalar]) -> Set<Int> {
    let inner = scalars.indices.dropFirst().filter {
      HassilText.isLatinLetter(scalars[$0 - 1]) && HassilText.isLatinLetter(scalars[$0])
    }
    return Set(
      inner.filter { place in
        (behindSlots[scalars[place]] ?? []).contains { scalars[place...].starts(with: $0) }
          || (beforeSlots[scalars[place - 1]] ?? []).contains {
            scalars[..<place].reversed().starts(with: $0)
          }
      })
  }
}

/// Looks for slots with letters right beside them.
private struct JointSearch {
  let rules: [String: Template]
  var behind: Set<[Unicode.Scalar]> = []
  var before: Set<[Unicode.Scalar]> = []
  private var openRules: Set<String> = []

  /// Neighbours looked at: beyond so many optional parts in a row nobody joins a word to a slot.
  private static let reach = 16

  init(rules: [String: Template]) { self.rules = rules }

  mutating func visit(_ node: Template.Node) {
    switch node.kind {
    case .text, .applicationName, .slot: break
    case .optional(let content), .group(let content): visit(content)
    case .alternatives(let nodes), .permutation(let nodes): for node in nodes { visit(node) }
    case .rule(let name): enter(name) { $0.visit($1) }
    case .sequence(let nodes):
      for (index, node) in nodes.enumerated() {
        visit(node)
        if touchesSlot(node, .end) { behind.formUnion(letters(nodes[(index + 1)...], .start)) }
        if touchesSlot(node, .start) { before.formUnion(letters(nodes[..<index], .end)) }
      }
    }
  }

  private enum Edge {
    case start, end
  }

  private mutating func enter(_ rule: String, _ body: (inout Self, Template.Node) -> Void) {
    guard let template = rules[rule], openRules.insert(rule).inserted else { return }
    body(&self, template.root)
    openRules.remove(rule)
  }

  /// Whether a slot may stand at an edge of the node.
  private mutating func touchesSlot(_ node: Template.Node, _ edge: Edge) -> Bool {
    switch node.kind {
    case .text, .applicationName: return false
    case .slot: return true
    case .optional(let content), .group(let content): return touchesSlot(content, edge)
    case .alternatives(let nodes), .permutation(let nodes):
      return nodes.contains { touchesSlot($0, edge) }
    case .sequence(let nodes):
      for node in edge == .start ? Array(nodes.prefix(Self.reach)) : nodes.suffix(Self.reach).reversed() {
        if touchesSlot(node, edge) { return true }
        if !isOptional(node) { return false }
      }
      return false
    case .rule(let name):
      var touches = false
      enter(name) { touches = $0.touchesSlot($1, edge) }
      return touches
    }
  }

  /// The letters that nodes may begin with, or end with.
  private mutating func letters(_ nodes: ArraySlice<Template.Node>, _ edge: Edge) -> Set<[Unicode.Scalar]> {
    var found: Set<[Unicode.Scalar]> = []
    for node in edge == .start ? Array(nodes.prefix(Self.reach)) : nodes.suffix(Self.reach).reversed() {
      found.formUnion(letters(node, edge))
      if !isOptional(node) { break }
    }
    return found
  }

  private mutating func letters(_ node: Template.Node, _ edge: Edge) -> Set<[Unicode.Scalar]> {
    switch node.kind {
    case .text(let text, _):
      let scalars = HassilText.folded(Array(text.unicodeScalars))
      let run =
        edge == .start
        ? Array(scalars.prefix { HassilText.isLatinLetter($0) })
        : Array(scalars.reversed().prefix { HassilText.isLatinLetter($0) }.reversed())
      return run.isEmpty ? [] : [run]
    case .applicationName, .slot: return []
    case .optional(let content), .group(let content): return letters(content, edge)
    case .alternatives(let nodes), .permutation(let nodes):
      return nodes.reduce(into: []) { $0.formUnion(letters($1, edge)) }
    case .sequence(let nodes): return letters(nodes[...], edge)
    case .rule(let name):
      var found: Set<[Unicode.Scalar]> = []
      enter(name) { found = $0.letters($1, edge) }
      return found
    }
  }

  private func isOptional(_ node: Template.Node) -> Bool {
    switch node.kind {
    case .optional: true
    case .group(let content): isOptional(content)
    case .sequence(let nodes): nodes.allSatisfy { isOptional($0) }
    case .alternatives(let nodes): nodes.contains { isOptional($0) }
    default: false
    }
  }
}
