import ServiceLifecycle

/// Parks every conversation when the daemon stops, after the turns that are at work.
struct ConversationKeeping: Service, CustomStringConvertible {
  private let conversations: OpenConversations
  private let events: EventLog

  init(_ conversations: OpenConversations, events: EventLog) {
    self.conversations = conversations
    self.events = events
  }

  var description: String { "conversations" }

  func run() async throws {
    try? await gracefulShutdown()
    await conversations.close()
    events.finish()
  }
}
