import Assistant
import ConversationProtocol
import Hosting

/// A conversation as the tool holds it: in this process, or in the daemon. Both give the same turns.
protocol ConversationClient: Sendable {
  /// Takes what is said or done, with what was given for the whole call: `--answer`, `--yes`.
  ///
  /// - Parameter id: makes it harmless to say it again.
  /// - Returns: nil when nothing was said, and nothing was asked that was answered.
  func take(_ input: TurnRequest.Input, request id: String?) async throws -> Turn?

  /// The open question again, or nil.
  func openTurn() async throws -> Turn?

  /// The reply that was given to a request, if it was made before.
  func reply(toRequest id: String) async throws -> Turn?

  /// Takes back what was done last.
  func undo() async throws -> Turn

  /// Changes the language of replies.
  func setLanguage(_ language: String) async throws

  /// How a sentence is read, and why.
  func explanation(of sentence: String) async throws -> String

  /// What is worth completing.
  func words() async throws -> CompletionVocabulary

  /// Names that begin with what was typed; asked for while the person waits.
  func names(beginning typed: String) -> [String]

  /// What is asked of the board; presses are turns of this conversation.
  func surfaces(_ request: SurfaceRequest) async throws -> SurfaceReply

  /// Calls `body` when something that runs has come further.
  func onProgress(_ body: @escaping @Sendable (Double) -> Void) async

  /// Calls `body`, from any thread, when something has moved on by itself.
  func onNotice(_ body: @escaping @Sendable (Notice) -> Void) async
}

extension ConversationClient {
  /// Takes what always gets a turn: words, or a command.
  func say(_ input: TurnRequest.Input, request id: String? = nil) async throws -> Turn {
    guard let turn = try await take(input, request: id) else {
      throw ToolFailure("there is no reply to what was said", exit: .internalError)
    }
    return turn
  }
}
