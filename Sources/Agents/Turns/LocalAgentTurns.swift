package import AppIntents
import Assistant
package import ConversationProtocol
import Foundation
package import Hosting

/// The turns of an agent that is served by this process alone.
package actor LocalAgentTurns: AgentTurns {
  private struct Entry {
    var conversation: Conversation
    var lastUse: Int
  }

  /// How many conversations are held open; the others are in the store.
  private static let capacity = 32
  private nonisolated let host: AssistantHost
  private nonisolated let owner: String
  private var entries: [String: Entry] = [:]
  private var uses = 0

  /// - Parameter owner: whose conversations these are.
  package init(_ host: AssistantHost, owner: String) {
    self.host = host
    self.owner = owner
  }

  package func take(
    _ request: TurnRequest, from principal: String, progress: @escaping @Sendable (IntentProgress) -> Void
  ) async throws -> Turn? {
    try request.check()
    var request = request
    // A request with a name goes on from what another process kept meanwhile.
    if request.id == nil { request.id = RandomLetters.make() }
    let conversation = try await conversation(request.target)
    await conversation.onProgress(progress)
    return try await conversation.take(request)
  }

  package func openTurn(_ session: String, from principal: String) async throws -> Turn? {
    try await conversation(.session(session)).openTurn()
  }

  package func replyToPerson(in session: String, from principal: String) async throws -> Turn? {
    try await conversation(.session(session)).replyToPerson()
  }

  private func conversation(_ target: TurnRequest.Target) async throws -> Conversation {
    switch target {
    case .begun(let id): try await open(id, begins: true)
    case .session(let id): try await open(id, begins: false)
    case .new, .latest: throw AssistantFailure(.internalError, "an agent names its conversation")
    }
  }

  private func open(_ id: String, begins: Bool) async throws -> Conversation {
    uses += 1
    if let known = entries[id]?.conversation, try await !isOutdated(known) {
      entries[id]?.lastUse = uses
      return known
    }
    let kept = try host.assistant.conversation(id, owner: owner)
    guard begins || kept != nil else {
      throw AssistantFailure(.notFound, "there is no conversation “\(id)”")
    }
    let opened =
      kept
      ?? host.assistant.conversation(language: host.language, focus: host.focus, owner: owner, id: id)
    await opened.setTrust(.alwaysAllowed)
    entries[id] = Entry(conversation: opened, lastUse: uses)
    await leaveOldest()
    return opened
  }

  /// The person went on with it in another process.
  private func isOutdated(_ conversation: Conversation) async throws -> Bool {
    guard let kept = try host.assistant.store.load(conversation.id)?.version else {
      return await conversation.version > 0
    }
    return await conversation.version < kept
  }

  private func leaveOldest() async {
    guard entries.count > Self.capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    else { return }
    entries[oldest.key] = nil
    await oldest.value.conversation.leave()
  }
}
