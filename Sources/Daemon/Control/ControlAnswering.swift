import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Matching

/// What is done for each request, whoever brought it here.
struct ControlAnswering: Sendable {
  private let daemon: Daemon
  private let greeting: HostGreeting

  init(_ daemon: Daemon) {
    self.daemon = daemon
    greeting = daemon.host.greeting
  }

  private var conversations: OpenConversations { daemon.conversations }
  private var assistant: Assistant { daemon.host.assistant }

  /// - Parameter user: who the peer is, as the kernel says.
  func reply(to request: ControlRequest, from user: UInt32) async throws(AssistantFailure)
    -> ControlReply.Content
  {
    let caller = Caller(owner: "\(user)@\(request.terminal ?? "none")")
    switch request.verb {
    case .hello: return .hello(greeting)
    case .ping: return .pong
    case .say:
      return .turn(
        try await conversations.say(try await turn(request, with: try words(of: request)), from: caller))
    case .answer: return .turn(try await conversations.say(try await turn(request, with: nil), from: caller))
    case .answered: return .turn(try await answered(request, caller))
    case .open: return try await open(request, caller)
    case .undo: return .turn(try await conversations.undo(request.session, from: caller))
    case .speak:
      guard request.language != nil else { throw AssistantFailure(.badRequest, "“language” is missing") }
      let (session, language) = (try session(of: request), try language(of: request))
      try await conversations.speak(language, in: session, from: caller)
      return .speaking(language)
    case .sessions: return .sessions(try await conversations.list(of: caller).map { SessionLine($0) })
    case .show: return .state(try await conversations.record(try session(of: request), from: caller).state)
    case .delete: return .deleted(try await delete(request, caller))
    case .explain: return .explanation(try await explain(request))
    case .words:
      let language = try language(of: request)
      return .words(try await inTurnThreads { HostWords(assistant.catalog, language: language) })
    case .names:
      let text = try text(of: request)
      return .names(try await inTurnThreads { HostWords.names(beginning: text, in: assistant.catalog) })
    case .subscribe: return .subscribed
    case .reload:
      try await daemon.reloading.reload()
      return .reloaded
    case .advance: return .now(try advance(request))
    }
  }

  // MARK: Turns

  private func open(_ request: ControlRequest, _ caller: Caller) async throws(AssistantFailure)
    -> ControlReply.Content
  {
    guard let id = request.continues ? try await conversations.latest(of: caller) : try session(of: request)
    else {
      return .open(session: nil, nil)
    }
    return .open(session: id, try await conversations.openTurn(id, from: caller))
  }

  private func turn(_ request: ControlRequest, with utterance: Utterance?) async throws(AssistantFailure)
    -> TurnRequest
  {
    TurnRequest(
      utterance, to: try target(of: request),
      given: GivenAnswers(request.answers, acceptsConfirmations: request.yes), requestID: request.request,
      language: try language(of: request), focus: try await focus(of: request))
  }

  private func words(of request: ControlRequest) throws(AssistantFailure) -> Utterance {
    if let transcripts = request.transcripts, request.text == nil {
      return Utterance(transcripts: transcripts)
    }
    guard request.transcripts == nil else {
      throw AssistantFailure(.badRequest, "either “text” or “transcripts” is said")
    }
    return Utterance(try text(of: request), channel: request.channel)
  }

  private func target(of request: ControlRequest) throws(AssistantFailure) -> TurnRequest.Target {
    switch (request.session, request.continues) {
    case (let id?, false):
      return request.begins ? .begun(id) : .session(id)
    case (nil, true): return .latest
    case (nil, false): return .new
    case (_?, true): throw AssistantFailure(.badRequest, "either “session” or “continue” is given")
    }
  }

  private func answered(_ request: ControlRequest, _ caller: Caller) async throws(AssistantFailure) -> Turn? {
    guard let id = request.request else { throw AssistantFailure(.badRequest, "“request” is missing") }
    let target = try target(of: request)
    return try await conversations.reply(
      toRequest: id, in: target == .new ? .session(RequestSession.id(of: id, by: caller.user)) : target,
      from: caller)
  }

  private func delete(_ request: ControlRequest, _ caller: Caller) async throws(AssistantFailure) -> Int {
    guard request.all else {
      try await conversations.delete(try session(of: request), from: caller)
      return 1
    }
    return try await conversations.deleteAll(of: caller)
  }

  // MARK: Looking

  private func explain(_ request: ControlRequest) async throws(AssistantFailure) -> String {
    let text = try text(of: request)
    return try await inTurnThreads {
      Explanation(text, matcher: assistant.catalog.matcher, at: assistant.dateReference).text
    }
  }

  /// What takes time is not done where others are let in.
  private func inTurnThreads<Result: Sendable>(_ body: @Sendable () -> Result) async throws(AssistantFailure)
    -> Result
  {
    do {
      return try await TurnThreads.run { body() }
    } catch {
      throw AssistantFailure(error)
    }
  }

  private func advance(_ request: ControlRequest) throws(AssistantFailure) -> Date {
    guard let seconds = request.seconds else { throw AssistantFailure(.badRequest, "“seconds” is missing") }
    return try daemon.advance(seconds: seconds)
  }

  // MARK: Parts of a request

  private func text(of request: ControlRequest) throws(AssistantFailure) -> String {
    guard let text = request.text else { throw AssistantFailure(.badRequest, "“text” is missing") }
    return text
  }

  private func session(of request: ControlRequest) throws(AssistantFailure) -> String {
    guard let session = request.session else { throw AssistantFailure(.badRequest, "“session” is missing") }
    return session
  }

  private func language(of request: ControlRequest) throws(AssistantFailure) -> String {
    guard let language = request.language else { return daemon.host.language }
    do {
      return try ReplyLanguage.choose(language, environment: [:])
    } catch {
      throw AssistantFailure(error)
    }
  }

  private func focus(of request: ControlRequest) async throws(AssistantFailure) -> String? {
    guard let name = request.app else { return nil }
    do {
      return try await daemon.host.app(called: name)
    } catch {
      throw AssistantFailure(error)
    }
  }
}
