import Agents
import AppIntents
import ConversationProtocol

/// What the person of an agent sees, of the daemon.
struct HostedAgentBoards: AgentBoards {
  private let daemon: Daemon
  private let caller: Caller
  private let isServed: @Sendable () -> Bool

  /// Nil for a caller who proves nothing.
  ///
  /// - Parameter isServed: the caller may still be told.
  init?(_ daemon: Daemon, _ caller: Caller, while isServed: @escaping @Sendable () -> Bool) {
    guard caller.trust != .alwaysAllowed else { return nil }
    self.daemon = daemon
    self.caller = Caller(owner: "\(caller.user)@\(Caller.agentPlace)", trust: caller.trust)
    self.isServed = isServed
  }

  func shown() async throws -> SurfaceReply {
    var shown = try await daemon.boards.reply(to: .board(looksAnew: false), from: caller)
    shown.activities = try await daemon.boards.reply(to: .activities, from: caller).activities
    return shown
  }

  func changes() -> AsyncStream<SurfaceAddress> {
    let events = daemon.events.subscribe(caller.user, while: isServed)
    let (changes, continuation) = AsyncStream.makeStream(of: SurfaceAddress.self)
    let reading = Task {
      for await line in events {
        if case .event(let event) = line, let address = SurfaceAddress(event.content) {
          continuation.yield(address)
        }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in reading.cancel() }
    return changes
  }
}
