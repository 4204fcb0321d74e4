import Assistant
import ConversationProtocol
import Foundation
import Logging
import ServiceLifecycle
import Surfaces
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

  init(
    _ boards: HostedBoards, language: String, events: EventLog, clock: MovableClock, logger: Logger
  ) {
    changes = ActivityChanges(language: language) { await boards.board(in: language) }
    self.events = events
    self.clock = clock
    self.logger = logger
    (nudges, nudge) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  var description: String { "activities" }

  /// Makes it look soon.
  func lookSoon() { nudge.yield() }

  func run() async throws {
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
    let look: ActivityChanges.Look
    do {
      look = try await changes.look()
    } catch {
      logger.warning("nobody knows what goes on", metadata: ["error": "\(error)"])
      return ActivityChanges.longestPause
    }
    let told = owners.withLock { owners in
      owners.look(look)
      return look.notices.map { ($0, owners.users(of: $0)) }
    }
    for (notice, users) in told { events.add(.notified(notice), for: users) }
    return look.pause(from: clock.now)
  }
}
