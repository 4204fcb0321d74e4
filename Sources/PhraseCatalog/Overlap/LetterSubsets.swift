/// Sets of states of a graph between which letters lead: the states of an automaton, numbered as they are met.
struct LetterSubsets {
  private let graph: LetterGraph
  private var numbers: [[Int32]: Int32] = [:]
  private var subsets: [Subset] = []
  /// For each state of the graph, the round in which it was met last, and met behind a space.
  private var met: [Int32]
  private var metSpaced: [Int32]
  private var round: Int32 = 0

  struct Subset {
    /// Sorted.
    var members: [Int32]
    /// Of the members, those that lie behind a space.
    var isSpaced: [Bool]
  }

  private struct Step {
    var letter: Letter
    var target: Int32
    var isSpaced: Bool
  }

  init(of graph: LetterGraph) {
    self.graph = graph
    met = [Int32](repeating: 0, count: graph.count)
    metSpaced = met
    _ = number(of: [0])
  }

  /// The subset of a number; nil when there are no more.
  func next(after count: Int) -> Subset? { count < subsets.count ? subsets[count] : nil }

  mutating func state(of subset: Subset) -> LetterAutomaton.State {
    var steps: [Step] = []
    for (member, isSpaced) in zip(subset.members, subset.isSpaced) {
      for arc in graph.arcs[Int(member)] {
        steps.append(Step(letter: arc.letter, target: arc.target, isSpaced: isSpaced))
      }
    }
    steps.sort { ($0.letter.raw, $0.target) < ($1.letter.raw, $1.target) }
    var arcs: [LetterAutomaton.Arc] = []
    var first = 0
    while first < steps.count {
      var end = first + 1
      while end < steps.count, steps[end].letter == steps[first].letter { end += 1 }
      arcs.append(
        .init(
          letter: steps[first].letter, target: number(of: steps[first..<end].map(\.target)),
          isSpaced: steps[first..<end].contains(where: \.isSpaced)))
      first = end
    }
    let accepted = subset.members.flatMap { graph.accepted[$0] ?? [] }
    return LetterAutomaton.State(arcs: arcs, accepted: accepted.count > 1 ? Set(accepted).sorted() : accepted)
  }

  /// The number of what `targets` lead to without a letter.
  private mutating func number(of targets: [Int32]) -> Int32 {
    let members = closure(of: targets)
    if let known = numbers[members] { return known }
    let number = Int32(subsets.count)
    numbers[members] = number
    subsets.append(Subset(members: members, isSpaced: members.map { metSpaced[Int($0)] == round }))
    return number
  }

  /// Everything reachable without a letter, sorted.
  private mutating func closure(of targets: [Int32]) -> [Int32] {
    round += 1
    var members: [Int32] = []
    for target in targets where met[Int(target)] != round {
      met[Int(target)] = round
      members.append(target)
    }
    var next = 0
    while next < members.count {
      let state = Int(members[next])
      next += 1
      for arc in graph.emptyArcs[state] {
        if arc.isSpaced || metSpaced[state] == round { metSpaced[Int(arc.target)] = round }
        guard met[Int(arc.target)] != round else { continue }
        met[Int(arc.target)] = round
        members.append(arc.target)
      }
    }
    return members.sorted()
  }
}
