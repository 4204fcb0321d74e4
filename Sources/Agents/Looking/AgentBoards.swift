package import ConversationProtocol

/// What the person of an agent sees: widgets, and what goes on. There is none for a caller without proof of a person.
package protocol AgentBoards: Sendable {
  /// The widgets and the activities, without what is marked as private.
  ///
  /// - Throws: `AssistantFailure`.
  func shown() async throws -> SurfaceReply

  /// Each widget and activity that changes from now on; ends when the caller may no longer look.
  func changes() -> AsyncStream<SurfaceAddress>
}

extension SurfaceAddress {
  /// The widget or activity that an event is about; nil for other events.
  package init?(_ content: Event.Content) {
    switch content {
    case .widget(let widget): self.init(app: widget.app, kind: .widgets, id: widget.id)
    case .activity(let activity): self.init(app: activity.app, kind: .activities, id: activity.id)
    default: return nil
    }
  }
}
