import Assistant
import Foundation
import Hosting
import Logging
import ServiceLifecycle

/// Tells of what moves on by itself.
///
/// It looks when an app said that something changes, after every turn that was more than an answer, and once a minute.
/// It performs no intent.
struct ActivityWatch: Service, CustomStringConvertible {
  private let changes: ActivityChanges
  private let events: EventLog
  private let clock: MovableClock
  private let logger: Logger
  private let nudges: AsyncStream<Void>
  private let nudge: AsyncStream<Void>.Continuation

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
        group.addTask { await lookForever() }
        for await delivery in events.subscribe("") {
          if case .event(let event) = delivery, case .ended(let turn) = event.content, !turn.isOnlyAnswer {
            lookSoon()
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
    for notice in look.notices { events.add(.notified(notice), for: nil) }
    for (app, reason) in look.failures {
      logger.warning("nobody knows what goes on", metadata: ["app": "\(app)", "error": "\(reason)"])
    }
    return look.pause(from: clock.now)
  }
}
