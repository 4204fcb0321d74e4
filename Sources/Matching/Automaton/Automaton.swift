/// The machine that is walked: deterministic in its symbols, flat, immutable.
///
/// Several arcs may leave a state (a byte, a slot, a call); no two carry the same symbol, so phrases with
/// a common beginning share its states, however many they are.
struct Automaton: Sendable {
  struct State: Sendable {
    /// Into `byteLabels` and `byteTargets`; labels are sorted within a state.
    var bytes: Range<Int32>
    /// Into `otherArcs`.
    var others: Range<Int32>
    /// Into `accepted`; ids in ascending order.
    var accepts: Range<Int32>
  }

  struct Arc: Sendable {
    var symbol: Symbol
    var target: Int32
  }

  /// State 0 is the start.
  private(set) var states: [State] = []
  private(set) var byteLabels: [UInt8] = []
  private(set) var byteTargets: [Int32] = []
  private(set) var otherArcs: [Arc] = []
  private(set) var accepted: [Int32] = []

  /// The subset construction over `source`.
  ///
  /// - Throws: `StateLimitExceeded` as soon as more than `limit` states exist, or as many of `source` are in
  ///   them that the tables would be small and making them still too much.
  init(_ source: NondeterministicAutomaton, limit: Int) throws(StateLimitExceeded) {
    var indices: [[Int32]: Int32] = [:]
    var subsets = [source.closure(of: [0])]
    indices[subsets[0]] = 0
    var next = 0
    var memberCount = 0
    while next < subsets.count {
      let subset = subsets[next]
      memberCount += subset.count
      guard memberCount <= limit * Self.membersPerState else {
        throw StateLimitExceeded(states: subsets.count)
      }
      next += 1
      var targets: [Symbol: Set<Int32>] = [:]
      for state in subset {
        for arc in source.arcs[Int(state)] { targets[arc.symbol, default: []].insert(arc.target) }
      }
      let arcs = targets.map { (symbol: $0.key, target: source.closure(of: $0.value)) }
        .sorted { Self.order($0.symbol) < Self.order($1.symbol) }
        .map { arc in
          let index = indices[arc.target] ?? Int32(subsets.count)
          if index == subsets.count {
            indices[arc.target] = index
            subsets.append(arc.target)
          }
          return Arc(symbol: arc.symbol, target: index)
        }
      guard subsets.count <= limit else { throw StateLimitExceeded(states: subsets.count) }
      append(arcs: arcs, accepts: Set(subset.flatMap { source.accepts[Int($0)] }).sorted())
    }
  }

  /// How many states of the source one state may stand for on the average.
  private static let membersPerState = 50

  private mutating func append(arcs: [Arc], accepts: [Int32]) {
    let firstByte = Int32(byteLabels.count)
    let firstOther = Int32(otherArcs.count)
    let firstAccept = Int32(accepted.count)
    for arc in arcs {
      if case .byte(let label) = arc.symbol {
        byteLabels.append(label)
        byteTargets.append(arc.target)
      } else {
        otherArcs.append(arc)
      }
    }
    accepted += accepts
    states.append(
      State(
        bytes: firstByte..<Int32(byteLabels.count), others: firstOther..<Int32(otherArcs.count),
        accepts: firstAccept..<Int32(accepted.count)))
  }

  /// A total order of symbols, so that the same phrases always give the same tables.
  private static func order(_ symbol: Symbol) -> Int64 {
    switch symbol {
    case .byte(let label): Int64(label)
    case .wordEnd: 1 << 32
    case .joined: 1 << 32 + 1
    case .typedSpace: 1 << 32 + 2
    case .mark(let mark): 2 << 32 + Int64(mark)
    case .call(let grammar): 3 << 32 + Int64(grammar)
    case .slot(let slot): 4 << 32 + Int64(slot)
    }
  }

  /// The arcs of a state that are no bytes.
  func otherArcs(of state: Int32) -> ArraySlice<Arc> {
    let range = states[Int(state)].others
    return otherArcs[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

/// More states than a machine may have.
struct StateLimitExceeded: Error {
  let states: Int
}
