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

  init(_ daemon: DaemonClient, _ saying: SayOptions, _ answers: [String: String], in place: TalkPlace) {
    self.daemon = daemon
    self.saying = saying
    self.answers = answers
    language = place.language
    app = place.options.app
  }

  mutating func say(_ utterance: Utterance, request: String?) throws -> Turn {
    var call = call("say")
    if utterance.channel == .voice {
      call.transcripts = utterance.transcripts
    } else {
      call.text = utterance.transcripts.first
    }
    call.request = request
    call.answers = answers.isEmpty ? nil : answers
    guard let turn = try turn(call) else {
      throw ToolFailure("the daemon has no turn for that", exit: .unavailable)
    }
    return turn
  }

  mutating func answer(_ answers: [String: String], request: String?) throws -> Turn? {
    guard saying.session != nil || saying.continues || saying.requestId != nil else { return nil }
    var call = call("answer")
    call.request = request
    call.answers = answers
    return try turn(call)
  }

  mutating func openTurn() throws -> Turn? {
    guard saying.session != nil || saying.continues else { return nil }
    return try turn(call("open"))
  }

  func reply(toRequest id: String) throws -> Turn? {
    var call = call("answered")
    call.request = id
    return try daemon.answer(to: call).turn
  }

  /// Nil when there is nothing to take back.
  mutating func undo() throws -> Turn? {
    guard saying.session != nil else { return nil }
    return try turn(call("undo"))
  }

  mutating func speak(_ language: String) throws {
    self.language = language
    guard saying.session != nil else { return }
    _ = try daemon.answer(to: call("speak"))
  }

  // MARK: Calls

  private func call(_ verb: String) -> ControlCall {
    var call = ControlCall(verb)
    call.session = saying.session
    if saying.session == nil, saying.continues { call.continues = true }
    // A repeated request finds the conversation that its first call began.
    if saying.session == nil, !saying.continues, let request = saying.requestId {
      call.session = RequestSession.id(of: request, by: "\(getuid())")
      call.begins = true
    }
    call.yes = saying.yes ? true : nil
    call.terminal = TalkPlace.terminal
    call.language = language
    call.app = app
    return call
  }

  /// The first turn names the conversation; from then on it is that one.
  private mutating func turn(_ call: ControlCall) throws -> Turn? {
    let turn = try daemon.answer(to: call).turn
    if let turn { saying.session = turn.session }
    return turn
  }
}
