import Matching

/// A part of a phrase that a sentence may go through or not: an alternative, an optional part said or left
/// out, a slot.
public struct PhraseBranch: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Of `(a|b)`, the one at this position.
    case alternative(Int)
    /// `[a]` is said.
    case present
    /// `[a]` is left out.
    case absent
    case slot(String)
  }

  /// The rule that the part stands in; nil for the phrase's own template.
  public let rule: String?
  public let kind: Kind
  /// The alternative, the optional part or the slot, in Unicode scalars of the template or rule.
  public let range: Range<Int>
  /// The part as it is written.
  public let text: String
}

extension PhraseBranch {
  /// For whoever has to cover it: `[{quantity}] (left out)`.
  public var phrase: String {
    switch kind {
    case .absent: "\(text) (left out)"
    case .alternative, .present, .slot: text
    }
  }
}

/// A branch of one phrase, and the choices that lead to it.
struct BranchPath {
  /// A place where a template goes several ways, and the way that is taken.
  struct Choice: Hashable {
    let rule: String?
    let range: Range<Int>
  }

  enum Way: Hashable {
    case alternative(Int)
    case present, absent
  }

  let branch: PhraseBranch
  let ways: [Choice: Way]
}

extension Phrase {
  /// Every branch of the phrase, those of its rules once for each place where it names them.
  var branchPaths: [BranchPath] {
    var collector = BranchCollector(rules: rules)
    collector.collect(template.root, rule: nil, ways: [:])
    return collector.paths
  }

  /// The phrase as it is when all of `path` is taken: the sentences that go through the branch, and no others.
  func restricted(to path: BranchPath) -> Phrase? {
    var phrase = self
    guard let own = template.restricted(to: path.ways, rule: nil) else { return nil }
    phrase.template = own
    for name in Set(path.ways.keys.compactMap(\.rule)) {
      guard let rule = rules[name]?.restricted(to: path.ways, rule: name) else { return nil }
      phrase.rules[name] = rule
    }
    return phrase
  }
}

private struct BranchCollector {
  let rules: [String: Template]
  var paths: [BranchPath] = []
  private var openRules: Set<String> = []

  init(rules: [String: Template]) { self.rules = rules }

  mutating func collect(_ node: Template.Node, rule: String?, ways: [BranchPath.Choice: BranchPath.Way]) {
    let choice = BranchPath.Choice(rule: rule, range: node.range)
    func taking(_ way: BranchPath.Way) -> [BranchPath.Choice: BranchPath.Way] {
      ways.merging([choice: way]) { $1 }
    }
    switch node.kind {
    case .text, .applicationName: return
    case .sequence(let nodes), .permutation(let nodes):
      for node in nodes { collect(node, rule: rule, ways: ways) }
    case .group(let content): collect(content, rule: rule, ways: ways)
    case .optional(let content):
      add(.present, node, rule, taking(.present))
      add(.absent, node, rule, taking(.absent))
      collect(content, rule: rule, ways: taking(.present))
    case .alternatives(let nodes):
      for (index, alternative) in nodes.enumerated() {
        add(.alternative(index), alternative, rule, taking(.alternative(index)))
        collect(alternative, rule: rule, ways: taking(.alternative(index)))
      }
    case .slot(let slot): add(.slot(slot.name), node, rule, ways)
    case .rule(let name):
      guard let template = rules[name], openRules.insert(name).inserted else { return }
      collect(template.root, rule: name, ways: ways)
      openRules.remove(name)
    }
  }

  private mutating func add(
    _ kind: PhraseBranch.Kind, _ node: Template.Node, _ rule: String?,
    _ ways: [BranchPath.Choice: BranchPath.Way]
  ) {
    let branch = PhraseBranch(rule: rule, kind: kind, range: node.range, text: node.description)
    paths.append(BranchPath(branch: branch, ways: ways))
  }
}

extension Template {
  fileprivate func restricted(to ways: [BranchPath.Choice: BranchPath.Way], rule: String?) -> Template? {
    try? Template(root.text(taking: ways, rule: rule))
  }
}

extension Template.Node {
  fileprivate func text(taking ways: [BranchPath.Choice: BranchPath.Way], rule: String?) -> String {
    func all(_ nodes: [Template.Node], _ separator: String = "") -> String {
      nodes.map { $0.text(taking: ways, rule: rule) }.joined(separator: separator)
    }
    func bracketed(_ text: String) -> String { text.isEmpty ? "" : "(\(text))" }
    let way = ways[BranchPath.Choice(rule: rule, range: range)]
    switch kind {
    case .text, .applicationName, .slot, .rule: return description
    case .sequence(let nodes): return all(nodes)
    case .permutation(let nodes): return all(nodes, ";")
    case .group(let content): return bracketed(content.text(taking: ways, rule: rule))
    case .optional(let content):
      let text = content.text(taking: ways, rule: rule)
      return way == .absent ? "" : way == .present ? bracketed(text) : "[\(text)]"
    case .alternatives(let nodes):
      guard case .alternative(let index) = way else { return all(nodes, "|") }
      return nodes[index].text(taking: ways, rule: rule)
    }
  }
}
