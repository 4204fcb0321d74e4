import Assistant
import Foundation
import Hosting

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

  /// - Throws: `HTTPFailure` that says what is wrong with it.
  init(_ data: Data) throws {
    do {
      self = try JSONDecoder().decode(SayBody.self, from: data)
    } catch let error as DecodingError {
      throw HTTPFailure.badRequest(HTTPFailure.words(for: error))
    }
  }

  /// - Throws: `HTTPFailure`; `HostFailure` for a language or an app that there is not.
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

extension SayBody: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case text, transcripts, channel, session, continues = "continue", answers, yes, request, language, app
  }

  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    let known = Key.allCases.map(\.rawValue).sorted()
    if let unknown = all.sorted().first(where: { !known.contains($0) }) {
      throw HTTPFailure.badRequest("there is no “\(unknown)”; there is \(known.joined(separator: ", "))")
    }
    let container = try decoder.container(keyedBy: Key.self)
    text = try container.decodeIfPresent(String.self, forKey: .text)
    transcripts = try container.decodeIfPresent([String].self, forKey: .transcripts)
    channel = try container.decodeIfPresent(TurnChannel.self, forKey: .channel) ?? .text
    session = try container.decodeIfPresent(String.self, forKey: .session)
    continues = try container.decodeIfPresent(Bool.self, forKey: .continues) ?? false
    answers = try container.decodeIfPresent([String: String].self, forKey: .answers) ?? [:]
    yes = try container.decodeIfPresent(Bool.self, forKey: .yes) ?? false
    request = try container.decodeIfPresent(String.self, forKey: .request)
    language = try container.decodeIfPresent(String.self, forKey: .language)
    app = try container.decodeIfPresent(String.self, forKey: .app)
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension HTTPFailure {
  /// What is wrong with a body, for whoever wrote it.
  static func words(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.first.map { "“\($0.stringValue)” has a value of another type" }
        ?? "the body is no JSON object"
    case .dataCorrupted(let context):
      context.codingPath.first.map { "“\($0.stringValue)” has a value that there is not" }
        ?? "the body is no JSON object"
    @unknown default: "the body is no JSON object"
    }
  }
}
