import Language
import Matching

/// Builds the graph of what some phrases of one app and language stand for.
///
/// Words that mean nothing are left out, unless a phrase or a name says them: taken out of a sentence, it stays a
/// sentence of the same intents. Marks, and what they cost, are left out too.
struct PhraseGraphBuilder {
  /// How slots become letters.
  enum SlotLetters {
    /// One machine for each way of reading, whatever the parameter: may two phrases read the same words?
    case readers
    /// One letter for each parameter and way of reading: does a phrase say all that another one says?
    case parameters
  }

  private(set) var graph = LetterGraph()
  let machines: MachineTable
  let slotLetters: SlotLetters
  let language: (any PhraseLanguage)?
  let applicationNames: [String]
  private var readers: [String: SlotReader] = [:]
  private var parameters: [String: String] = [:]

  init(
    machines: MachineTable, slotLetters: SlotLetters, language: (any PhraseLanguage)?,
    applicationNames: [String]
  ) {
    self.machines = machines
    self.slotLetters = slotLetters
    self.language = language
    self.applicationNames = applicationNames
  }

  /// Adds a phrase that is accepted under `id`.
  mutating func add(_ phrase: ExpandedTemplate, id: Int32) {
    machines.define(phrase.meant.grammars)
    readers = phrase.readers
    parameters = phrase.parameters
    var scope = Scope()
    guard let end = add(phrase.meant.node, from: graph.fork(0), &scope) else { return }
    graph.accept(end, id)
  }

  /// What came before in the same phrase.
  private struct Scope {
    /// Only known values may be read.
    var isTextBarred = false
  }

  /// Nil where nothing can be read at all.
  private mutating func add(_ node: PhraseNode, from source: Int32, _ scope: inout Scope) -> Int32? {
    switch node {
    case .empty, .text(","): return source
    case .text(let text): return add(text: text, from: source)
    case .slot(let name): return add(slot: name, from: graph.fork(source, isSpaced: true), scope)
    case .applicationName: return add(machine: machines.names(applicationNames), from: source)
    case .grammar(let name): return add(grammar: name, from: source)
    case .mark(.postposed):
      scope.isTextBarred = true
      return source
    case .mark, .joined: return source
    case .wordEnd, .typedSpace: return graph.fork(source, isSpaced: true)
    case .sequence(let nodes): return add(sequence: nodes, from: source, &scope)
    case .alternatives(let nodes): return add(alternatives: nodes, from: source, scope)
    case .permutation(let nodes): return add(permutation: nodes, from: source, scope)
    }
  }

  private mutating func add(text: String, from source: Int32) -> Int32 {
    let normal = NormalText(text)
    var state = text.hasPrefix(" ") ? graph.fork(source, isSpaced: true) : source
    for (index, scalar) in normal.scalars.enumerated() {
      if index > 0, normal.spaceBefore[index] { state = graph.fork(state, isSpaced: true) }
      state = graph.step(state, Letter(scalar))
    }
    return text.count > 1 && text.hasSuffix(" ") ? graph.fork(state, isSpaced: true) : state
  }

  private mutating func add(grammar name: GrammarName, from source: Int32) -> Int32? {
    guard let machine = machines.grammar(name) else { return graph.fork(source, isSpaced: true) }
    let isGap = machines.isGap(name)
    let end = add(machine: machine, from: isGap ? graph.fork(source, isSpaced: true) : source)
    return isGap ? graph.fork(end, isSpaced: true) : end
  }

  private mutating func add(machine: Int, from source: Int32) -> Int32 {
    graph.step(source, Letter(number: machine))
  }

  // MARK: Groups

  private mutating func add(sequence nodes: [PhraseNode], from source: Int32, _ scope: inout Scope) -> Int32?
  {
    guard !nodes.contains(.mark(.fillerAdded)) else { return nil }
    let wasBarred = scope.isTextBarred
    // What stands before a predicate that fits anything must be known by name.
    if nodes.contains(where: \.needsKnownValues) { scope.isTextBarred = true }
    var state = source
    for node in nodes {
      guard let next = add(node, from: state, &scope) else { return nil }
      state = next
    }
    if !nodes.contains(where: \.barsTextBehind) { scope.isTextBarred = wasBarred }
    return state
  }

  private mutating func add(
    alternatives nodes: [PhraseNode], from source: Int32, _ scope: Scope
  ) -> Int32? {
    var ends: [Int32] = []
    for node in nodes {
      var own = scope
      if let end = add(node, from: graph.fork(source), &own) { ends.append(end) }
    }
    guard !ends.isEmpty else { return nil }
    let target = graph.addState()
    for end in ends { graph.connect(end, target) }
    return target
  }

  /// One state for every set of members already said.
  private mutating func add(permutation nodes: [PhraseNode], from source: Int32, _ scope: Scope) -> Int32? {
    var states = [graph.fork(source)]
    for _ in 1..<(1 << nodes.count) { states.append(graph.addState()) }
    for said in 0..<(1 << nodes.count) {
      for (index, node) in nodes.enumerated() where said & (1 << index) == 0 {
        var own = scope
        let start = graph.fork(states[said], isSpaced: true)
        guard let end = add(node, from: start, &own) else { continue }
        graph.connect(end, states[said | 1 << index], isSpaced: true)
      }
    }
    return states[(1 << nodes.count) - 1]
  }

  // MARK: Slots

  private mutating func add(slot name: String, from source: Int32, _ scope: Scope) -> Int32? {
    let reader = readers[name] ?? .text
    switch slotLetters {
    case .parameters:
      let letter = machines.slot(parameter: parameters[name] ?? name, reader)
      return graph.step(source, Letter(number: letter))
    case .readers: return add(reader: reader, from: source, scope)
    }
  }

  private mutating func add(reader: SlotReader, from source: Int32, _ scope: Scope) -> Int32? {
    switch reader {
    case .list(let member): return add(listOf: member, from: source, scope)
    case .composite(let forms, let slots): return add(forms, slots, from: source, scope)
    default:
      let machines = self.machines.machines(of: reader, takesText: !scope.isTextBarred)
      guard !machines.isEmpty else { return nil }
      let target = graph.addState()
      for machine in machines { graph.connect(add(machine: machine, from: source), target) }
      return target
    }
  }

  private mutating func add(listOf member: SlotReader, from source: Int32, _ scope: Scope) -> Int32? {
    let start = graph.fork(source)
    guard let end = add(reader: member, from: start, scope) else { return nil }
    var own = scope
    let joiner = language?.listJoiner ?? ExpandedPhrase(kind: .noun, node: .text(","))
    machines.define(joiner.grammars)
    if let joined = add(joiner.node, from: graph.fork(end), &own) {
      graph.connect(joined, start, isSpaced: true)
    }
    return end
  }

  private mutating func add(
    _ forms: [PhraseNode], _ slots: [String: SlotReader], from source: Int32, _ scope: Scope
  ) -> Int32? {
    let outer = (readers, parameters)
    defer { (readers, parameters) = outer }
    readers = slots
    parameters = [:]
    var ends: [Int32] = []
    for form in forms {
      let meant = language?.meaning(ofNominal: form) ?? ExpandedPhrase(kind: .noun, node: form)
      machines.define(meant.grammars)
      var own = scope
      if let end = add(meant.node, from: graph.fork(source), &own) { ends.append(end) }
    }
    guard !ends.isEmpty else { return nil }
    let target = graph.addState()
    for end in ends { graph.connect(end, target) }
    return target
  }
}

extension PhraseNode {
  /// Whatever is said before it in the same row must be known by name.
  fileprivate var needsKnownValues: Bool {
    switch self {
    case .mark(.knownValuesOnly): true
    case .sequence(let nodes): nodes.contains(where: \.needsKnownValues)
    case .alternatives(let nodes): !nodes.isEmpty && nodes.allSatisfy(\.needsKnownValues)
    default: false
    }
  }

  fileprivate var barsTextBehind: Bool {
    if case .mark(.postposed) = self { return true }
    return false
  }
}
