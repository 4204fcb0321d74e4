import AppIntents
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

  /// - Parameters:
  ///   - user: who the peer is, as the kernel says.
  ///   - progress: is told how far the run of a turn has come.
  func reply(
    to request: ControlRequest, from user: UInt32, progress: (@Sendable (IntentProgress) -> Void)? = nil
  ) async throws(AssistantFailure) -> ControlReply.Content {
    let caller = Caller(owner: "\(user)@\(request.terminal ?? "none")")
    switch request.action {
    case .hello:
      var greeting = greeting
      greeting.page = daemon.page.reachableAddress
      return .hello(greeting)
    case .ping: return .pong
    case .take(let asked): return .turn(try await conversations.take(asked, from: caller, progress: progress))
    case .answered(let id, let target):
      return .turn(try await conversations.reply(toRequest: id, in: target, from: caller))
    case .open(let session): return try await open(session, caller)
    case .outcome(let session):
      return .turn(try await conversations.replyToPerson(in: session, from: caller))
    case .undo(let session): return .turn(try await conversations.undo(session, from: caller))
    case .speak(let tag, let session):
      let language = try ReplyLanguage.named(tag)
      try await conversations.setLanguage(language, in: session, from: caller)
      return .speaking(language)
    case .sessions: return .sessions(try await conversations.list(of: caller).map { SessionLine($0) })
    case .show(let session): return .state(try await conversations.record(session, from: caller).state)
    case .delete(let session):
      try await conversations.delete(session, from: caller)
      return .deleted(1)
    case .deleteAll: return .deleted(try await conversations.deleteAll(of: caller))
    case .subscribe: return .subscribed
    case .reload:
      try await daemon.reloading.reload()
      return .reloaded
    case .advance(let seconds): return .now(try daemon.advance(seconds: seconds))
    case .surfaces(let asked, let language):
      return .surfaces(try await daemon.boards.reply(to: asked, from: caller, language: language))
    case .forget:
      try await conversations.forgetEverything(from: caller)
      daemon.events.forgetEverything()
      return .forgotten
    case .login: return .login(try daemon.page.login())
    case .browsers: return .browsers(try stored { try daemon.page.browsers.list() })
    case .logout(let browser): return .deleted(try loggedOut(browser))
    case .explain, .words, .names: return try await looked(request.action)
    }
  }

  private func loggedOut(_ browser: String?) throws(AssistantFailure) -> Int {
    let count = try stored { try daemon.page.browsers.end(browser) }
    if let browser, count == 0 { throw AssistantFailure(.notFound, "no browser “\(browser)” is logged in") }
    return count
  }

  private func stored<Value>(_ body: () throws -> Value) throws(AssistantFailure) -> Value {
    do { return try body() } catch { throw AssistantFailure(error) }
  }

  private func open(_ session: String?, _ caller: Caller) async throws(AssistantFailure)
    -> ControlReply.Content
  {
    var id = session
    if id == nil { id = try await conversations.latest(of: caller) }
    guard let id else { return .open(session: nil, nil) }
    return .open(session: id, try await conversations.openTurn(id, from: caller))
  }

  /// What takes time is not done where others are let in.
  private func looked(_ action: ControlRequest.Action) async throws(AssistantFailure) -> ControlReply.Content
  {
    do {
      return try await TurnExecutor.run {
        switch action {
        case .explain(let text):
          .explanation(await ExplanationReport.text(of: text, in: daemon.host))
        case .names(let text): .names(CompletionVocabulary.names(beginning: text, in: assistant.catalog))
        case .words(let tag):
          .words(
            CompletionVocabulary(
              assistant.catalog, language: try tag.map(ReplyLanguage.named) ?? daemon.host.language))
        default: throw AssistantFailure(.internalError, "this is not looked at")
        }
      }
    } catch {
      throw AssistantFailure(error)
    }
  }
}
