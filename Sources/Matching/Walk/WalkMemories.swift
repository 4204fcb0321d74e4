import Synchronization

/// The memories of walks that ended, for the next.
///
/// As many are kept as walks go on at the same time, up to a few.
final class WalkMemories: Sendable {
  private let plan: MatchPlan
  private let free = Mutex<[WalkMemory]>([])

  private static let limit = 8
  /// Items beyond which a memory is large.
  private static let largeCapacity = 1 << 14

  init(_ plan: MatchPlan) { self.plan = plan }

  func take() -> WalkMemory { free.withLock { $0.popLast() } ?? WalkMemory(plan) }

  func giveBack(_ memory: WalkMemory) {
    free.withLock { free in
      // Few sentences need as much as a hostile one: what one of them needed is kept, for whichever comes next.
      let isLarge = memory.items.capacity > Self.largeCapacity
      guard free.count < Self.limit,
        !isLarge || !free.contains(where: { $0.items.capacity > Self.largeCapacity })
      else { return }
      free.append(memory)
    }
  }
}
