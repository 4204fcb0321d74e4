import AppIntents
import JSONText
import Synchronization

/// Tells a client how far its call has come, if it wants to know: each time further than before.
final class AgentProgress: Sendable {
  private let token: JSON?
  private let exchange: AgentExchange
  private let told = Mutex(-1.0)
  /// The notifications, each of which waits for the one before.
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// - Parameter token: the client's name for the call; nil when it does not want to know.
  init(_ token: JSON?, _ exchange: AgentExchange) {
    self.token = RPCIdentifier(token)?.jsonValue
    self.exchange = exchange
  }

  func tell(_ progress: IntentProgress) {
    guard let token, progress.fraction.isFinite else { return }
    let isFurther = told.withLock { told in
      guard progress.fraction > told else { return false }
      told = progress.fraction
      return true
    }
    guard isFurther else { return }
    let parameters = JSON([
      "progressToken": token, "progress": .number(progress.fraction), "total": .integer(1),
      "message": progress.text.map { .text($0.forAgents) },
    ])
    last.withLock { last in
      last = Task { [exchange, before = last] in
        await before?.value
        await exchange.notify("notifications/progress", parameters)
      }
    }
  }

  /// Waits until everything that was told is sent, and tells nothing more: nothing follows a reply.
  func finish() async {
    told.withLock { $0 = .infinity }
    await last.withLock(\.self)?.value
  }
}
