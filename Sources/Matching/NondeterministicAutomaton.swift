/// The first machine made from a tree: easy to build, with arcs that consume nothing.
///
/// States are numbered from 0; 0 is the start. It may contain loops only through arcs that consume.
struct NondeterministicAutomaton {
  private(set) var count = 1
  fileprivate private(set) var arcs: [Edge] = []
  fileprivate private(set) var empty: [Edge] = []
  fileprivate private(set) var accepts: [Edge] = []

  /// From a state to a state with a symbol, or to the id that it accepts.
  fileprivate struct Edge {
    var source: Int32
    var symbol: UInt32 = 0
    var target: Int32
  }

  mutating func addState() -> Int32 {
    count += 1
    return Int32(count - 1)
  }

  mutating func connect(_ source: Int32, _ target: Int32) {
    empty.append(Edge(source: source, target: target))
  }

  mutating func connect(_ source: Int32, _ symbol: Symbol, _ target: Int32) {
    arcs.append(Edge(source: source, symbol: symbol.key, target: target))
  }

  mutating func accept(_ state: Int32, _ id: Int32) { accepts.append(Edge(source: state, target: id)) }
}

/// A nondeterministic automaton made ready for the subset construction: what leaves a state lies together.
struct AutomatonGraph {
  /// A symbol in the upper half, in the order of `Symbol.key`, and the state that it leads to.
  private let arcs: Grouped
  private let empty: Grouped
  private let accepts: Grouped
  /// In which call of `close` a state was last seen.
  private var seen: [UInt32]
  private var round: UInt32 = 0
  private var open: [Int32] = []

  init(_ automaton: NondeterministicAutomaton) {
    arcs = Grouped(automaton.arcs, count: automaton.count)
    empty = Grouped(automaton.empty, count: automaton.count)
    accepts = Grouped(automaton.accepts, count: automaton.count)
    seen = Array(repeating: 0, count: automaton.count)
  }

  /// Replaces states by every state reachable from them without consuming, sorted.
  mutating func close(_ states: inout [Int32]) {
    round += 1
    states.removeAll { state in
      defer { seen[Int(state)] = round }
      return seen[Int(state)] == round
    }
    guard states.contains(where: { !empty.range(Int($0)).isEmpty }) else {
      if states.count > 1 { states.sort() }
      return
    }
    open.append(contentsOf: states)
    while let state = open.popLast() {
      for index in empty.range(Int(state)) {
        let target = Int32(truncatingIfNeeded: empty.values[index])
        guard seen[Int(target)] != round else { continue }
        seen[Int(target)] = round
        states.append(target)
        open.append(target)
      }
    }
    states.sort()
  }

  /// Everything that leaves some states, by symbol and target.
  func appendArcs(of states: ArraySlice<Int32>, to found: inout [UInt64]) {
    for state in states {
      for index in arcs.range(Int(state)) { found.append(arcs.values[index]) }
    }
    if found.count > 1 { found.sort() }
  }

  /// The ids that some states accept, in order.
  func accepted(by states: ArraySlice<Int32>) -> [Int32] {
    var ids: [Int32] = []
    for state in states {
      for index in accepts.range(Int(state)) { ids.append(Int32(truncatingIfNeeded: accepts.values[index])) }
    }
    guard ids.count > 1 else { return ids }
    ids.sort()
    return ids.enumerated().filter { $0.offset == 0 || ids[$0.offset - 1] != $0.element }.map(\.element)
  }

  /// Edges by their sources.
  private struct Grouped {
    /// The symbol in the upper half, the target in the lower.
    private(set) var values: [UInt64]
    private var starts: [Int32]

    init(_ edges: [NondeterministicAutomaton.Edge], count: Int) {
      var starts = [Int32](repeating: 0, count: count + 2)
      for edge in edges { starts[Int(edge.source) + 2] += 1 }
      for state in 1..<count + 2 { starts[state] += starts[state - 1] }
      values = Array(repeating: 0, count: edges.count)
      for edge in edges {
        let place = starts[Int(edge.source) + 1]
        values[Int(place)] = UInt64(edge.symbol) << 32 | UInt64(UInt32(bitPattern: edge.target))
        starts[Int(edge.source) + 1] += 1
      }
      self.starts = starts
    }

    @inline(__always)
    func range(_ state: Int) -> Range<Int> { Int(starts[state])..<Int(starts[state + 1]) }
  }
}

extension Symbol {
  /// A total order of symbols, so that the same phrases always give the same tables: a byte is itself, all else
  /// what it is in the upper four bits, less one, and its number.
  var key: UInt32 {
    if case .byte(let label) = self { return UInt32(label) }
    guard let packed = PackedSymbol(self) else { return 0 }
    return packed.bits + 1 << 28
  }
}
