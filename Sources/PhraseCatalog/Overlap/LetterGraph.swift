/// What an arc carries: one scalar of the normal form, or a number given by whoever builds the graph.
struct Letter: Hashable, Comparable {
  let raw: UInt32

  init(_ scalar: Unicode.Scalar) { raw = scalar.value }

  /// The machine or slot of that number.
  init(number: Int) { raw = Self.firstNumber + UInt32(number) }

  private static let firstNumber: UInt32 = 0x20_0000

  var scalar: Unicode.Scalar? { raw < Self.firstNumber ? Unicode.Scalar(raw) : nil }
  var number: Int? { raw < Self.firstNumber ? nil : Int(raw - Self.firstNumber) }

  static func < (left: Letter, right: Letter) -> Bool { left.raw < right.raw }
}

/// A nondeterministic graph of letters, made from trees. State 0 is the start.
struct LetterGraph {
  struct Arc {
    var letter: Letter
    var target: Int32
  }

  struct EmptyArc {
    var target: Int32
    /// A person would type a space here.
    var isSpaced: Bool
  }

  private(set) var arcs: [[Arc]] = [[]]
  private(set) var emptyArcs: [[EmptyArc]] = [[]]
  private(set) var accepted: [Int32: [Int32]] = [:]

  var count: Int { arcs.count }

  mutating func addState() -> Int32 {
    arcs.append([])
    emptyArcs.append([])
    return Int32(arcs.count - 1)
  }

  mutating func connect(_ source: Int32, _ target: Int32, isSpaced: Bool = false) {
    emptyArcs[Int(source)].append(EmptyArc(target: target, isSpaced: isSpaced))
  }

  mutating func connect(_ source: Int32, _ letter: Letter, _ target: Int32) {
    arcs[Int(source)].append(Arc(letter: letter, target: target))
  }

  /// The state after one more letter.
  mutating func step(_ source: Int32, _ letter: Letter) -> Int32 {
    let target = addState()
    connect(source, letter, target)
    return target
  }

  /// A state that only `source` leads to.
  mutating func fork(_ source: Int32, isSpaced: Bool = false) -> Int32 {
    let state = addState()
    connect(source, state, isSpaced: isSpaced)
    return state
  }

  mutating func accept(_ state: Int32, _ id: Int32) { accepted[state, default: []].append(id) }

  /// Puts a copy of `automaton` behind `source`; where it ends.
  mutating func insert(_ automaton: LetterAutomaton, from source: Int32) -> Int32 {
    let first = Int32(arcs.count)
    let end = first + Int32(automaton.states.count)
    for _ in 0...automaton.states.count { _ = addState() }
    connect(source, first)
    for (number, state) in automaton.states.enumerated() {
      let own = first + Int32(number)
      for arc in state.arcs {
        let from = arc.isSpaced ? fork(own, isSpaced: true) : own
        connect(from, arc.letter, first + arc.target)
      }
      if !state.accepted.isEmpty { connect(own, end) }
    }
    return end
  }
}
