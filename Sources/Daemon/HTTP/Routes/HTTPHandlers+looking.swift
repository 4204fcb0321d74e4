import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Hosting
import HummingbirdCore
import JSONText

/// What there is, and how the daemon is.
extension HTTPHandlers {
  private struct Intents: Encodable { let intents: [IntentReport] }
  private struct Phrases: Encodable { let phrases: [PhraseReport] }
  private struct Health: Encodable { let status: String }

  func language(_ exchange: HTTPExchange) throws -> String {
    try exchange.query("language").map { try ReplyLanguage.named($0) }
      ?? daemon.host.language
  }

  @Sendable func intents(_ exchange: HTTPExchange) async throws -> Response {
    let language = try language(exchange)
    let apps = daemon.host.assistant.catalog.apps.map(\.descriptor)
    let reports = try await TurnExecutor.run {
      apps.flatMap { app in app.intents.map { IntentReport($0, of: app, language: language) } }
    }
    return try HTTPReply.json(Intents(intents: reports))
  }

  @Sendable func phrases(_ exchange: HTTPExchange) async throws -> Response {
    let intent = exchange.query("intent")
    let language = try language(exchange)
    let reports = try await TurnExecutor.run {
      PhraseReport.all(in: daemon.host.assistant.catalog, intent: intent, language: language)
    }
    guard intent == nil || !reports.isEmpty else { throw HTTPFailure.notFound }
    return try HTTPReply.json(Phrases(phrases: reports))
  }

  // MARK: What concerns everybody

  /// - Throws: 403 for whoever is not at this device.
  private func checkDevice(_ exchange: HTTPExchange) throws {
    guard exchange.caller?.trust == .requiresLocalDeviceAuthentication else {
      throw HTTPFailure.forbidden("this takes a token with the trust “device”")
    }
  }

  private struct Now: Encodable { let now: String }

  /// Moves a clock that stands.
  @Sendable func advance(_ exchange: HTTPExchange) async throws -> Response {
    try checkDevice(exchange)
    let data = try await bytes.json(of: exchange)
    let body = try? JSON(parsingObject: Array(data), called: "body")
    guard let seconds = body?["seconds"]?.number else {
      throw HTTPFailure.badRequest("“seconds” is missing, or no number")
    }
    return try HTTPReply.json(Now(now: timestamp(daemon.advance(seconds: seconds))))
  }

  @Sendable func reload(_ exchange: HTTPExchange) async throws -> Response {
    try checkDevice(exchange)
    try await daemon.reloading.reload()
    return try HTTPReply.json(Health(status: "reloaded"))
  }

  // MARK: How it is

  /// The process answers.
  @Sendable func health(_ exchange: HTTPExchange) async throws -> Response {
    try HTTPReply.json(Health(status: "ok"))
  }

  /// A turn would be taken: the store can be read, and the folder of the data is there.
  ///
  /// - Throws: 503 when it would not, or the daemon is stopping.
  @Sendable func readiness(_ exchange: HTTPExchange) async throws -> Response {
    guard !daemon.conversations.isClosed else {
      throw HTTPFailure(AssistantFailure(.unavailable, "the daemon is stopping"))
    }
    try await daemon.readiness.check()
    return try HTTPReply.json(Health(status: "ready"))
  }

  @Sendable func measurements(_ exchange: HTTPExchange) async throws -> Response {
    daemon.metrics.set("malgil_open_conversations", await daemon.conversations.count)
    daemon.metrics.set("malgil_turns_at_work", daemon.conversations.turnsAtWork)
    daemon.metrics.set("malgil_event_subscribers", daemon.events.subscriberCount)
    if let bytes = ProcessMemory.resident { daemon.metrics.set("process_resident_memory_bytes", bytes) }
    return HTTPReply.text(metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
  }
}
