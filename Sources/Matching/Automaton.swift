/// The machine that phrases are compiled to: deterministic in its symbols, flat, immutable.
///
/// Several arcs may leave a state (a byte, a slot, a call); no two carry the same symbol, so phrases with
/// a common beginning share its states, however many they are. An image holds it in a form that is walked.
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
    var symbol: PackedSymbol
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
    var graph = AutomatonGraph(source)
    var subsets = StateSubsets()
    var members: [Int32] = [0]
    graph.close(&members)
    _ = subsets.number(of: members)
    var arcs: [UInt64] = []
    var next = 0
    while next < subsets.count {
      guard subsets.memberCount(through: next) <= limit * Self.membersPerState else {
        throw StateLimitExceeded(states: subsets.count)
      }
      arcs.removeAll(keepingCapacity: true)
      graph.appendArcs(of: subsets[next], to: &arcs)
      let (firstByte, firstOther) = (Int32(byteLabels.count), Int32(otherArcs.count))
      var index = 0
      while index < arcs.count {
        let symbol = UInt32(truncatingIfNeeded: arcs[index] >> 32)
        members.removeAll(keepingCapacity: true)
        while index < arcs.count, UInt32(truncatingIfNeeded: arcs[index] >> 32) == symbol {
          members.append(Int32(truncatingIfNeeded: arcs[index]))
          index += 1
        }
        graph.close(&members)
        append(symbol, Int32(subsets.number(of: members)))
      }
      guard subsets.count <= limit else { throw StateLimitExceeded(states: subsets.count) }
      finishState(firstByte: firstByte, firstOther: firstOther, accepts: graph.accepted(by: subsets[next]))
      next += 1
    }
  }

  /// How many states of the source one state may stand for on the average.
  private static let membersPerState = 50

  private mutating func append(_ symbol: UInt32, _ target: Int32) {
    if symbol < 1 << 28 {
      byteLabels.append(UInt8(truncatingIfNeeded: symbol))
      byteTargets.append(target)
    } else {
      otherArcs.append(Arc(symbol: PackedSymbol(bits: symbol - 1 << 28), target: target))
    }
  }

  private mutating func finishState(firstByte: Int32, firstOther: Int32, accepts: [Int32]) {
    let firstAccept = Int32(accepted.count)
    accepted += accepts
    states.append(
      State(
        bytes: firstByte..<Int32(byteLabels.count), others: firstOther..<Int32(otherArcs.count),
        accepts: firstAccept..<Int32(accepted.count)))
  }

  /// The arcs of a state that are no bytes.
  func otherArcs(of state: Int32) -> ArraySlice<Arc> {
    let range = states[Int(state)].others
    return otherArcs[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

/// Sets of states, each with a number, the same set always with the same.
private struct StateSubsets {
  private var members: [Int32] = []
  private var starts: [Int] = [0]
  private var hashes: [UInt32] = []
  /// Numbers of sets by hash, -1 where there is none.
  private var slots = [Int32](repeating: -1, count: 64)

  var count: Int { starts.count - 1 }

  subscript(number: Int) -> ArraySlice<Int32> { members[starts[number]..<starts[number + 1]] }

  /// How many members the sets up to `number` have together.
  func memberCount(through number: Int) -> Int { starts[number + 1] }

  mutating func number(of set: [Int32]) -> Int {
    let hash = Self.hash(set)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, self[known].elementsEqual(set) { return known }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(count)
    hashes.append(hash)
    members += set
    starts.append(members.count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }

  private static func hash(_ set: [Int32]) -> UInt32 {
    var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
    for member in set {
      sum = (sum ^ UInt64(UInt32(bitPattern: member))) &* 0xFF51_AFD7_ED55_8CCD
      sum ^= sum >> 32
    }
    return UInt32(truncatingIfNeeded: sum)
  }
}

/// More states than a machine may have.
struct StateLimitExceeded: Error {
  let states: Int
}
