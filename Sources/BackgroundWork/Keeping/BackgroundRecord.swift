/// A request as it is kept, until its work is done.
package struct BackgroundRecord: Hashable, Codable, Sendable, Identifiable {
  package enum Kind: String, Codable, Sendable { case refresh, processing }

  /// The identifier of the task.
  package var id: String
  /// The module of the app.
  package var app: String
  package var kind: Kind
  package var earliest: Date
  /// When it was asked for: the clock was then no earlier than this.
  package var asked: Date?
  /// Tells a request from one that replaced it.
  package var number: String

  init(_ request: BGTaskRequest, app: String, at now: Date) {
    (id, self.app, kind) = (request.identifier, app, request.kind)
    let wanted = request.earliestBeginDate.flatMap { $0.timeIntervalSince1970.isFinite ? $0 : nil }
    (earliest, asked) = (max(now, wanted ?? now), now)
    number = UUID().uuidString
  }

  var request: BGTaskRequest {
    let request: BGTaskRequest =
      switch kind {
      case .refresh: BGAppRefreshTaskRequest(identifier: id)
      case .processing: BGProcessingTaskRequest(identifier: id)
      }
    request.earliestBeginDate = earliest
    return request
  }

  /// Seconds that the work may take.
  package var limit: Int { kind == .refresh ? 30 : 600 }
}

extension [BackgroundRecord] {
  /// Whether the clock was set back since something was asked for.
  func isAhead(of now: Date) -> Bool { contains { $0.asked.map { $0 > now } ?? false } }

  /// Follows a clock that was set back: what was to be done in a minute is, and not when the clock has come as far again.
  mutating func follow(_ now: Date) {
    for index in indices {
      guard let asked = self[index].asked, asked > now else { continue }
      self[index].earliest = now.addingTimeInterval(
        Swift.max(0, self[index].earliest.timeIntervalSince(asked)))
      self[index].asked = now
    }
  }

  private static var mostRefreshes: Int { 1 }
  private static var mostProcessings: Int { 10 }

  /// - Throws: `BGTaskScheduler.Error.tooManyPendingTaskRequests`.
  package mutating func add(_ record: BackgroundRecord) throws {
    let others = filter { $0.id != record.id && $0.app == record.app && $0.kind == record.kind }
    guard others.count < (record.kind == .refresh ? Self.mostRefreshes : Self.mostProcessings) else {
      throw BGTaskScheduler.Error(.tooManyPendingTaskRequests)
    }
    removeAll { $0.id == record.id }
    append(record)
  }
}
