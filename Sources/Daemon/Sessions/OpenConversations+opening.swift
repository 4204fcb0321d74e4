import Assistant
import ConversationProtocol
import Hosting

/// Opening, holding and parking.
extension OpenConversations {
  /// A conversation that is held open, or is being opened.
  struct Entry {
    let opening: Task<Conversation, any Error>
    /// How many requests are at it.
    var users = 0
    var lastUse = 0
  }

  /// Lets `body` have the conversation, and keeps it open for the next request.
  nonisolated func with<Result: Sendable>(
    _ target: TurnRequest.Target, _ request: TurnRequest, _ caller: Caller,
    _ body: @escaping @Sendable (Conversation) async throws -> Result
  ) async throws(AssistantFailure) -> Result {
    do {
      return try await places.take(for: caller.user) {
        try await TurnExecutor.run {
          let id = try self.id(of: target, request, caller)
          let conversation = try await self.enter(id.text, id.isNew ? request : nil, caller)
          do {
            let result = try await body(conversation)
            await self.left(id.text)
            return result
          } catch {
            // What could not be kept is not what the store says: the next turn begins from there.
            await self.left(id.text, drops: error is ConversationStoreError ? conversation : nil)
            throw error
          }
        }
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  // MARK: Which one

  private nonisolated func id(
    of target: TurnRequest.Target, _ request: TurnRequest, _ caller: Caller
  ) throws -> (text: String, isNew: Bool) {
    switch target {
    case .session(let id): return (id, false)
    case .begun(let id): return (id, true)
    case .latest:
      let latest = try host.assistant.store.latest(of: caller.owner)
      if let latest { return (latest.id, false) }
    case .new: break
    }
    let requested = request.id.map { RequestSession.id(of: $0, by: caller.user) }
    return (requested ?? Assistant.newID(), true)
  }

  // MARK: Entering

  /// - Parameter new: what a new conversation begins with when there is none; nil: there must be one.
  private func enter(_ id: String, _ new: TurnRequest?, _ caller: Caller) async throws -> Conversation {
    while true {
      guard !isClosed else { throw AssistantFailure(.unavailable, "the daemon is stopping") }
      let opening = hold(id, new, caller)
      do {
        let conversation = try await opening.value
        let owner = await conversation.owner
        guard caller.reaches(owner) else { throw AssistantFailure.noConversation(id) }
        if try await isOutdated(conversation) {
          await left(id, drops: conversation)
          continue
        }
        await conversation.setTrust(caller.trust, mayConfirm: caller.mayConfirm)
        // What an agent began stays open to the person, whoever goes on with it.
        if !Caller.isAgent(owner) { await conversation.setOwner(caller.owner) }
        return conversation
      } catch {
        await left(id)
        throw error
      }
    }
  }

  private func hold(_ id: String, _ new: TurnRequest?, _ caller: Caller) -> Task<Conversation, any Error> {
    let host = host
    let opening =
      entries[id]?.opening
      ?? Task(executorPreference: TurnExecutor.shared) { try Self.open(id, new, caller, host: host) }
    uses += 1
    entries[id] = Entry(opening: opening, users: (entries[id]?.users ?? 0) + 1, lastUse: uses)
    return opening
  }

  private static func open(
    _ id: String, _ new: TurnRequest?, _ caller: Caller, host: AssistantHost
  ) throws -> Conversation {
    if let record = try host.assistant.store.load(id),
      let kept = try host.assistant.conversation(id, owner: record.owner)
    {
      return kept
    }
    guard let new else { throw AssistantFailure.noConversation(id) }
    return host.assistant.conversation(
      language: new.language ?? host.language, focus: new.app ?? host.focus, owner: caller.owner, id: id)
  }

  /// Another process went on with it, or deleted it.
  private func isOutdated(_ conversation: Conversation) async throws -> Bool {
    let before = await conversation.version
    let kept = try host.assistant.store.load(conversation.id)?.version
    guard let kept else { return before > 0 }
    // Read after the store: a turn that is at work may have kept a newer one meanwhile.
    return await conversation.version < kept
  }

  // MARK: Leaving

  /// - Parameter conversation: is not held open any longer; the next request opens it anew.
  private func left(_ id: String, drops conversation: Conversation? = nil) async {
    entries[id]?.users -= 1
    if let conversation, (try? await entries[id]?.opening.value) === conversation {
      entries[id] = nil
      await conversation.leave()
    } else if let entry = entries[id], entry.users == 0, case .failure = await entry.opening.result {
      entries[id] = nil
    }
    await parkLeastRecentlyUsed()
  }

  /// Ends what runs of a conversation; the store has all of it.
  func park(_ id: String) async {
    guard let entry = entries.removeValue(forKey: id) else { return }
    await (try? entry.opening.value)?.leave()
  }

  private func parkLeastRecentlyUsed() async {
    while entries.count > capacity {
      let idle = entries.filter { $0.value.users == 0 }
      guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
      await park(oldest.key)
    }
  }

  /// Lets no new turn begin, waits until those at work are done, and parks everything.
  package func close() async {
    letNoneBegin()
    while places.count > 0, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(20)) }
    for id in Array(entries.keys) { await park(id) }
  }
}

extension AssistantFailure {
  static func noConversation(_ id: String) -> AssistantFailure {
    AssistantFailure(.notFound, "there is no conversation “\(id)”")
  }
}
