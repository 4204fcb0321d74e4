import Synchronization

/// The memories of walks that ended, for the next.
///
/// As many are kept as walks go on at the same time, up to a few.
final class SearchMemories: Sendable {
  private let plan: MatchPlan
  /// The one that was given back last: where one sentence follows another, there is no other.
  private let latest = Atomic<Unmanaged<SearchMemory>?>(nil)
  private let others = Mutex<[SearchMemory]>([])

  private static let limit = 8
  /// Items beyond which a memory is large.
  private static let largeCapacity = 1 << 14

  init(_ plan: MatchPlan) { self.plan = plan }

  deinit { latest.exchange(nil, ordering: .acquiring)?.release() }

  func take() -> SearchMemory {
    if let memory = latest.exchange(nil, ordering: .acquiring) { return memory.takeRetainedValue() }
    return others.withLock { $0.popLast() } ?? SearchMemory(plan)
  }

  func giveBack(_ memory: SearchMemory) {
    let given = Unmanaged.passRetained(memory)
    if let other = latest.exchange(given, ordering: .acquiringAndReleasing) {
      keep(other.takeRetainedValue())
    }
  }

  private func keep(_ memory: SearchMemory) {
    others.withLock { others in
      // Few sentences need as much as a hostile one: what one of them needed is kept, for whichever comes next.
      let isLarge = memory.items.capacity > Self.largeCapacity
      guard others.count < Self.limit,
        !isLarge || !others.contains(where: { $0.items.capacity > Self.largeCapacity })
      else { return }
      others.append(memory)
    }
  }
}
