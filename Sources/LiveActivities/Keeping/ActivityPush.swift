/// An update from outside, as `aps` of a push has it.
package struct ActivityPush: Hashable, Sendable {
  package enum Event: String, Sendable { case update, end }

  package var event: Event
  package var timestamp: Date
  /// JSON; nil leaves the content as it is.
  package var state: Data?
  package var staleDate: Date?
  package var dismissalDate: Date?
  package var relevance: Double?
  package var alert: ActivityAlert?

  package init(_ event: Event, timestamp: Date) {
    (self.event, self.timestamp) = (event, timestamp)
  }
}

extension ActivityRecord {
  /// - Returns: false when it came too late: after the end, or after something newer. It changes nothing then.
  package mutating func take(_ push: ActivityPush, at now: Date) -> Bool {
    let content = push.state.map {
      Content(state: $0, staleDate: push.staleDate, relevance: push.relevance ?? self.content.relevance)
    }
    let isTaken: Bool
    switch push.event {
    case .update: isTaken = update(content ?? self.content, at: now, timestamp: push.timestamp)
    case .end:
      let policy = push.dismissalDate.map(ActivityUIDismissalPolicy.after) ?? .default
      isTaken = end(content, policy, at: now, timestamp: push.timestamp)
    }
    if isTaken, let alert = push.alert { self.alert = alert }
    return isTaken
  }
}

extension ActivityCenter {
  /// The activity that may be updated with a token.
  ///
  /// Every token is read to its end, so that the time says nothing about how much of one was right.
  package func record(token: String) throws -> ActivityRecord? {
    try records().reduce(nil) { found, record in
      record.token.map { $0.isSame(as: token) } == true ? record : found
    }
  }
}

extension String {
  fileprivate func isSame(as other: String) -> Bool {
    let (one, two) = (Array(utf8), Array(other.utf8))
    guard one.count == two.count else { return false }
    return zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
