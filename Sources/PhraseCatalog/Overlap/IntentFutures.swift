/// To which intents every state of a graph can still come, and of which two of them sentences are still wanted.
///
/// Two places are followed only while they can come to two intents that have too few sentences in common yet. What
/// is left out could not have added one.
struct IntentFutures {
  /// 64 intents each.
  private let wordCount: Int
  /// For each state, a bit for each intent.
  private var futures: [UInt64]
  /// For each intent, a bit for each other one of which sentences are wanted.
  private var wanted: [UInt64]
  private var counts: [Pair: Int] = [:]
  private let limit: Int

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// - Parameters:
  ///   - intents: the intent of each accepted phrase, by number.
  ///   - limit: sentences that are wanted of every two intents.
  init(of graph: LetterAutomaton, intents: [Int], sentencesEach limit: Int) {
    let intentCount = (intents.max() ?? 0) + 1
    self.limit = limit
    wordCount = (intentCount + 63) / 64
    futures = [UInt64](repeating: 0, count: graph.states.count * wordCount)
    wanted = [UInt64](repeating: .max, count: intentCount * wordCount)
    for intent in 0..<intentCount { wanted[intent * wordCount + intent / 64] &= ~(1 << UInt64(intent % 64)) }
    propagate(graph, intents)
  }

  private mutating func propagate(_ graph: LetterAutomaton, _ intents: [Int]) {
    var sources = [[Int32]](repeating: [], count: graph.states.count)
    for (number, state) in graph.states.enumerated() {
      for arc in state.arcs { sources[Int(arc.target)].append(Int32(number)) }
      for phrase in state.accepted {
        let intent = intents[Int(phrase)]
        futures[number * wordCount + intent / 64] |= 1 << UInt64(intent % 64)
      }
    }
    var open = graph.states.indices.filter { !graph.states[$0].accepted.isEmpty }
    while let state = open.popLast() {
      for source in sources[state] where add(futuresOf: state, to: Int(source)) { open.append(Int(source)) }
    }
  }

  /// Whether something was new.
  private mutating func add(futuresOf state: Int, to source: Int) -> Bool {
    var isNew = false
    for word in 0..<wordCount {
      let before = futures[source * wordCount + word]
      let after = before | futures[state * wordCount + word]
      if after != before {
        futures[source * wordCount + word] = after
        isNew = true
      }
    }
    return isNew
  }

  /// Whether one of two places can come to an intent, and the other one to another, of which sentences are wanted.
  func isAnyWanted(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (Int(left) * wordCount, Int(right) * wordCount)
    for word in 0..<wordCount {
      var bits = futures[left + word]
      while bits != 0 {
        let intent = (word * 64 + bits.trailingZeroBitCount) * wordCount
        for other in 0..<wordCount where futures[right + other] & wanted[intent + other] != 0 { return true }
        bits &= bits - 1
      }
    }
    return false
  }

  /// Counts a sentence of two intents; false where none was wanted.
  mutating func take(_ one: Int, _ other: Int) -> Bool {
    guard wanted[one * wordCount + other / 64] & 1 << UInt64(other % 64) != 0 else { return false }
    let pair = Pair(first: min(one, other), second: max(one, other))
    counts[pair, default: 0] += 1
    if counts[pair] == limit {
      wanted[one * wordCount + other / 64] &= ~(1 << UInt64(other % 64))
      wanted[other * wordCount + one / 64] &= ~(1 << UInt64(one % 64))
    }
    return true
  }
}
