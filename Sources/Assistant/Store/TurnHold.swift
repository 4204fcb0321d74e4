package import ConversationProtocol

/// A turn of a conversation is being taken; no other process takes one until this is let go.
///
/// ```swift
/// guard let hold = try store.hold(id) else { return }  // somebody else is at it
/// defer { hold.letGo() }
/// ```
public struct TurnHold: Sendable {
  private let release: @Sendable () -> Void

  /// - Parameter release: what `letGo` does.
  public init(_ release: @escaping @Sendable () -> Void = {}) { self.release = release }

  /// Others may go on with the conversation. Once is enough; the end of the process does it, too.
  public func letGo() { release() }
}

extension AssistantFailure {
  /// Another process is taking a turn of the conversation at this moment.
  package static let conversationAtWork = AssistantFailure(
    .busy, "another process is going on with this conversation; try again")
}
