package import ConversationProtocol

extension Conversation {
  /// What the person's last turn came to in a conversation that an agent speaks in.
  ///
  /// - Returns: nil while a question is open, and when nobody but the agent has spoken since its last turn.
  /// - Throws: `AssistantFailure.conversationAtWork` while another process takes a turn; `ConversationStoreError`.
  package func replyToPerson() async throws -> Turn? {
    try await alone {
      try await held(for: nil) {
        try catchUp()
        guard state.top?.open == nil else { return nil }
        return state.replyToPerson?.turn
      }
    }
  }
}

extension ConversationState {
  /// Keeps the reply to a person's turn for the agent that waits for it.
  mutating func keep(_ reply: Turn, isForAgent: Bool) {
    if isForAgent {
      (hasAgent, replyToPerson) = (true, nil)
    } else if hasAgent == true {
      replyToPerson = AnsweredRequest(reply)
    }
  }
}
