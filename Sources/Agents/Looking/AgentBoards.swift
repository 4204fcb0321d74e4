package import ConversationProtocol

/// What the person of an agent sees: widgets, and what goes on. A caller who proves nothing has none.
package protocol AgentBoards: Sendable {
  /// The widgets and the activities, without what is marked as private.
  ///
  /// - Throws: `AssistantFailure`.
  func shown() async throws -> SurfaceReply

  /// Each widget and activity that shows something else from now on, until the caller is served no longer.
  func changes() -> AsyncStream<SurfaceAddress>
}

extension SurfaceAddress {
  /// What an event says to have changed; nil for any other event.
  package init?(_ content: Event.Content) {
    switch content {
    case .widget(let widget): self.init(app: widget.app, kind: .widgets, id: widget.id)
    case .activity(let activity): self.init(app: activity.app, kind: .activities, id: activity.id)
    default: return nil
    }
  }
}
