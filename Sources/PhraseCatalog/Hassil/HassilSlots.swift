import Matching

/// The slots that a template may fill, by itself or through its rules.
struct HassilSlots: Sendable {
  /// Slots, and captures, by the name that a match gives them.
  private(set) var names: Set<String> = []
  /// The lists that are named.
  private(set) var lists: Set<String> = []
  /// Slots whose text is for the answer only.
  private(set) var captures: Set<String> = []
  /// The lists, or ranges of the template itself, that may fill a slot.
  private var fillers: [String: [Filler]] = [:]
  private var ranges: [String: HassilRange] = [:]

  private enum Filler {
    case list(String)
    case range(HassilRange)
  }

  init(of template: Template, rules: [String: Template]) {
    var visited: Set<String> = []
    visit(template.root, rules, &visited)
  }

  func with(ranges: [String: HassilRange]) -> Self {
    var result = self
    result.ranges = ranges
    return result
  }

  /// The value of a slot for a number that was read; nil when no range that may fill it has the number.
  func value(of number: Double, said: String, slot: String) -> Double? {
    (fillers[slot] ?? []).lazy.compactMap { filler in
      switch filler {
      case .list(let name): ranges[name]?.value(of: number, said: said)
      case .range(let range): range.value(of: number, said: said)
      }
    }.first
  }

  private mutating func visit(
    _ node: Template.Node, _ rules: [String: Template], _ visited: inout Set<String>
  ) {
    switch node.kind {
    case .text, .applicationName: break
    case .sequence(let nodes), .alternatives(let nodes), .permutation(let nodes):
      for node in nodes { visit(node, rules, &visited) }
    case .optional(let content), .group(let content): visit(content, rules, &visited)
    case .rule(let name):
      // Rules may be named often, and wrongly inside themselves.
      if visited.insert(name).inserted, let rule = rules[name] { visit(rule.root, rules, &visited) }
    case .slot(let slot): add(slot)
    }
  }

  private mutating func add(_ slot: Template.Slot) {
    names.insert(slot.name)
    if slot.isCapture { captures.insert(slot.name) }
    switch slot.source {
    case .parameter:
      lists.insert(slot.name)
      fillers[slot.name, default: []].append(.list(slot.name))
    case .list(let list):
      lists.insert(list)
      fillers[slot.name, default: []].append(.list(list))
    case .range(let from, let through, let step):
      let range = HassilRange(from: from, through: through, step: step)
      fillers[slot.name, default: []].append(.range(range))
    }
  }
}
