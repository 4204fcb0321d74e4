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

/// The same, deterministic in its letters. State 0 is the start.
struct LetterAutomaton: Sendable {
  struct Arc: Sendable {
    var letter: Letter
    var target: Int32
    /// A person would type a space in front of it.
    var isSpaced: Bool
  }

  struct State: Sendable {
    /// By letter.
    var arcs: [Arc]
    var accepted: [Int32]
  }

  private(set) var states: [State] = []

  /// The subset construction; nil beyond `limit` states.
  init?(_ graph: LetterGraph, limit: Int) {
    var numbers: [[Int32]: Int32] = [:]
    var sets: [[Int32]] = []
    var spaced: [Set<Int32>] = []
    func number(of targets: [Int32]) -> Int32 {
      let (members, behindSpace) = Self.closure(of: targets, graph)
      if let known = numbers[members] { return known }
      numbers[members] = Int32(sets.count)
      sets.append(members)
      spaced.append(behindSpace)
      return Int32(sets.count - 1)
    }
    _ = number(of: [0])
    var next = 0
    while next < sets.count {
      guard sets.count <= limit else { return nil }
      var found: [(letter: Letter, target: Int32, isSpaced: Bool)] = []
      for member in sets[next] {
        let isSpaced = spaced[next].contains(member)
        for arc in graph.arcs[Int(member)] { found.append((arc.letter, arc.target, isSpaced)) }
      }
      found.sort { ($0.letter.raw, $0.target) < ($1.letter.raw, $1.target) }
      var arcs: [Arc] = []
      var index = 0
      while index < found.count {
        let letter = found[index].letter
        var targets: [Int32] = []
        var isSpaced = false
        while index < found.count, found[index].letter == letter {
          if targets.last != found[index].target { targets.append(found[index].target) }
          isSpaced = isSpaced || found[index].isSpaced
          index += 1
        }
        arcs.append(Arc(letter: letter, target: number(of: targets), isSpaced: isSpaced))
      }
      let accepted = Set(sets[next].flatMap { graph.accepted[$0] ?? [] }).sorted()
      states.append(State(arcs: arcs, accepted: accepted))
      next += 1
    }
    dropDeadEnds()
  }

  /// Takes out the arcs from which no end can be reached.
  private mutating func dropDeadEnds() {
    var sources = [[Int32]](repeating: [], count: states.count)
    for (number, state) in states.enumerated() {
      for arc in state.arcs { sources[Int(arc.target)].append(Int32(number)) }
    }
    var isAlive = states.map { !$0.accepted.isEmpty }
    var open = isAlive.indices.filter { isAlive[$0] }
    while let state = open.popLast() {
      for source in sources[state] where !isAlive[Int(source)] {
        isAlive[Int(source)] = true
        open.append(Int(source))
      }
    }
    for index in states.indices { states[index].arcs.removeAll { !isAlive[Int($0.target)] } }
  }

  /// Everything reachable without a letter, sorted, and which of it lies behind a space.
  private static func closure(of states: [Int32], _ graph: LetterGraph) -> ([Int32], Set<Int32>) {
    var seen = Set(states)
    var spaced: Set<Int32> = []
    var open = Array(seen)
    while let state = open.popLast() {
      for arc in graph.emptyArcs[Int(state)] {
        let isSpaced = arc.isSpaced || spaced.contains(state)
        if isSpaced { spaced.insert(arc.target) }
        if seen.insert(arc.target).inserted { open.append(arc.target) }
      }
    }
    return (seen.sorted(), spaced)
  }

  func arc(from state: Int32, _ letter: Letter) -> Arc? {
    let arcs = states[Int(state)].arcs
    var (low, high) = (0, arcs.count)
    while low < high {
      let middle = (low + high) / 2
      if arcs[middle].letter < letter { low = middle + 1 } else { high = middle }
    }
    return low < arcs.count && arcs[low].letter == letter ? arcs[low] : nil
  }

  func accepts(_ scalars: [Unicode.Scalar]) -> Bool {
    var state: Int32 = 0
    for scalar in scalars {
      guard let arc = arc(from: state, Letter(scalar)) else { return false }
      state = arc.target
    }
    return !states[Int(state)].accepted.isEmpty
  }

  /// For each state the shortest text that leads to it, as a person would space it.
  var shortestTexts: [String?] {
    var texts = [String?](repeating: nil, count: states.count)
    texts[0] = ""
    var queue: [Int32] = [0]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for arc in states[Int(state)].arcs where texts[Int(arc.target)] == nil {
        guard let scalar = arc.letter.scalar else { continue }
        texts[Int(arc.target)] = (texts[Int(state)] ?? "") + (arc.isSpaced ? " " : "") + String(scalar)
        queue.append(arc.target)
      }
    }
    return texts
  }
}
