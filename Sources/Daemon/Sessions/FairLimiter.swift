import ConversationProtocol
import Synchronization

/// A limited number of places for work, shared fairly by callers. When all places are taken, the next one goes to the waiting
/// caller with the fewest places, and among equals to the caller served longest ago. One caller gets at most half of them.
final class FairLimiter: Sendable {
  private struct Waiting {
    let number: Int
    let caller: String
    let entry: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var taken: [String: Int] = [:]
    /// When a caller last got a place; only for callers that have one or wait.
    var served: [String: Int] = [:]
    var waiting: [Waiting] = []
    var last = 0
  }

  private let state = Mutex(State())
  private let limit: Int
  private let share: Int

  /// - Parameter limit: the number of places, and of waiting requests.
  init(_ limit: Int) {
    self.limit = limit
    share = max(1, limit / 2)
  }

  /// The number of places that are taken.
  var count: Int { state.withLock { $0.taken.values.reduce(0, +) } }

  /// The number of requests that wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Runs `body` with a place.
  ///
  /// - Throws: `AssistantFailure.busy` if too many requests wait already; what `body` throws.
  func take<Result: Sendable>(
    for caller: String, _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    guard await enter(caller) else {
      throw AssistantFailure(.busy, "too much is being said at once; try again")
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

  /// - Returns: the requests that got a place.
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
