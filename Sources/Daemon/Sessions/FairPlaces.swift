import Synchronization

/// A number of places for what people have done for them. When all are taken, people wait in turn: the next place is for
/// the one who has the fewest, then for the one who got none for the longest time. Nobody has more than half of them.
final class FairPlaces: Sendable {
  private struct Waiting {
    let number: Int
    let caller: String
    let entry: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var taken: [String: Int] = [:]
    /// When a caller got a place last; of those who have one or wait.
    var served: [String: Int] = [:]
    var waiting: [Waiting] = []
    var last = 0
  }

  private let state = Mutex(State())
  private let limit: Int
  private let share: Int

  /// - Parameter limit: places; as many may wait for one.
  init(_ limit: Int) {
    self.limit = limit
    share = max(1, limit / 2)
  }

  /// How many are taken.
  var count: Int { state.withLock { $0.taken.values.reduce(0, +) } }

  /// How many wait for one.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Has a place for as long as `body` lasts.
  ///
  /// - Throws: `DaemonFailure.busy` when too many wait already; what `body` throws.
  func take<Result: Sendable>(
    for caller: String, _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    guard await enter(caller) else {
      throw DaemonFailure(.busy, "too much is being said at once; try again")
    }
    defer { leave(caller) }
    return try await body()
  }

  private func enter(_ caller: String) async -> Bool {
    await withCheckedContinuation { entry in
      let (entering, isRefused) = state.withLock { state in
        guard state.waiting.count < limit else { return ([] as [Waiting], true) }
        state.last += 1
        state.waiting.append(Waiting(number: state.last, caller: caller, entry: entry))
        return (admit(&state), false)
      }
      for waiting in entering { waiting.entry.resume(returning: true) }
      if isRefused { entry.resume(returning: false) }
    }
  }

  private func leave(_ caller: String) {
    let entering = state.withLock { state in
      let count = (state.taken[caller] ?? 1) - 1
      state.taken[caller] = count == 0 ? nil : count
      return admit(&state)
    }
    for waiting in entering { waiting.entry.resume(returning: true) }
  }

  /// - Returns: those who have a place now.
  private func admit(_ state: inout State) -> [Waiting] {
    var entering: [Waiting] = []
    while let index = next(state) {
      let waiting = state.waiting.remove(at: index)
      state.taken[waiting.caller, default: 0] += 1
      state.last += 1
      state.served[waiting.caller] = state.last
      entering.append(waiting)
    }
    let present = Set(state.waiting.map(\.caller)).union(state.taken.keys)
    state.served = state.served.filter { present.contains($0.key) }
    return entering
  }

  private func next(_ state: State) -> Int? {
    guard state.taken.values.reduce(0, +) < limit else { return nil }
    func rank(_ waiting: Waiting) -> (Int, Int, Int) {
      (state.taken[waiting.caller] ?? 0, state.served[waiting.caller] ?? 0, waiting.number)
    }
    let free = state.waiting.indices.filter { (state.taken[state.waiting[$0].caller] ?? 0) < share }
    return free.min { rank(state.waiting[$0]) < rank(state.waiting[$1]) }
  }
}
