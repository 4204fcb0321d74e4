import Assistant
import ConversationProtocol
import Foundation
import Hosting
import JSONText

/// What `POST /v1/say` takes: the request “say” of the control socket, or, without words, “answer”.
struct SayBody: Hashable, Sendable {
  var text: String?
  var transcripts: [String]?
  var channel = TurnChannel.text
  var session: String?
  /// The newest conversation of whoever asks.
  var continues = false
  var answers: [String: String] = [:]
  var yes = false
  var request: String?
  var language: String?
  var app: String?

  private static let keys = [
    "answers", "app", "channel", "continue", "language", "request", "session", "text", "transcripts", "yes",
  ]

  /// - Throws: `HTTPFailure` that says what is wrong with it.
  init(_ data: Data) throws(HTTPFailure) {
    do {
      try self.init(reading: JSON(parsingObject: Array(data), called: "body"))
    } catch {
      throw HTTPFailure.badRequest(error.message)
    }
  }

  private init(reading json: JSON) throws(JSONMistake) {
    if let unknown = json.unknownKey(among: Self.keys) {
      throw JSONMistake(
        "there is no “\(unknown)”; there is \(Self.keys.joined(separator: ", "))", at: json.offset)
    }
    text = try json.textIfGiven("text")
    transcripts = try json.textsIfGiven("transcripts")
    channel = try json.readNameIfGiven("channel") ?? .text
    session = try json.nameIfGiven("session")
    continues = try json.booleanIfGiven("continue") ?? false
    answers = try json.textMembersIfGiven("answers") ?? [:]
    yes = try json.booleanIfGiven("yes") ?? false
    request = try json.nameIfGiven("request")
    language = try json.textIfGiven("language")
    app = try json.textIfGiven("app")
  }

  /// - Throws: `HTTPFailure`; `AssistantFailure` for a language or an app that there is not.
  func turnRequest(for host: AssistantHost) async throws -> TurnRequest {
    guard text == nil || transcripts == nil else {
      throw HTTPFailure.badRequest("either “text” or “transcripts” is said")
    }
    guard text != nil || transcripts != nil || !answers.isEmpty else {
      throw HTTPFailure.badRequest("“text” is missing")
    }
    guard session == nil || !continues else {
      throw HTTPFailure.badRequest("either “session” or “continue” is given")
    }
    let utterance =
      transcripts.map { Utterance(transcripts: $0) } ?? text.map { Utterance($0, channel: channel) }
    var focus: String?
    if let app { focus = try await host.app(called: app) }
    return TurnRequest(
      utterance, to: session.map { .session($0) } ?? (continues ? .latest : .new),
      given: GivenAnswers(answers, acceptsConfirmations: yes), requestID: request,
      language: try language.map { try ReplyLanguage.choose($0, environment: [:]) }, focus: focus)
  }
}
