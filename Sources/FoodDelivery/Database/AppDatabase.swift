import AppIntents
import Foundation
import GRDB
import Synchronization

/// The app's data: every restaurant's menu, and what the person ordered, put in the cart and set.
///
/// The file is opened by the first access, and again by the next one if that failed, so that an app whose
/// data are out of reach still starts and can say so. Every method throws `DatabaseFailure` when they are.
final class AppDatabase: Sendable {
  enum Location: Hashable, Sendable {
    case file(URL)
    /// Empty, and gone with the object.
    case memory
  }

  let location: Location
  private let fixedCalendar: Calendar?
  /// Seconds to wait for another process that holds the file.
  private let patience: TimeInterval
  /// Is told before every write, and before it is committed. What it throws ends the write there, as the death of
  /// the process would.
  private let watch: (@Sendable () throws -> Void)?
  private let opened = Mutex<DatabaseQueue?>(nil)
  let menus = Mutex(ReadMenus())

  init(
    _ location: Location, calendar: Calendar? = nil, patience: TimeInterval = 2,
    watch: (@Sendable () throws -> Void)? = nil
  ) {
    self.watch = watch
    self.location = location
    fixedCalendar = calendar
    self.patience = patience
  }

  /// Whose local time decides what is open: the one that was given, else that of whoever is spoken with.
  var calendar: Calendar { fixedCalendar ?? IntentContext.calendar }

  /// The days since 1 January 1970 by the local time: what changes by the day changes at midnight here. Foundation's ordinal
  /// number of a day in its era changes at midnight in Greenwich.
  func day(of date: Date) -> Int {
    let seconds = date.timeIntervalSince1970 + Double(calendar.timeZone.secondsFromGMT(for: date))
    return max(0, Int((seconds / 86_400).rounded(.down)))
  }

  /// Runs `body`, which writes nothing, on what the file says at one moment.
  func read<T: Sendable>(_ body: @Sendable (Database) throws -> T) async throws -> T {
    try reporting {
      // Made read-only for a while, a connection compiles every statement that it has kept anew.
      try queue().inDatabase { db in
        try db.beginTransaction(.deferred)
        defer { try? db.rollback() }
        return try body(db)
      }
    }
  }

  /// Runs `body` in a transaction: all of it happens, or nothing.
  func write<T: Sendable>(_ body: @Sendable (Database) throws -> T) async throws -> T {
    try watch?()
    return try reporting {
      try queue().write { db in
        let result = try body(db)
        try watch?()
        return result
      }
    }
  }

  private var path: String {
    switch location {
    case .file(let url): url.path
    case .memory: ":memory:"
    }
  }

  private func queue() throws -> DatabaseQueue {
    try opened.withLock { opened in
      if let opened { return opened }
      let queue = try open()
      opened = queue
      return queue
    }
  }

  private func open() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    let queue: DatabaseQueue
    switch location {
    case .memory: queue = try DatabaseQueue(configuration: configuration)
    case .file(let url):
      try makeFolder(of: url)
      try keepPrivate(url)
      queue = try DatabaseQueue(path: url.path, configuration: configuration)
    }
    let migrator = Migrations.all
    if try queue.read(migrator.hasBeenSuperseded) { throw DatabaseFailure.newer(path: path) }
    try migrator.migrate(queue)
    try queue.write(CatalogueTables.refresh)
    return queue
  }

  private func makeFolder(of file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw DatabaseFailure.unavailable(path: path, reason: error.localizedDescription)
    }
  }

  /// Only its owner reads the file; SQLite gives its journal the same mode.
  private func keepPrivate(_ file: URL) throws {
    if chmod(file.path, 0o600) == 0 { return }
    guard errno == ENOENT else {
      throw DatabaseFailure.unavailable(path: path, reason: String(cString: strerror(errno)))
    }
    _ = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
  }

  private func reporting<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw DatabaseFailure(error, path: path) ?? error
    }
  }
}

/// The menus once they were read. They come with this version of the app and do not change while it runs.
struct ReadMenus: Sendable {
  var restaurants: [Restaurant]?
  var dishes: [Dish]?
}
