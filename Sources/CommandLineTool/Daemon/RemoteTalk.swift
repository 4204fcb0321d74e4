import Assistant
import Foundation
import Hosting

/// A conversation in the daemon. When the daemon goes, it is gone on with in this process.
actor RemoteTalk: Talk {
  typealias WithoutDaemon = @Sendable (SayOptions) async throws -> any Talk

  private nonisolated let daemon: DaemonClient
  private let place: TalkPlace
  private let withoutDaemon: WithoutDaemon
  private var saying: SayOptions
  /// Of the replies of a conversation that is begun.
  private var language: String
  private let answers: [String: String]
  /// The conversation in this process, once the daemon has gone.
  private var local: (any Talk)?

  init(
    _ daemon: DaemonClient, _ saying: SayOptions, _ answers: [String: String], in place: TalkPlace,
    withoutDaemon: @escaping WithoutDaemon
  ) {
    self.daemon = daemon
    self.saying = saying
    self.answers = answers
    self.place = place
    language = place.language
    self.withoutDaemon = withoutDaemon
  }

  func say(_ utterance: Utterance, request: String?) async throws -> Turn {
    if let local = try await withDaemonGone() { return try await local.say(utterance, request: request) }
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

  func answer(_ answers: [String: String]) async throws -> Turn? {
    if let local = try await withDaemonGone() { return try await local.answer(answers) }
    guard saying.session != nil || saying.continues || saying.requestId != nil else { return nil }
    var call = call("answer")
    call.answers = answers
    return try turn(call)
  }

  func openTurn() async throws -> Turn? {
    if let local = try await withDaemonGone() { return try await local.openTurn() }
    guard saying.session != nil || saying.continues else { return nil }
    return try turn(call("open"))
  }

  func reply(toRequest id: String) async throws -> Turn? {
    if let local = try await withDaemonGone() { return try await local.reply(toRequest: id) }
    var call = call("answered")
    call.request = id
    return try daemon.answer(to: call).shownTurn
  }

  func undo() async throws -> Turn {
    if let local = try await withDaemonGone() { return try await local.undo() }
    guard saying.session != nil, let turn = try turn(call("undo")) else {
      return try await say(
        Utterance(MessageCatalogue.text(.undoWord, language: place.language)), request: nil)
    }
    return turn
  }

  func speak(_ language: String) async throws {
    if let local = try await withDaemonGone() { return try await local.speak(language) }
    self.language = language
    guard saying.session != nil else { return }
    _ = try daemon.answer(to: call("speak"))
  }

  func explanation(of sentence: String) async throws -> String {
    if let local = try await withDaemonGone() { return try await local.explanation(of: sentence) }
    var call = ControlCall("explain")
    call.text = sentence
    return try daemon.answer(to: call).explanation ?? ""
  }

  func words() async throws -> HostWords {
    var call = ControlCall("words")
    call.language = place.language
    return try daemon.answer(to: call).words ?? HostWords()
  }

  nonisolated func names(beginning typed: String) -> [String] {
    var call = ControlCall("names")
    call.text = typed
    return (try? daemon.answer(to: call))?.names ?? []
  }

  func onProgress(_ body: @escaping @Sendable (Double) -> Void) {}

  /// Is told on a connection of its own, in a thread that only waits.
  nonisolated func onNotice(_ body: @escaping @Sendable (Notice) -> Void) {
    guard let socket = daemon.another, let line = try? JSONEncoder().encode(ControlCall("subscribe")),
      socket.send(line)
    else { return }
    Thread.detachNewThread {
      while let line = socket.nextLine() {
        guard let event = try? JSONDecoder().decode(ToldEvent.self, from: line), event.event == "notified",
          let notice = try? JSONDecoder().decode(Notice.self, from: line)
        else { continue }
        body(notice)
      }
    }
  }

  private struct ToldEvent: Decodable { var event: String? }

  // MARK: Calls

  private func call(_ verb: String) -> ControlCall {
    var call = ControlCall(verb)
    call.session = saying.session
    if saying.session == nil, saying.continues { call.continues = true }
    // A repeated request finds the conversation that its first call began.
    if saying.session == nil, !saying.continues, let request = saying.requestId {
      call.session = "r_\(request)"
      call.begins = true
    }
    call.yes = saying.yes ? true : nil
    call.terminal = TalkPlace.terminal
    call.language = language
    call.app = place.options.app
    return call
  }

  /// The first turn names the conversation; from then on it is that one.
  private func turn(_ call: ControlCall) throws -> Turn? {
    let turn = try daemon.answer(to: call).shownTurn
    if let turn { saying.session = turn.session }
    return turn
  }

  private func withDaemonGone() async throws -> (any Talk)? {
    if let local { return local }
    guard daemon.isGone else { return nil }
    local = try await withoutDaemon(saying)
    return local
  }
}
