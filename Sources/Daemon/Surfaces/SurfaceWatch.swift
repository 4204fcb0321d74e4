import AppIntents
import ConversationProtocol
import Foundation
import Logging
import ServiceLifecycle
import Surfaces

/// Runs the timelines of the boards and the activities, and tells of every widget, control and activity that shows something
/// else.
///
/// It looks when an entry ends or a provider is due, after every turn that was more than an answer, and once a minute.
final class SurfaceWatch: Service, CustomStringConvertible {
  private let boards: HostedBoards
  private let events: EventLog
  private let clock: MovableClock
  private let language: String
  private let logger: Logger
  /// Called after each look at the store, since another process may have delivered something.
  private let delivered: @Sendable () -> Void
  private let told = SurfaceChanges()
  private let nudges: AsyncStream<Void>
  private let nudge: AsyncStream<Void>.Continuation

  /// Seconds between two looks: no surface is told of more often.
  static let shortestPause = 0.25
  private static let longestPause = 60.0

  init(
    _ boards: HostedBoards, events: EventLog, clock: MovableClock, language: String, logger: Logger,
    delivered: @escaping @Sendable () -> Void
  ) {
    (self.boards, self.events, self.clock) = (boards, events, clock)
    (self.language, self.logger, self.delivered) = (language, logger, delivered)
    (nudges, nudge) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  var description: String { "surfaces" }

  /// Makes it look soon.
  func lookSoon() { nudge.yield() }

  func run() async throws {
    guard let board = await boards.board(in: language) else { return try await gracefulShutdown() }
    Board.onRequest { [nudge] in nudge.yield() }
    let ignore = Board.onNotificationRequest { [nudge] in nudge.yield() }
    defer {
      Board.onRequest(nil)
      ignore()
    }
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        group.addTask { await self.lookForever(at: board) }
        for await delivery in self.events.subscribe("") {
          guard case .event(let event) = delivery, case .ended(let turn) = event.content else { continue }
          if !turn.isOnlyAnswer { await self.changed(by: turn, board) }
        }
        group.cancelAll()
      }
    }
  }

  /// An intent of an app has run: what the app shows may be another thing.
  private func changed(by turn: Turn, _ board: Board) async {
    do {
      for app in Set(turn.performed.map(\.app)) { try await board.wantEntries(of: app) }
    } catch {
      logger.warning("nothing new is asked of widgets", metadata: ["error": "\(error)"])
    }
    lookSoon()
  }

  private func lookForever(at board: Board) async {
    var wakes = nudges.makeAsyncIterator()
    while !Task.isCancelled {
      let seconds = await lookAndTell(board)
      try? await Task.sleep(for: .seconds(Self.shortestPause))
      let alarm = Task {
        try await Task.sleep(for: .seconds(seconds))
        lookSoon()
      }
      _ = await wakes.next()
      alarm.cancel()
    }
  }

  /// - Returns: seconds until it is worth looking again.
  private func lookAndTell(_ board: Board) async -> Double {
    do {
      var next = Self.longestPause
      for user in Set(try await board.users()).union([ownUser]) {
        try await tell(user, board)
        if let wake = try await board.wake(of: user) {
          next = min(next, max(Self.shortestPause, wake.timeIntervalSince(clock.now)))
        }
      }
      for notification in try await board.deliverNotifications() {
        events.add(.notification(notification), for: [ownUser])
      }
      delivered()
      for date in [try await board.nextActivityChange(), try await board.nextNotification()] {
        if let date { next = min(next, max(Self.shortestPause, date.timeIntervalSince(clock.now))) }
      }
      for (app, reason) in await board.problems {
        logger.warning("activities are not up to date", metadata: ["app": "\(app)", "error": "\(reason)"])
      }
      return next
    } catch {
      logger.warning("boards cannot be looked at", metadata: ["error": "\(error)"])
      return Self.longestPause
    }
  }

  /// Only the daemon's own user is shown what is private: who else listens is not known here.
  private func tell(_ user: String, _ board: Board) async throws {
    let caller = Caller(
      owner: user,
      trust: HostedBoards.isOwn(user) ? .requiresLocalDeviceAuthentication : .requiresAuthentication)
    let activities = try await boards.reply(to: .activities, from: caller).activities
    for content in await told.changes(activities, of: user) { events.add(content, for: [user]) }
    guard try await board.users().contains(user) else { return }
    let widgets = try await boards.reply(to: .board(looksAnew: false), from: caller).widgets
    let controls = try await boards.reply(to: .controls, from: caller).controls
    for content in await told.changes(widgets, controls, of: user) { events.add(content, for: [user]) }
  }

  /// Is told of activities without having a board.
  private var ownUser: String { "\(getuid())" }
}

/// What each person was told of last.
private actor SurfaceChanges {
  private var known: [String: [String: Event.Content]] = [:]
  private var activities: [String: [LiveActivityReport]] = [:]

  /// Activities that are new, show something else, or are seen no longer; at the first look, all of them.
  func changes(_ now: [LiveActivityReport], of user: String) -> [Event.Content] {
    let before = activities[user] ?? []
    activities[user] = now
    let gone = before.filter { activity in !now.contains { $0.id == activity.id } }.map(\.over)
    return (now.filter { !before.contains($0) } + gone).map { .activity($0) }
  }

  /// What is another thing than at the last look; at the first one, everything.
  func changes(_ widgets: [WidgetReport], _ controls: [ControlReport], of user: String) -> [Event.Content] {
    let now =
      widgets.map { ("w:\($0.id)", Event.Content.widget($0.settled)) }
      + controls.map { ("c:\($0.id)", Event.Content.control($0)) }
    let before = known[user] ?? [:]
    known[user] = Dictionary(now) { first, _ in first }
    return now.filter { before[$0.0] != $0.1 }.map(\.1)
  }
}

extension LiveActivityReport {
  /// As it is told when it is seen no longer.
  fileprivate var over: LiveActivityReport {
    var report = self
    (report.state, report.tree, report.island, report.next) = (.dismissed, nil, [:], nil)
    return report
  }
}

extension WidgetReport {
  /// When it is looked at again is no news.
  fileprivate var settled: WidgetReport {
    var report = self
    report.next = nil
    return report
  }
}
