package import KeptRecords

/// A request as it is kept: what waits, and what of it was delivered last.
package struct NotificationRecord: Hashable, Codable, Sendable, Identifiable {
  package struct Delivered: Hashable, Codable, Sendable {
    /// Another one for each delivery.
    package var id: String
    package var date: Date
    package var values: NotificationValues
  }

  package var id: String
  package var app: String
  package var identifier: String
  /// What is said at the next delivery.
  package var values: NotificationValues
  package var schedule: NotificationSchedule?
  /// When it is delivered next; nil when nothing waits.
  package var due: Date?
  /// When it was asked for, or delivered last: the clock was then no earlier than this.
  package var asked: Date?
  package var delivered: Delivered?

  package init(app: String, identifier: String, values: NotificationValues) {
    id = "\(app)/\(identifier)"
    (self.app, self.identifier, self.values) = (app, identifier, values)
  }
}

extension NotificationRecord {
  fileprivate func isAhead(of now: Date) -> Bool {
    [asked, delivered?.date].contains { $0.map { $0 > now } ?? false }
  }
}

/// How many notifications there may be.
package enum NotificationLimits {
  /// That wait, of one app: those that are due first.
  package static let mostWaiting = 64
  /// That were delivered, of one app: the latest.
  package static let mostDelivered = 100
  /// How many notifications one app may ask for in one process.
  package static let rate = CallRates.Rate(most: 1_000, perSecond: 10)
  /// Of an identifier, in characters.
  package static let longestIdentifier = 200
}

extension [NotificationRecord] {
  /// Lets a request wait, in place of one of the same identifier.
  package mutating func add(_ record: NotificationRecord) {
    var record = record
    if let index = firstIndex(where: { $0.id == record.id }) {
      record.delivered = self[index].delivered
      self[index] = record
    } else {
      append(record)
    }
    tidy(record.app)
  }

  /// Delivers what is due.
  ///
  /// What was missed several times is delivered once.
  ///
  /// - Returns: the deliveries in the order in which they were due.
  package mutating func deliver(at now: Date, _ calendar: Calendar, name: () -> String)
    -> [NotificationRecord]
  {
    follow(now, calendar)
    let due = indices.filter { self[$0].due.map { $0 <= now } ?? false }
      .sorted { (self[$0].due ?? now, $0) < (self[$1].due ?? now, $1) }
    for index in due {
      let (date, record) = (self[index].due ?? now, self[index])
      self[index].delivered = .init(id: name(), date: Swift.min(date, now), values: record.values)
      let repeats = record.schedule?.repeats == true
      self[index].due = repeats ? record.schedule?.next(after: date, passing: now, calendar) : nil
      self[index].asked = now
    }
    let delivered = due.map { self[$0] }
    for app in Set(delivered.map(\.app)) { tidy(app) }
    return delivered
  }

  /// Whether the clock was set back since something was asked for or delivered.
  func isAhead(of now: Date) -> Bool { contains { $0.isAhead(of: now) } }

  /// Follows a clock that was set back: what waits comes as much later as it would have, and what was delivered was so no
  /// later than now. Otherwise it would wait, or be the newest, for as long as the clock was ahead.
  private mutating func follow(_ now: Date, _ calendar: Calendar) {
    for index in indices where self[index].isAhead(of: now) {
      let asked = Swift.max(self[index].asked ?? now, now)
      self[index].asked = now
      if let date = self[index].delivered?.date { self[index].delivered?.date = Swift.min(date, now) }
      guard let due = self[index].due, asked > now else { continue }
      self[index].due =
        switch self[index].schedule {
        case .calendar: self[index].schedule?.next(after: now, calendar)
        case .interval, nil: now.addingTimeInterval(Swift.max(0, due.timeIntervalSince(asked)))
        }
    }
  }

  /// Takes away what waits or was delivered.
  package mutating func remove(_ isMeant: (NotificationRecord) -> Bool, waiting: Bool, delivered: Bool) {
    for index in indices where isMeant(self[index]) {
      if waiting { self[index].due = nil }
      if delivered { self[index].delivered = nil }
    }
    removeAll { $0.due == nil && $0.delivered == nil }
  }

  private mutating func tidy(_ app: String) {
    let own = filter { $0.app == app }
    let waiting = own.filter { $0.due != nil }.sorted {
      ($0.due ?? .distantFuture, $0.id) < ($1.due ?? .distantFuture, $1.id)
    }
    let late = Set(waiting.dropFirst(NotificationLimits.mostWaiting).map(\.id))
    let delivered = own.compactMap { record in record.delivered.map { (record.id, $0.date) } }
      .sorted { ($0.1, $0.0) > ($1.1, $1.0) }
    let old = Set(delivered.dropFirst(NotificationLimits.mostDelivered).map(\.0))
    if !late.isEmpty { remove({ late.contains($0.id) }, waiting: true, delivered: false) }
    if !old.isEmpty { remove({ old.contains($0.id) }, waiting: false, delivered: true) }
  }
}
