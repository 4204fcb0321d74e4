import ConversationProtocol
import Synchronization
import Testing

@testable import Daemon

@Suite struct FairLimiterTests {
  /// Work that goes on until it is let go, and says when it began.
  private final class Work: Sendable {
    private struct State {
      var begun: [String] = []
      var held: [(name: String, end: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var begun: [String] { state.withLock { $0.begun } }

    func work(_ name: String) async {
      await withCheckedContinuation { end in
        state.withLock {
          $0.begun.append(name)
          $0.held.append((name, end))
        }
      }
    }

    /// Lets the work end that began first.
    func endFirst() { state.withLock { $0.held.removeFirst().end }.resume() }
  }

  /// Begins work for each of these callers, one after the other, and lets one after the other end.
  ///
  /// - Returns: the order in which they began.
  private func order(of callers: [String], places limit: Int) async throws -> [String] {
    let (places, work) = (FairLimiter(limit), Work())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, name) in callers.enumerated() {
        group.addTask { try await places.take(for: String(name.prefix(1))) { await work.work(name) } }
        while places.waitingCount + work.begun.count <= index { await Task.yield() }
      }
      for ended in 1...callers.count {
        work.endFirst()
        // The next one ends only when who got the free place has begun: two who got places at once begin in any order.
        while places.waitingCount + places.count > callers.count - ended { await Task.yield() }
        while work.begun.count < places.count + ended { await Task.yield() }
      }
      try await group.waitForAll()
    }
    #expect(places.count == 0 && places.waitingCount == 0)
    return work.begun
  }

  @Test("those who wait are let in by turns, however much one of them wants")
  func turns() async throws {
    let order = try await order(of: ["a1", "a2", "a3", "a4", "b1", "b2", "c1"], places: 7)
    // Three of seven places are the share of one; the fourth of `a` waits until one of its own ends.
    #expect(order == ["a1", "a2", "a3", "b1", "b2", "c1", "a4"])
  }

  @Test("one after the other, the one goes first who had no place for the longest time")
  func alternating() async throws {
    #expect(try await order(of: ["a1", "a2", "b1", "c1"], places: 3) == ["a1", "b1", "c1", "a2"])
    #expect(
      try await order(of: ["a1", "b1", "a2", "a3", "b2", "c1"], places: 4)
        == ["a1", "b1", "a2", "b2", "c1", "a3"])
    // b and c have one place each, and c asks first; b got its place before c did.
    #expect(
      try await order(of: ["a1", "b1", "c1", "d1", "c2", "b2"], places: 4)
        == ["a1", "b1", "c1", "d1", "b2", "c2"])
  }

  @Test("as many wait as there are places; one more is refused")
  func full() async throws {
    let (places, work) = (FairLimiter(1), Work())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in ["a", "b"] {
        group.addTask { try await places.take(for: name) { await work.work(name) } }
      }
      while places.waitingCount == 0 || work.begun.isEmpty { await Task.yield() }
      await #expect(throws: AssistantFailure(.busy, "too much is being said at once; try again")) {
        try await places.take(for: "c") {}
      }
      work.endFirst()
      while work.begun.count < 2 { await Task.yield() }
      work.endFirst()
      try await group.waitForAll()
    }
  }

  @Test("where there is no place, nobody waits for one")
  func none() async {
    await #expect(throws: AssistantFailure.self) { try await FairLimiter(0).take(for: "a") {} }
  }
}
