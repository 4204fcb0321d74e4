package import KeptRecords
import Synchronization

/// Where the notifications of this process are kept, and by which clock they are delivered.
package final class NotificationCenterPlace: Sendable {
  /// What holds in one task and everything that it starts, in place of the one of the process.
  @TaskLocal package static var local: NotificationCenterPlace?
  private static let ofProcess = Mutex(
    NotificationCenterPlace(rows: MemoryRows(), timeZone: .current) { Date() })

  package static var current: NotificationCenterPlace { local ?? ofProcess.withLock(\.self) }

  /// Makes all apps of the process keep their notifications there.
  package static func use(_ place: NotificationCenterPlace) { ofProcess.withLock { $0 = place } }

  private let table: RecordTable<NotificationRecord>
  private let clock: @Sendable () -> Date
  private let timeZone: TimeZone
  /// Nil where nothing is kept in files.
  package let pictures: NotificationPictures?

  package init(
    rows: any KeptRows, timeZone: TimeZone, pictures: NotificationPictures? = nil,
    clock: @escaping @Sendable () -> Date
  ) {
    self.pictures = pictures
    table = RecordTable(.notification, in: rows) { $0.app }
    (self.clock, self.timeZone) = (clock, timeZone)
  }

  package var now: Date { clock() }

  /// By the local time of the person.
  package var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  // MARK: Records

  package func records() throws -> [NotificationRecord] { try table.records() }

  package func change<Result>(_ body: (inout [NotificationRecord]) throws -> Result) throws -> Result {
    let result = try table.change(body)
    removePicturesOfGone()
    for listener in listeners.withLock({ Array($0.values) }) { listener() }
    return result
  }

  /// Delivers what is due; of several processes one.
  package func deliver() throws -> [NotificationRecord] {
    let (now, calendar) = (now, calendar)
    let known = try records()
    guard known.contains(where: { $0.due.map { $0 <= now } ?? false }) || known.isAhead(of: now) else {
      return []
    }
    let delivered = try table.change { records in
      records.deliver(at: now, calendar) {
        "n" + UUID().uuidString.replacing("-", with: "").lowercased().prefix(12)
      }
    }
    removePicturesOfGone()
    return delivered
  }

  /// A picture goes with its notification, whichever process put that away.
  private func removePicturesOfGone() {
    guard let pictures, let records = try? records() else { return }
    pictures.keepOnly(Set(records.compactMap { $0.delivered?.id }))
  }

  /// Keeps the picture of a delivery, unless it has been put away meanwhile.
  package func keep(_ picture: Data, of id: String) throws {
    try pictures?.keep(picture, of: id)
    removePicturesOfGone()
  }

  /// When something is due next.
  package func next() throws -> Date? { try records().compactMap(\.due).min() }

  // MARK: How often

  private let rates = CallRates()

  /// - Returns: whether one more request of an app is taken.
  func take(_ app: String) -> Bool { rates.take(app, NotificationLimits.rate) }

  // MARK: Listening

  private let listeners = Mutex<[UUID: @Sendable () -> Void]>([:])

  /// Calls `body` at each change that an app of this process makes, until the returned closure is called.
  package func onChange(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let id = UUID()
    listeners.withLock { $0[id] = body }
    return { [weak self] in self?.listeners.withLock { $0[id] = nil } }
  }

  // MARK: Apps

  private struct Wish: Codable, Identifiable {
    var id = "notifications"
    /// Apps whose notifications are not wanted.
    var off: Set<String>
  }

  private var wishes: RecordTable<Wish> { RecordTable(.setting, in: table.rows) { _ in "" } }

  /// They are until a person says otherwise.
  package func isAllowed(_ app: String) -> Bool {
    !((try? wishes.records(only: "notifications").first)?.off.contains(app) ?? false)
  }

  package func allow(_ isAllowed: Bool, _ app: String) throws {
    try wishes.change(only: "notifications") { wishes in
      var off = wishes.first?.off ?? []
      if isAllowed { off.remove(app) } else { off.insert(app) }
      wishes = [Wish(off: off)]
    }
  }
}

/// Which app a module of the process belongs to.
package enum AppModules {
  private static let known = Mutex<[String: String]>([:])

  package static func note(_ app: any AssistantApp.Type) {
    let module = String(_typeName(app, qualified: true).prefix { $0 != "." })
    known.withLock { $0[module] = _typeName(app, qualified: false) }
  }

  /// - Parameter fileID: `Module/File.swift` of the caller.
  package static func app(of fileID: String) -> String {
    let module = String(fileID.prefix { $0 != "/" })
    return known.withLock { $0[module] } ?? module
  }
}
