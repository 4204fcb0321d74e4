import Synchronization

/// The memories of walks that ended, for the next.
///
/// As many are kept as walks go on at the same time, up to a few.
final class WalkMemories: Sendable {
  private let free = Mutex<[WalkMemory]>([])

  private static let limit = 8
  /// Items of the largest memory that is kept.
  private static let largestKept = 1 << 16

  func take() -> WalkMemory { free.withLock { $0.popLast() } ?? WalkMemory() }

  func giveBack(_ memory: consuming WalkMemory) {
    let memory = memory
    // Few sentences need as much as a hostile one, and none for long.
    guard memory.items.capacity <= Self.largestKept else { return }
    free.withLock { free in
      if free.count < Self.limit { free.append(memory) }
    }
  }
}
