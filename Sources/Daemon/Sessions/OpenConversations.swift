package import AppIntents
package import Assistant
package import ConversationProtocol
package import Hosting
import Foundation
import Store
import Synchronization

/// The conversations of everybody: one object for each that is open, whoever asks for it.
///
/// Of two requests for one conversation both reach the same `Conversation`, which takes one turn after the other.
/// Those that nobody went on with for the longest time are parked when there are too many: they are in the store
/// and are gone on with from there.
package actor OpenConversations {
  package nonisolated let host: AssistantHost
  package nonisolated let events: EventLog
  let capacity: Int
  nonisolated let places: FairLimiter
  nonisolated let metrics: DaemonMetrics
  var entries: [String: Entry] = [:]
  var uses = 0
  private nonisolated let hears: @Sendable (String) -> Void
  private nonisolated let closed = Mutex(false)

  /// - Parameters:
  ///   - capacity: how many conversations are held open; the others are parked.
  ///   - turnLimit: how many turns may be at work at once; as many may wait.
  ///   - hears: is told what people say.
  package init(
    host: AssistantHost, events: EventLog, capacity: Int, turnLimit: Int, metrics: DaemonMetrics,
    hears: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.host = host
    self.events = events
    self.capacity = capacity
    places = FairLimiter(turnLimit)
    self.metrics = metrics
    self.hears = hears
  }

  /// How many turns are at work.
  package nonisolated var turnsAtWork: Int { places.count }

  /// No turn begins any more.
  nonisolated var isClosed: Bool { closed.withLock { $0 } }

  nonisolated func letNoneBegin() { closed.withLock { $0 = true } }

  /// How many conversations are held open.
  package var count: Int { entries.count }

  // MARK: Turns

  /// Takes one turn of the user.
  ///
  /// - Parameter progress: is told how far the run of this turn has come.
  /// - Returns: the turn; nil when nothing was said, and nothing was asked that was answered.
  /// - Throws: `AssistantFailure`. Nothing was done then that the next turn does not know of.
  package nonisolated func take(
    _ request: TurnRequest, from caller: Caller, progress: (@Sendable (IntentProgress) -> Void)? = nil
  ) async throws(AssistantFailure) -> Turn? {
    try request.check()
    let request = try await known(request)
    return try await turn(of: request.target, request, caller) { conversation in
      // Whoever took the turn before is not told of this one.
      await conversation.onProgress { progress?($0) }
      return try await conversation.take(request)
    }
  }

  /// The request with the names of the language and the app as they are known here.
  private nonisolated func known(_ request: TurnRequest) async throws(AssistantFailure) -> TurnRequest {
    var request = request
    if let tag = request.language { request.language = try ReplyLanguage.named(tag) }
    if let name = request.app { request.app = try await host.app(called: name) }
    return request
  }

  /// Takes a press of what an app shows as a turn.
  ///
  /// - Throws: as `take`.
  package nonisolated func press(
    _ call: IntentCall, title: String, _ request: TurnRequest, from caller: Caller
  ) async throws(AssistantFailure) -> Turn {
    try request.check()
    let turn = try await turn(of: request.target, request, caller) {
      try await $0.press(call, title: title, request)
    }
    guard let turn else { throw AssistantFailure(.internalError, "there is no reply to a press") }
    return turn
  }

  /// Takes back what was done last, in this conversation or in whichever of the owner it was done.
  ///
  /// - Returns: nil when there is nothing to take back.
  package nonisolated func undo(_ session: String?, from caller: Caller) async throws(AssistantFailure)
    -> Turn?
  {
    guard let id = try await undoable(session, caller) else { return nil }
    return try await turn(of: .session(id), TurnRequest(.answers()), caller) { try await $0.undo() }
  }

  /// The newest conversation of this owner, or nil.
  package nonisolated func latest(of caller: Caller) async throws(AssistantFailure) -> String? {
    do {
      return try await TurnExecutor.run { [host] in
        try host.assistant.store.latest(of: caller.owner)?.id
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  /// The open question of a conversation again, or nil.
  package nonisolated func openTurn(_ session: String, from caller: Caller) async throws(AssistantFailure)
    -> Turn?
  {
    try await with(.session(session), TurnRequest(.answers()), caller) { await $0.openTurn() }
  }

  /// What the person's last turn came to in a conversation that an agent speaks in, or nil.
  package nonisolated func replyToPerson(in session: String, from caller: Caller)
    async throws(AssistantFailure) -> Turn?
  {
    try await with(.session(session), TurnRequest(.answers()), caller) { try await $0.replyToPerson() }
  }

  /// Changes the language of a conversation's replies.
  package nonisolated func setLanguage(_ language: String, in session: String, from caller: Caller)
    async throws(AssistantFailure)
  {
    try await with(.session(session), TurnRequest(.answers()), caller) { try await $0.setLanguage(language) }
  }

  /// The reply that was given to a request, if it was made before.
  ///
  /// - Parameter target: where it was made; a new one is the one that the request began.
  package nonisolated func reply(
    toRequest id: String, in target: TurnRequest.Target, from caller: Caller
  ) async throws(AssistantFailure) -> Turn? {
    let target = target == .new ? .session(RequestSession.id(of: id, by: caller.user)) : target
    do throws(AssistantFailure) {
      return try await with(target, TurnRequest(.answers(), id: id), caller) { await $0.reply(toRequest: id) }
    } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  private nonisolated func turn(
    of target: TurnRequest.Target, _ request: TurnRequest, _ caller: Caller,
    _ body: @escaping @Sendable (Conversation) async throws -> Turn?
  ) async throws(AssistantFailure) -> Turn? {
    let begin = ContinuousClock.now
    do throws(AssistantFailure) {
      let turn = try await with(target, request, caller, body)
      guard let turn else { return nil }
      if let words = request.input.words { hears(words) }
      metrics.count(turn, took: ContinuousClock.now - begin)
      events.add(turn, of: caller.user)
      return turn
    } catch {
      metrics.count(error)
      throw error
    }
  }

  /// - Parameter session: nil for the newest of the owner's in which something can be taken back.
  private nonisolated func undoable(_ session: String?, _ caller: Caller) async throws(AssistantFailure)
    -> String?
  {
    if let session { return session }
    do {
      return try await host.assistant.latestUndoableConversation(of: caller.owner)?.id
    } catch {
      throw AssistantFailure(error)
    }
  }

  // MARK: Lists

  /// The conversations of a person, the most recently changed first.
  package nonisolated func list(of caller: Caller) async throws(AssistantFailure) -> [ConversationRecord] {
    do {
      return try await TurnExecutor.run { [host] in
        try host.assistant.store.list().filter { caller.reaches($0.owner) }
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  /// What is kept of a conversation.
  package nonisolated func record(_ session: String, from caller: Caller) async throws(AssistantFailure)
    -> ConversationRecord
  {
    do {
      return try await TurnExecutor.run { [host] in
        guard let record = try host.assistant.store.load(session),
          caller.reaches(record.owner)
        else { throw AssistantFailure.noConversation(session) }
        return record
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  /// Ends a conversation and forgets it.
  package nonisolated func delete(_ session: String, from caller: Caller) async throws(AssistantFailure) {
    let record = try await record(session, from: caller)
    await park(record.id)
    do {
      try await TurnExecutor.run { [host] in
        try host.assistant.store.delete(record.id)
        host.assistant.personNotices?.settled(record.id)
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  /// Erases everything that is kept of anybody; only for the daemon's own user at this device.
  package nonisolated func forgetEverything(from caller: Caller) async throws(AssistantFailure) {
    do {
      guard caller.user == "\(getuid())", caller.trust == .requiresLocalDeviceAuthentication else {
        throw AssistantFailure(.notPermitted, "only the daemon's own user erases everything")
      }
      for id in await openIDs { await park(id) }
      try await TurnExecutor.run { [host] in
        try await Forgetting(apps: host.apps, store: host.assistant.store as? SQLiteStore).run()
      }
    } catch {
      throw AssistantFailure(error)
    }
  }

  private var openIDs: [String] { Array(entries.keys) }

  /// Ends every conversation of a person and forgets them, and the person's habits.
  ///
  /// - Returns: how many there were.
  package nonisolated func deleteAll(of caller: Caller) async throws(AssistantFailure) -> Int {
    let records = try await list(of: caller)
    for record in records { try await delete(record.id, from: caller) }
    do {
      let own = try host.assistant.donations.donations(of: caller.user)
      try host.assistant.donations.deleteDonations(Set(own.map(\.id)), of: caller.user)
    } catch {
      throw AssistantFailure(error)
    }
    return records.count
  }
}

extension TurnRequest.Input {
  /// The likeliest words.
  fileprivate var words: String? {
    switch self {
    case .text(let text, _), .literal(let text, _): text
    case .transcripts(let texts): texts.first
    case .command, .call, .answers: nil
    }
  }
}
