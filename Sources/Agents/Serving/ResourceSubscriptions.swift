import JSONText
import Synchronization

/// Which resources a client of the handshake era is told of, and the stream on which it is told.
final class ResourceSubscriptions: Sendable {
  private struct State {
    var wanted: Set<SurfaceAddress> = []
    /// The way to the client that belongs to none of its requests; nil: it has not opened one.
    var stream: AsyncStream<JSON>.Continuation?
    var telling: Task<Void, Never>?
    var isClosed = false
  }

  /// Of one client, and of one stream of the stateless era.
  static let most = 100
  /// A client that reads nothing is told no more than this.
  private static let mostUnread = 256
  private let boards: (any AgentBoards)?
  private let state = Mutex(State())

  init(_ boards: (any AgentBoards)?) { self.boards = boards }

  /// - Throws: `RPCFailure` for an address that has no updates.
  func add(_ uri: String) throws(RPCFailure) {
    guard let boards, let address = SurfaceAddress(uri) else {
      throw .invalid("nothing is told of this resource")
    }
    let isAdded = state.withLock { state in
      guard !state.isClosed, state.wanted.count < Self.most else { return false }
      state.wanted.insert(address)
      if state.telling == nil { state.telling = telling(boards) }
      return true
    }
    guard isAdded else { throw .invalid("a client is told of \(Self.most) resources at most") }
  }

  func remove(_ uri: String) {
    guard let address = SurfaceAddress(uri) else { return }
    state.withLock { _ = $0.wanted.remove(address) }
  }

  /// Messages that belong to no request. A second stream takes the place of the first one, which ends.
  func stream() -> AsyncStream<JSON> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: JSON.self, bufferingPolicy: .bufferingOldest(Self.mostUnread))
    let (before, isClosed) = state.withLock { state in
      defer { state.stream = continuation }
      return (state.stream, state.isClosed)
    }
    before?.finish()
    if isClosed { continuation.finish() }
    return stream
  }

  func close() {
    let (stream, telling) = state.withLock { state in
      state.isClosed = true
      defer { (state.stream, state.telling) = (nil, nil) }
      return (state.stream, state.telling)
    }
    telling?.cancel()
    stream?.finish()
  }

  /// It holds on to this object until the client has gone.
  private func telling(_ boards: any AgentBoards) -> Task<Void, Never> {
    Task {
      await UpdateTelling(boards).run({ self.state.withLock(\.wanted) }) { self.tell($0) }
      // The stream ends when the caller may no longer look.
      if !Task.isCancelled { self.close() }
    }
  }

  private func tell(_ address: SurfaceAddress) {
    let stream = state.withLock { $0.stream }
    let update = RPCMessage.notification(
      "notifications/resources/updated", JSON(["uri": .text(address.text)]))
    if case .dropped = stream?.yield(update) { stream?.finish() }
  }
}
