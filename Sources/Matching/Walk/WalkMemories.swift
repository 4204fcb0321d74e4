import Synchronization

/// The memories of walks that ended, for the next.
///
/// As many are kept as walks go on at the same time, up to a few.
final class WalkMemories: Sendable {
  private let free = Mutex<[WalkMemory]>([])

  private static let limit = 8

  func take() -> WalkMemory { free.withLock { $0.popLast() } ?? WalkMemory() }

  func giveBack(_ memory: consuming WalkMemory) {
    let memory = memory
    free.withLock { free in
      if free.count < Self.limit { free.append(memory) }
    }
  }
}
