import Assistant
import ConversationProtocol
import Foundation
import HTTPTypes
import Hosting
import HummingbirdCore
import JSONText

/// What a person looks up: what was done, what there is, and how sentences are read.
extension HTTPHandlers {
  var finding: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/done",
        [
          .get: HTTPOperation(
            "Gives what the caller did today.", query: [Self.language], gives: .json(OpenAPISchema.done),
            fails: Self.turnFailures, by: done)
        ]),
      HTTPRoute(
        "/v1/search",
        [
          .get: HTTPOperation(
            "Finds names, sentences, intents and conversations by a few letters.",
            query: [HTTPOperation.Query(name: "q", text: "What was typed."), Self.language],
            gives: .json(OpenAPISchema.found), fails: Self.turnFailures, by: search)
        ]),
      HTTPRoute(
        "/v1/explain",
        [
          .post: HTTPOperation(
            "Says how a sentence is read, what it matches, what lost and why.", takes: OpenAPISchema.sentence,
            gives: .json(JSON(["type": "object"])), fails: Self.turnFailures, by: explain)
        ]),
      HTTPRoute(
        "/v1/phrases/try",
        [
          .post: HTTPOperation(
            "Tries a phrase and keeps nothing of it.", takes: OpenAPISchema.phraseTrial,
            gives: .json(JSON(["type": "object"])), fails: Self.turnFailures, by: tryPhrase)
        ]),
    ]
  }

  private struct Done: Encodable { let done: [DoneReport] }
  private struct Found: Encodable { let results: [SearchReport] }

  @Sendable func done(_ exchange: HTTPExchange) async throws -> Response {
    let (caller, language) = (try caller(exchange), try language(exchange))
    let records = try await daemon.conversations.list(of: caller)
    let assistant = daemon.host.assistant
    let done = try await atWork(caller) {
      try DoneReport.today(of: caller.user, in: assistant, records, language: language)
    }
    return try HTTPReply.json(Done(done: done))
  }

  @Sendable func search(_ exchange: HTTPExchange) async throws -> Response {
    let (caller, language) = (try caller(exchange), try language(exchange))
    let typed = exchange.query("q") ?? ""
    try Self.checkLength(typed, of: "q")
    let records = try await daemon.conversations.list(of: caller)
    let catalog = daemon.host.assistant.catalog
    let results = try await atWork(caller) {
      SearchReport.search(typed, in: catalog, records, language: language)
    }
    return try HTTPReply.json(Found(results: results))
  }

  @Sendable func explain(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let body = try await body(of: exchange)
    let text = try Self.reading { () throws(JSONMistake) in try body.text("text") }
    try Self.checkLength(text, of: "text")
    let host = daemon.host
    let report = try await atWork(caller) { await ExplanationReport.of(text, in: host) }
    return HTTPReply.json(text: try report.json())
  }

  @Sendable func tryPhrase(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let body = try await body(of: exchange)
    let asked = try Self.reading { () throws(JSONMistake) in try PhraseTrialRequest(body) }
    for text in [asked.template] + asked.sentences { try Self.checkLength(text, of: "template, sentences") }
    guard asked.sentences.count <= PhraseTrial.mostSentences else {
      throw HTTPFailure.badRequest("at most \(PhraseTrial.mostSentences) sentences are tried")
    }
    let language = try ReplyLanguage.named(asked.language)
    let assistant = daemon.host.assistant
    let trial = try await atWork(caller) {
      PhraseTrial(
        asked.template, language: language, app: asked.app, intent: asked.intent,
        sentences: asked.sentences, in: assistant)
    }
    return try HTTPReply.json(trial)
  }

  /// Longer sentences are not read in a conversation, either.
  private static func checkLength(_ text: String, of name: String) throws(HTTPFailure) {
    guard text.unicodeScalars.count <= 1_000 else { throw .badRequest("“\(name)” is too long") }
  }

  /// Does what takes time where turns are taken, as one of the caller's turns.
  private func atWork<Value: Sendable>(
    _ caller: Caller, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let place = turns.take(caller.user) else { throw Self.tooMany }
    defer { withExtendedLifetime(place) {} }
    return try await TurnExecutor.run(body)
  }
}

/// The body of a phrase that is tried.
private struct PhraseTrialRequest {
  let template: String
  let language: String
  let app: String?
  let intent: String?
  let sentences: [String]

  init(_ body: JSON) throws(JSONMistake) {
    template = try body.text("template")
    language = try body.text("language")
    app = try body.textIfGiven("app")
    intent = try body.textIfGiven("intent")
    sentences = body.given("sentences") == nil ? [] : try body.texts("sentences")
  }
}
