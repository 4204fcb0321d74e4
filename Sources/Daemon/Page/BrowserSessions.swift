import ConversationProtocol
import Foundation
import Hosting
import KeptRecords

/// The browsers that are logged in at the page, kept in the store.
struct BrowserSessions: Sendable {
  /// The one that was not used for longest is logged out for another one.
  static let limit = 32
  private let table: RecordTable<BrowserSession>
  private let clock: @Sendable () -> Date

  init(in rows: any KeptRows, clock: @escaping @Sendable () -> Date) {
    table = RecordTable(.browser, in: rows) { _ in "" }
    self.clock = clock
  }

  /// Logs a browser in.
  ///
  /// - Parameter agent: what it says of itself.
  /// - Returns: the session, and what has to be shown for it, which cannot be had again.
  func begin(agent: String) throws -> (session: BrowserSession, shown: BrowserCredentials) {
    let shown = BrowserCredentials(cookie: RandomLetters.make(), secret: RandomLetters.make())
    let now = clock()
    let session = BrowserSession(
      id: String(RandomLetters.make().filter(\.isLetter).prefix(8)), cookieHash: SHA256.hash(shown.cookie),
      secretHash: SHA256.hash(shown.secret), created: now, used: now, agent: String(agent.prefix(200)))
    try table.change { sessions in
      sessions.removeAll { $0.isOver(at: now) }
      sessions.sort { $0.used < $1.used }
      sessions.removeFirst(max(0, sessions.count - Self.limit + 1))
      sessions.append(session)
    }
    return (session, shown)
  }

  /// The session whose cookie and secret are shown, or nil.
  func session(of shown: BrowserCredentials) throws -> BrowserSession? {
    let now = clock()
    var found: BrowserSession?
    for session in try table.records() where session.isShown(by: shown) && !session.isOver(at: now) {
      found = session
    }
    if let found { noteUse(of: found, at: now) }
    return found
  }

  /// To the minute, so that not every request writes to the disk. When it cannot be written, a later request does.
  private func noteUse(of session: BrowserSession, at now: Date) {
    guard now.timeIntervalSince(session.used) >= 60 else { return }
    try? table.change(only: session.id) { sessions in
      for index in sessions.indices { sessions[index].used = now }
    }
  }

  /// The one that was logged in last comes first.
  func list(current: String? = nil) throws -> [BrowserLine] {
    let now = clock()
    return try table.records().filter { !$0.isOver(at: now) }.sorted { $0.created > $1.created }.map {
      BrowserLine(
        id: $0.id, created: timestamp($0.created), used: timestamp($0.used), agent: $0.agent,
        isCurrent: $0.id == current)
    }
  }

  /// Logs a browser out; nil: all of them. The next request with its session is refused, and its event streams end.
  ///
  /// - Returns: how many there were.
  func end(_ id: String?) throws -> Int {
    try table.change(only: id) { sessions in
      defer { sessions = [] }
      return sessions.count
    }
  }
}
