import AppIntents
import Foundation
import Logging
import ServiceLifecycle
import Surfaces

/// Has apps do their work in the background when it is due.
///
/// Beside the looks at boards, because work may take minutes.
final class BackgroundWatch: Service, CustomStringConvertible {
  private let boards: HostedBoards
  private let clock: MovableClock
  private let language: String
  private let logger: Logger
  /// Is called when work was done: what apps show may be another thing.
  private let done: @Sendable () -> Void
  private let nudges: AsyncStream<Void>
  private let nudge: AsyncStream<Void>.Continuation

  /// Seconds between two looks: those of other processes ask for work, too.
  private static let pauses = (shortest: 0.25, longest: 60.0)

  init(
    _ boards: HostedBoards, clock: MovableClock, language: String, logger: Logger,
    done: @escaping @Sendable () -> Void
  ) {
    (self.boards, self.clock, self.language) = (boards, clock, language)
    (self.logger, self.done) = (logger, done)
    (nudges, nudge) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  var description: String { "background work" }

  /// Makes it look soon.
  func lookSoon() { nudge.yield() }

  func run() async throws {
    guard let board = await boards.board(in: language) else { return try await gracefulShutdown() }
    let ignore = Board.onBackgroundRequest { [nudge] in nudge.yield() }
    defer { ignore() }
    await cancelWhenGracefulShutdown { await self.lookForever(at: board) }
  }

  private func lookForever(at board: Board) async {
    var wakes = nudges.makeAsyncIterator()
    while !Task.isCancelled {
      let identifiers = await board.runBackgroundTasks()
      if !identifiers.isEmpty {
        logger.debug("work was done", metadata: ["tasks": "\(identifiers)"])
        done()
      }
      let alarm = Task {
        try await Task.sleep(for: .seconds(await pause(board)))
        lookSoon()
      }
      _ = await wakes.next()
      alarm.cancel()
    }
  }

  private func pause(_ board: Board) async -> Double {
    do {
      guard let next = try await board.nextBackgroundTask() else { return Self.pauses.longest }
      return min(max(next.timeIntervalSince(clock.now), Self.pauses.shortest), Self.pauses.longest)
    } catch {
      logger.warning("work in the background cannot be looked up", metadata: ["error": "\(error)"])
      return Self.pauses.longest
    }
  }
}
