/// A graph that is deterministic in its letters. State 0 is the start.
struct LetterAutomaton: Sendable {
  struct Arc: Hashable, Sendable {
    var letter: Letter
    var target: Int32
    /// A person would type a space in front of it.
    var isSpaced: Bool
  }

  struct State: Hashable, Sendable {
    /// By letter.
    var arcs: [Arc]
    var accepted: [Int32]
  }

  private(set) var states: [State] = []
  /// What making it took: the states of the graph that its own stand for.
  private(set) var work = 0

  /// The subset construction; nil beyond `limit` states.
  init?(_ graph: LetterGraph, limit: Int) {
    var subsets = LetterSubsets(of: graph)
    while let members = subsets.next(after: states.count) {
      guard states.count < limit else { return nil }
      work += members.members.count
      states.append(subsets.state(of: members))
    }
    dropDeadEnds()
    mergeTwins()
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

  /// Makes one state of all that read the same from there on. Where a way leads back, nothing is changed.
  private mutating func mergeTwins() {
    guard let order = statesFromTheEnd() else { return }
    var twins: [State: Int32] = [:]
    var merged = [Int32](repeating: 0, count: states.count)
    for number in order {
      for index in states[Int(number)].arcs.indices {
        states[Int(number)].arcs[index].target = merged[Int(states[Int(number)].arcs[index].target)]
      }
      let twin = twins[states[Int(number)]] ?? number
      twins[states[Int(number)]] = twin
      merged[Int(number)] = twin
    }
    keepReachable()
  }

  /// Every state behind all that it leads to; nil where a way leads back.
  private func statesFromTheEnd() -> [Int32]? {
    enum Mark { case unknown, entered, left }
    var marks = [Mark](repeating: .unknown, count: states.count)
    var order: [Int32] = []
    var path: [(state: Int32, arc: Int)] = [(0, 0)]
    marks[0] = .entered
    while let (state, arc) = path.last {
      guard arc < states[Int(state)].arcs.count else {
        marks[Int(state)] = .left
        order.append(state)
        path.removeLast()
        continue
      }
      path[path.count - 1].arc += 1
      let target = states[Int(state)].arcs[arc].target
      switch marks[Int(target)] {
      case .entered: return nil
      case .left: continue
      case .unknown:
        marks[Int(target)] = .entered
        path.append((target, 0))
      }
    }
    return order
  }

  /// Numbers anew what the start leads to, and forgets the rest.
  private mutating func keepReachable() {
    var numbers = [Int32](repeating: -1, count: states.count)
    var kept: [Int32] = [0]
    numbers[0] = 0
    var next = 0
    while next < kept.count {
      for arc in states[Int(kept[next])].arcs where numbers[Int(arc.target)] < 0 {
        numbers[Int(arc.target)] = Int32(kept.count)
        kept.append(arc.target)
      }
      next += 1
    }
    states = kept.map { old in
      var state = states[Int(old)]
      for index in state.arcs.indices { state.arcs[index].target = numbers[Int(state.arcs[index].target)] }
      return state
    }
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
