import AppIntents

/// The turn that is being taken, as far as it has come.
///
/// It is saved with the conversation, so that a process that goes on after the death of another one knows
/// which request the other one was at, and gives the whole reply to it.
package struct TurnAtWork: Hashable, Sendable, Codable {
  /// An intent that came to its end before the turn did.
  struct Finished: Hashable, Sendable, Codable {
    var frame: Frame
    var outcome: IntentOutcome

    /// An intent that only opens another one has nothing to say.
    var isTold: Bool { outcome.opens == nil || outcome.dialog != nil }
  }

  /// Identifiers of the requests that get the reply of this turn: its own, and those of turns that were
  /// interrupted and that this one brings to their end.
  package private(set) var requests: [String] = []
  var deeds = TurnEffects()
  /// In the order in which they came to their end; the reply tells them first.
  var finished: [Finished] = []

  mutating func answers(_ request: String?) {
    guard let request, !requests.contains(request) else { return }
    requests.append(request)
  }

  /// Of what was interrupted nothing counts: its requests may be made again.
  mutating func forgetRequests(but request: String?) {
    requests.removeAll { $0 != request }
  }

  mutating func removeSecrets(_ secrets: (IntentCall) -> Set<String>) {
    for index in finished.indices { finished[index].frame.removeSecrets(secrets) }
  }
}
