/// The first machine made from a tree: easy to build, with arcs that consume nothing.
///
/// States are numbered from 0; 0 is the start. It may contain loops only through arcs that consume.
struct NondeterministicAutomaton {
  private(set) var empty: [[Int32]] = [[]]
  private(set) var arcs: [[(symbol: Symbol, target: Int32)]] = [[]]
  private(set) var accepts: [[Int32]] = [[]]

  var count: Int { arcs.count }

  mutating func addState() -> Int32 {
    empty.append([])
    arcs.append([])
    accepts.append([])
    return Int32(arcs.count - 1)
  }

  mutating func connect(_ source: Int32, _ target: Int32) { empty[Int(source)].append(target) }

  mutating func connect(_ source: Int32, _ symbol: Symbol, _ target: Int32) {
    arcs[Int(source)].append((symbol, target))
  }

  mutating func accept(_ state: Int32, _ id: Int32) { accepts[Int(state)].append(id) }

  /// Every state reachable from `states` without consuming, sorted.
  func closure(of states: some Sequence<Int32>) -> [Int32] {
    var seen = Set(states)
    var stack = Array(seen)
    while let state = stack.popLast() {
      for target in empty[Int(state)] where seen.insert(target).inserted { stack.append(target) }
    }
    return seen.sorted()
  }
}
