import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Logging
import ServiceLifecycle
import Synchronization

/// Tells of what moves on by itself.
///
/// It looks when an app said that something changes, after every turn that was more than an answer, and once a minute.
/// It performs no intent.
final class ActivityWatch: Service, CustomStringConvertible {
  private let changes: ActivityChanges
  private let events: EventLog
  private let clock: MovableClock
  private let logger: Logger
  private let nudges: AsyncStream<Void>
  private let nudge: AsyncStream<Void>.Continuation
  private let owners = Mutex(ActivityOwners(ownUser: "\(getuid())"))

  init(_ host: AssistantHost, events: EventLog, clock: MovableClock, logger: Logger) {
    changes = ActivityChanges(host)
    self.events = events
    self.clock = clock
    self.logger = logger
    (nudges, nudge) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  var description: String { "activities" }

  /// Makes it look soon.
  func lookSoon() { nudge.yield() }

  func run() async throws {
    guard !changes.isEmpty else { return try await gracefulShutdown() }
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        group.addTask { await self.lookForever() }
        for await delivery in self.events.subscribe("") {
          if case .event(let event) = delivery, case .ended(let turn) = event.content, !turn.isOnlyAnswer {
            self.owners.withLock { for user in event.users ?? [] { $0.acted(user) } }
            self.lookSoon()
          }
        }
        group.cancelAll()
      }
    }
  }

  private func lookForever() async {
    var wakes = nudges.makeAsyncIterator()
    while !Task.isCancelled {
      let seconds = await lookAndTell()
      let alarm = Task {
        try await Task.sleep(for: .seconds(seconds))
        lookSoon()
      }
      _ = await wakes.next()
      alarm.cancel()
    }
  }

  /// - Returns: seconds until it is worth looking again.
  func lookAndTell() async -> Double {
    let look = await changes.look()
    let told = owners.withLock { owners in
      owners.look(look)
      return look.notices.map { ($0, owners.users(of: $0)) }
    }
    for (notice, users) in told { events.add(.notified(notice), for: users) }
    for (app, reason) in look.failures {
      logger.warning("nobody knows what goes on", metadata: ["app": "\(app)", "error": "\(reason)"])
    }
    return look.pause(from: clock.now)
  }
}
