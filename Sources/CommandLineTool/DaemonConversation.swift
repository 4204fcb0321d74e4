import Assistant
import ConversationProtocol
import Foundation
import Hosting

/// A conversation in the daemon: what is asked of it there. Whoever asks waits for the answer.
struct DaemonConversation: Sendable {
  let daemon: DaemonClient
  private(set) var saying: SayOptions
  /// Of the replies of a conversation that is begun.
  private var language: String
  private let answers: [String: String]
  private let app: String?

  init(_ daemon: DaemonClient, _ saying: SayOptions, _ answers: [String: String], in place: ClientContext) {
    self.daemon = daemon
    self.saying = saying
    self.answers = answers
    language = place.language
    app = place.options.app
  }

  /// Nil when nothing was said, and nothing was asked that was answered.
  mutating func take(_ input: TurnRequest.Input, request id: String?) throws -> Turn? {
    if input.isAnswers, target == .new { return nil }
    return try turn(
      .take(
        TurnRequest(
          input, in: target, answers: answers, acceptsConfirmations: saying.yes, id: id, language: language,
          app: app)))
  }

  mutating func openTurn() throws -> Turn? {
    guard saying.session != nil || saying.continues else { return nil }
    return try turn(.open(session: saying.session))
  }

  func reply(toRequest id: String) throws -> Turn? {
    try daemon.reply(to: .answered(id, in: target)).turn
  }

  /// Nil when there is nothing to take back.
  mutating func undo() throws -> Turn? {
    guard let session = saying.session else { return nil }
    return try turn(.undo(session: session))
  }

  mutating func setLanguage(_ language: String) throws {
    self.language = language
    guard let session = saying.session else { return }
    _ = try daemon.reply(to: .speak(language, session: session))
  }

  /// A press is a turn of this conversation.
  mutating func surfaces(_ request: SurfaceRequest) throws -> SurfaceReply {
    var request = request
    if case .press(var press) = request {
      press.session = press.session ?? saying.session
      request = .press(press)
    }
    guard case .surfaces(let reply) = try daemon.reply(to: .surfaces(request, language: language)).content
    else { throw ToolFailure("the daemon has no board", exit: .unavailable) }
    if let turn = reply.turn { saying.session = turn.session }
    return reply
  }

  // MARK: Requests

  private var target: TurnRequest.Target {
    if let session = saying.session { return .session(session) }
    if saying.continues { return .latest }
    // The turns of a repeated call find the conversation that its first one began.
    return saying.requestId.map { .begun(RequestSession.id(of: $0, by: "\(getuid())")) } ?? .new
  }

  /// The first turn names the conversation; from then on it is that one.
  private mutating func turn(_ action: ControlRequest.Action) throws -> Turn? {
    let turn = try daemon.reply(to: action).turn
    if let turn { saying.session = turn.session }
    return turn
  }
}
