import Synchronization

/// Tells of resources that show something else, each at most four times a second. What changes meanwhile is told once,
/// afterwards.
struct UpdateTelling: Sendable {
  private static let pause = Duration.milliseconds(250)
  private let boards: any AgentBoards
  private let waiting = WaitingUpdates()

  init(_ boards: any AgentBoards) { self.boards = boards }

  /// Lasts as long as the caller is served, or until it is cancelled.
  ///
  /// - Parameters:
  ///   - wanted: the addresses that are told of now.
  ///   - tell: sends one notification.
  func run(
    _ wanted: @escaping @Sendable () -> Set<SurfaceAddress>, _ tell: (SurfaceAddress) async -> Void
  ) async {
    // Subscribed before the first look: a change in between would be missed otherwise.
    let changes = boards.changes()
    let reading = Task {
      for await change in changes { waiting.add(wanted().intersection([change, change.all])) }
      waiting.finish()
    }
    defer { reading.cancel() }
    for await _ in waiting.nudges {
      for address in waiting.take() { await tell(address) }
      guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
    }
  }
}

/// What is still to be told.
private final class WaitingUpdates: Sendable {
  private let addresses = Mutex<Set<SurfaceAddress>>([])
  let nudges: AsyncStream<Void>
  private let nudge: AsyncStream<Void>.Continuation

  init() { (nudges, nudge) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func add(_ new: Set<SurfaceAddress>) {
    guard !new.isEmpty else { return }
    addresses.withLock { $0.formUnion(new) }
    nudge.yield()
  }

  func take() -> [SurfaceAddress] {
    addresses.withLock { addresses in
      defer { addresses = [] }
      return addresses.sorted { $0.text < $1.text }
    }
  }

  func finish() { nudge.finish() }
}
