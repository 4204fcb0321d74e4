public import Language

/// Turns a template into a `PhraseNode`: rules put in place, slots bound to parameters or lists.
struct TemplateResolver {
  let phrase: Phrase
  /// The readers of the slots met so far, by the name the tree uses.
  private(set) var slots: [String: SlotReader] = [:]
  /// The parameter that each of those names fills.
  private(set) var parameters: [String: String] = [:]
  private var openRules: [String] = []
  private var partCount = 0

  /// Most parts once all rules are in their places: rules that name others twice double each time.
  static let partLimit = 10_000

  init(_ phrase: Phrase) { self.phrase = phrase }

  mutating func resolve() throws(TemplateError) -> PhraseNode {
    let scalars = phrase.template.source.unicodeScalars
    guard scalars.count <= Template.lengthLimit else {
      // Its beginning shows which one it is.
      throw TemplateError(
        .tooLong(scalars.count, limit: Template.lengthLimit), source: String(scalars.prefix(40)) + "…",
        range: 0..<40)
    }
    return try resolve(phrase.template.root, in: phrase.template)
  }

  private mutating func resolve(_ node: Template.Node, in template: Template) throws(TemplateError)
    -> PhraseNode
  {
    partCount += 1
    guard partCount <= Self.partLimit else {
      throw TemplateError(.tooManyParts(limit: Self.partLimit), source: template.source, range: node.range)
    }
    switch node.kind {
    case .text(let text, _): return .text(text)
    case .sequence(let nodes): return .sequence(try resolve(nodes, in: template))
    case .optional(let content): return .optional(try resolve(content, in: template))
    case .group(let content): return try resolve(content, in: template)
    case .alternatives(let nodes): return .alternatives(try resolve(nodes, in: template))
    case .permutation(let nodes):
      let limit = AutomatonBuilder.permutationLimit
      guard nodes.count <= limit else {
        let reason = TemplateError.Reason.tooManyPermuted(nodes.count, limit: limit)
        throw TemplateError(reason, source: template.source, range: node.range)
      }
      return .permutation(try resolve(nodes, in: template))
    case .applicationName: return .applicationName
    case .slot(let slot): return try resolve(slot, at: node, in: template)
    case .rule(let name): return try resolve(rule: name, at: node, in: template)
    }
  }

  private mutating func resolve(
    _ nodes: [Template.Node], in template: Template
  ) throws(TemplateError) -> [PhraseNode] {
    var resolved: [PhraseNode] = []
    for node in nodes { resolved.append(try resolve(node, in: template)) }
    return resolved
  }

  private mutating func resolve(
    rule name: String, at node: Template.Node, in template: Template
  ) throws(TemplateError) -> PhraseNode {
    guard !openRules.contains(name) else {
      throw TemplateError(.recursiveRule(name), source: template.source, range: node.range)
    }
    guard let rule = phrase.rules[name] else {
      throw TemplateError(.unknownRule(name), source: template.source, range: node.range)
    }
    openRules.append(name)
    defer { openRules.removeLast() }
    do throws(TemplateError) {
      return try resolve(rule.root, in: rule)
    } catch {
      // A rule may stand in another file; the place that is known is where the phrase names it.
      throw TemplateError(error.reason.inRule(name), source: template.source, range: node.range)
    }
  }

  private mutating func resolve(
    _ slot: Template.Slot, at node: Template.Node, in template: Template
  ) throws(TemplateError) -> PhraseNode {
    let (key, reader) = try binding(of: slot, at: node, in: template)
    slots[key] = reader
    parameters[key] = slot.name
    return .slot(key)
  }

  private func binding(
    of slot: Template.Slot, at node: Template.Node, in template: Template
  ) throws(TemplateError) -> (String, SlotReader) {
    switch slot.source {
    case .parameter:
      if let reader = phrase.parameters[slot.name] ?? phrase.lists[slot.name] { return (slot.name, reader) }
    case .list(let list):
      guard let reader = phrase.lists[list] ?? phrase.parameters[list] else {
        throw TemplateError(.unknownList(list), source: template.source, range: node.range)
      }
      if isFillable(slot) { return ("\(list):\(slot.name)", reader) }
    case .range(let from, let through, let step):
      let bounds = NumberBounds(from: from, through: through, step: step)
      if isFillable(slot) { return ("\(from)..\(through),\(step):\(slot.name)", .number(bounds)) }
    }
    let known = phrase.parameters.keys.sorted()
    throw TemplateError(.unknownSlot(slot.name, known: known), source: template.source, range: node.range)
  }

  private func isFillable(_ slot: Template.Slot) -> Bool {
    slot.isCapture || phrase.parameters[slot.name] != nil
  }
}

extension Phrase {
  /// What keeps the phrase from being compiled, as far as it shows without its language: a rule, list or
  /// parameter that is not there, a rule inside itself.
  public var mistake: PhraseError? {
    var resolver = TemplateResolver(self)
    do throws(TemplateError) {
      _ = try resolver.resolve()
      return nil
    } catch {
      return PhraseError(origin: origin, error: error)
    }
  }
}

extension TemplateError.Reason {
  /// The reason as seen from where the rule is named; the innermost rule is where the mistake stands.
  fileprivate func inRule(_ name: String) -> Self {
    switch self {
    case .inRule, .tooManyParts: self
    default: .inRule(name, self)
    }
  }
}

extension Template {
  /// The tree of a form without rules, its slots under their own names.
  ///
  /// - Throws: `TemplateError` for a rule, a list or a range: a form has only the properties of its type.
  public func formNode() throws(TemplateError) -> PhraseNode {
    try Self.formNode(root, source: source)
  }

  private static func formNode(_ node: Node, source: String) throws(TemplateError) -> PhraseNode {
    func all(_ nodes: [Node]) throws(TemplateError) -> [PhraseNode] {
      var result: [PhraseNode] = []
      for node in nodes { result.append(try formNode(node, source: source)) }
      return result
    }
    switch node.kind {
    case .text(let text, _): return .text(text)
    case .sequence(let nodes): return .sequence(try all(nodes))
    case .optional(let content): return .optional(try formNode(content, source: source))
    case .group(let content): return try formNode(content, source: source)
    case .alternatives(let nodes): return .alternatives(try all(nodes))
    case .permutation(let nodes): return .permutation(try all(nodes))
    case .applicationName: return .applicationName
    case .slot(let slot): return .slot(slot.name)
    case .rule(let name): throw TemplateError(.unknownRule(name), source: source, range: node.range)
    }
  }
}
