import Language

/// Adds trees to a nondeterministic automaton.
///
/// Slots, calls and marks are numbered by `SymbolTable`, which all automata of one phrase set share.
struct AutomatonBuilder {
  /// A permutation of n members needs 2ⁿ states; beyond this the template is refused.
  static let permutationLimit = 8

  private(set) var automaton = NondeterministicAutomaton()
  private let limit: Int

  /// - Parameter limit: the most states; groups in groups multiply, so the tree itself may be small.
  init(limit: Int = .max) { self.limit = limit }

  /// Connects `source` to the returned state through everything that `node` stands for.
  mutating func add(_ node: PhraseNode, from source: Int32, symbols: inout some SymbolNumbering)
    throws(StateLimitExceeded) -> Int32
  {
    guard automaton.count <= limit else { throw StateLimitExceeded(states: automaton.count) }
    switch node {
    case .empty: return source
    case .text(let text): return addText(text, from: source)
    case .slot(let name): return step(source, .slot(symbols.slot(named: name)))
    case .applicationName: return step(source, .call(symbols.applicationName()))
    case .grammar(let name): return step(source, .call(symbols.grammar(named: name)))
    case .mark(let mark): return step(source, .mark(symbols.mark(mark)))
    case .wordEnd: return step(source, .wordEnd)
    case .joined: return step(source, .joined)
    case .typedSpace: return step(source, .typedSpace)
    case .sequence(let nodes):
      var state = source
      for node in nodes { state = try add(node, from: state, symbols: &symbols) }
      return state
    case .alternatives(let nodes):
      let target = automaton.addState()
      for node in nodes { automaton.connect(try add(node, from: fork(source), symbols: &symbols), target) }
      return target
    case .permutation(let nodes): return try addPermutation(nodes, from: source, symbols: &symbols)
    }
  }

  mutating func accept(_ state: Int32, id: Int32) { automaton.accept(state, id) }

  /// Lets `state` be followed by everything that may follow `earlier`, which makes a loop.
  mutating func loop(_ state: Int32, to earlier: Int32) { automaton.connect(state, earlier) }

  private mutating func addText(_ text: String, from source: Int32) -> Int32 {
    var state = source
    for code in JamoCode.encode(NormalText(text).scalars) { state = step(state, .byte(code)) }
    return state
  }

  private mutating func step(_ source: Int32, _ symbol: Symbol) -> Int32 {
    let target = automaton.addState()
    automaton.connect(source, symbol, target)
    return target
  }

  private mutating func fork(_ source: Int32) -> Int32 {
    let state = automaton.addState()
    automaton.connect(source, state)
    return state
  }

  /// One state for every set of members already said.
  private mutating func addPermutation(
    _ nodes: [PhraseNode], from source: Int32, symbols: inout some SymbolNumbering
  ) throws(StateLimitExceeded) -> Int32 {
    guard nodes.count <= Self.permutationLimit else { throw StateLimitExceeded(states: 1 << nodes.count) }
    var states: [Int32] = [fork(source)]
    for _ in 1..<(1 << nodes.count) { states.append(automaton.addState()) }
    for said in 0..<(1 << nodes.count) {
      for (index, node) in nodes.enumerated() where said & (1 << index) == 0 {
        let end = try add(node, from: fork(states[said]), symbols: &symbols)
        automaton.connect(end, states[said | 1 << index])
      }
    }
    return states[(1 << nodes.count) - 1]
  }
}

/// Gives numbers to what an arc may carry.
protocol SymbolNumbering {
  mutating func slot(named name: String) -> Int32
  mutating func grammar(named name: GrammarName) -> Int32
  mutating func applicationName() -> Int32
  mutating func mark(_ mark: PhraseMark) -> Int32
}
