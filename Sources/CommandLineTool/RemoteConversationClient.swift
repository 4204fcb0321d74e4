import Assistant
import ConversationProtocol
import Foundation
import Hosting
import JSONText

/// A conversation in the daemon. When the daemon goes, it is gone on with in this process.
actor RemoteConversationClient: ConversationClient {
  typealias WithoutDaemon = @Sendable (SayOptions) async throws -> any ConversationClient

  private nonisolated let daemon: DaemonClient
  private let place: ClientContext
  private let withoutDaemon: WithoutDaemon
  private var conversation: DaemonConversation
  /// The conversation in this process, once the daemon has gone.
  private var local: (any ConversationClient)?

  init(
    _ daemon: DaemonClient, _ saying: SayOptions, _ answers: [String: String], in place: ClientContext,
    withoutDaemon: @escaping WithoutDaemon
  ) {
    self.daemon = daemon
    self.place = place
    conversation = DaemonConversation(daemon, saying, answers, in: place)
    self.withoutDaemon = withoutDaemon
  }

  func take(_ input: TurnRequest.Input, request id: String?) async throws -> Turn? {
    if let local = try await withDaemonGone() { return try await local.take(input, request: id) }
    return try conversation.take(input, request: id)
  }

  func openTurn() async throws -> Turn? {
    if let local = try await withDaemonGone() { return try await local.openTurn() }
    return try conversation.openTurn()
  }

  func reply(toRequest id: String) async throws -> Turn? {
    if let local = try await withDaemonGone() { return try await local.reply(toRequest: id) }
    return try conversation.reply(toRequest: id)
  }

  func undo() async throws -> Turn {
    if let local = try await withDaemonGone() { return try await local.undo() }
    if let turn = try conversation.undo() { return turn }
    return try await say(.command(.undo))
  }

  func setLanguage(_ language: String) async throws {
    if let local = try await withDaemonGone() { return try await local.setLanguage(language) }
    try conversation.setLanguage(language)
  }

  func explanation(of sentence: String) async throws -> String {
    if let local = try await withDaemonGone() { return try await local.explanation(of: sentence) }
    guard case .explanation(let text) = try daemon.reply(to: .explain(sentence)).content else { return "" }
    return text
  }

  func surfaces(_ request: SurfaceRequest) async throws -> SurfaceReply {
    if let local = try await withDaemonGone() { return try await local.surfaces(request) }
    return try conversation.surfaces(request)
  }

  func words() async throws -> CompletionVocabulary {
    guard case .words(let words) = try daemon.reply(to: .words(language: place.language)).content else {
      return CompletionVocabulary()
    }
    return words
  }

  nonisolated func names(beginning typed: String) -> [String] {
    guard case .names(let names) = (try? daemon.reply(to: .names(typed)))?.content else { return [] }
    return names
  }

  func onProgress(_ body: @escaping @Sendable (Double) -> Void) {}

  /// Is told on a connection of its own, in a thread that only waits.
  nonisolated func onNotice(_ body: @escaping @Sendable (Notice) -> Void) {
    guard let socket = daemon.another, socket.send(ControlRequest(.subscribe(after: nil)).line) else {
      return
    }
    Thread.detachNewThread {
      while let line = socket.nextLine() {
        guard let json = try? JSON(parsing: line, called: "event"),
          case .event(let event) = try? EventLine(jsonValue: json)
        else { continue }
        switch event.content {
        case .notified(let notice): body(notice)
        case .notification(let notification): body(Notice(notification))
        default: break
        }
      }
    }
  }

  private func withDaemonGone() async throws -> (any ConversationClient)? {
    if let local { return local }
    guard daemon.isGone else { return nil }
    local = try await withoutDaemon(conversation.saying)
    return local
  }
}
