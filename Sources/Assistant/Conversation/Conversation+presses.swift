package import AppIntents
package import ConversationProtocol

/// Presses of what an app shows: buttons and switches of widgets and controls.
extension Conversation {
  /// Runs an intent as a turn of this conversation: it asks, confirms and answers as if its words had been said, and a
  /// question that is open is gone back to afterwards.
  ///
  /// - Parameters:
  ///   - title: what was pressed, in words.
  ///   - request: what is given for the turn. A press whose identifier is known is not made again: it gets the turn that
  ///     it got.
  /// - Throws: what `take` throws.
  package func press(_ call: IntentCall, title: String, _ request: TurnRequest) async throws -> Turn {
    if let known = reply(toRequest: request.id) { return known }
    try hold(request.id)
    defer { release(request.id) }
    return try await alone {
      try await self.held(for: request.id) {
        if let known = self.reply(toRequest: request.id) { return known }
        return try await self.with(request) {
          try await self.takePress(call, title: title, request: request.id)
        }
      }
    }
  }

  private func takePress(_ call: IntentCall, title: String, request id: String?) async throws -> Turn {
    let isRepeated = beginTurn(request: id)
    state.channel = .text
    _ = state.expire(now: assistant.now)
    if let reply = try await recovered(request: id, isRepeated: isRepeated) {
      return try await finish(reply, alternatives: [])
    }
    let candidate = Candidate(call: call, phrase: "", cost: 0, asksFirst: false)
    return try await take(.intent(candidate), said: title, alternatives: [])
  }
}
