import Agents
import Assistant
import ConversationProtocol
import Foundation
import HTTPTypes
import Hosting
import HummingbirdCore
import JSONText

/// What is done at each address.
struct HTTPHandlers: Sendable {
  let daemon: Daemon
  let bytes: RequestBytes
  /// How many turns of one caller are at work.
  let turns: PerCallerLimiter
  /// How many event streams of one caller there are.
  let streams: PerCallerLimiter
  let metrics: PrometheusMetrics
  let agents: AgentServer
  let sessions = AgentSessions()
  let pushRates = PushRates()
  /// Recordings that are heard.
  let recordings = ConcurrencyLimiter(1)

  init(_ daemon: Daemon, metrics: PrometheusMetrics) {
    let limits = daemon.configuration.limits
    self.daemon = daemon
    self.metrics = metrics
    agents = daemon.agents
    bytes = RequestBytes(limit: limits.requestBytes, time: .seconds(limits.requestSeconds))
    turns = PerCallerLimiter(limits.callerTurns)
    streams = PerCallerLimiter(limits.callerStreams)
  }

  private var conversations: OpenConversations { daemon.conversations }

  /// - Throws: 401 at an address that asks nobody who it is, of which none is wired so.
  func caller(_ exchange: HTTPExchange) throws -> Caller {
    guard let caller = exchange.caller else { throw HTTPFailure.unauthorized("a token is wanted") }
    return caller
  }

  // MARK: Turns

  @Sendable func say(_ exchange: HTTPExchange) async throws -> Response {
    let request = try Self.request(try await bytes.json(of: exchange))
    let caller = try caller(exchange)
    do {
      guard let turn = try await take(request, from: caller) else {
        throw HTTPFailure.conflict("no question is open that was answered")
      }
      return HTTPReply.json(text: turn.json())
    } catch let failure as AssistantFailure where failure.code == .superseded && request.asked != nil {
      return try await superseded(failure, request, caller)
    }
  }

  /// A refusal with the question that is open instead.
  private func superseded(_ failure: AssistantFailure, _ request: TurnRequest, _ caller: Caller) async throws
    -> Response
  {
    var turn: Turn?
    if case .session(let id) = request.target { turn = try await conversations.openTurn(id, from: caller) }
    return HTTPReply.refusal(JSON(["error": failure.jsonValue, "turn": .of(turn)]), status: .conflict)
  }

  /// - Throws: `HTTPFailure` that says what is wrong with the body.
  static func request(_ body: Data) throws(HTTPFailure) -> TurnRequest {
    do {
      return try TurnRequest(body: JSON(parsingObject: Array(body), called: "body"))
    } catch {
      throw HTTPFailure.badRequest(error.message)
    }
  }

  @Sendable func process(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let body = try HomeAssistantConversation.Body(try await bytes.json(of: exchange))
    let language = try body.language.map { try ReplyLanguage.named($0) }
    var request = TurnRequest(.text(body.text), language: language)
    // One that is over, or somebody else's, is begun anew.
    if let id = body.conversation, try await isKept(id, caller) { request.target = .session(id) }
    guard let turn = try await take(request, from: caller) else {
      throw HTTPFailure.conflict("nothing was said")
    }
    return try HTTPReply.json(
      HomeAssistantConversation.Reply(turn: turn, language: language ?? daemon.host.language))
  }

  private func isKept(_ id: String, _ caller: Caller) async throws -> Bool {
    do throws(AssistantFailure) {
      _ = try await conversations.record(id, from: caller)
      return true
    } catch {
      guard error.code == .notFound else { throw error }
      return false
    }
  }

  private func take(_ request: TurnRequest, from caller: Caller) async throws -> Turn? {
    let place = turns.take(caller.user)
    guard let place else { throw HTTPFailure.tooMany("too many of your turns are at work at once") }
    defer { withExtendedLifetime(place) {} }
    return try await conversations.take(request, from: caller)
  }

  /// With `{"session": …}` what was done in that conversation; with `{}` what was done last in any.
  @Sendable func undo(_ exchange: HTTPExchange) async throws -> Response {
    let data = try await bytes.json(of: exchange)
    let session: String?
    do {
      session = try JSON(parsingObject: Array(data), called: "body").nameIfGiven("session")
    } catch {
      throw HTTPFailure.badRequest("{\"session\": …} or {} is expected: \(error.message)")
    }
    guard let turn = try await conversations.undo(session, from: try caller(exchange)) else {
      throw HTTPFailure.conflict("nothing can be taken back")
    }
    return HTTPReply.json(text: turn.json())
  }

  // MARK: Conversations

  private struct Sessions: Encodable { let sessions: [SessionLine] }
  private struct Deleted: Encodable { let deleted: Int }
  private struct Session: Encodable {
    let session: SessionLine
    /// The open question, as it was asked; null without one.
    let turn: Turn?

    private enum Key: String, CodingKey { case session, turn }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(session, forKey: .session)
      try container.encode(turn, forKey: .turn)
    }
  }

  @Sendable func list(_ exchange: HTTPExchange) async throws -> Response {
    let records = try await conversations.list(of: try caller(exchange))
    return try HTTPReply.json(Sessions(sessions: records.map { SessionLine($0) }))
  }

  @Sendable func show(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let record = try await conversations.record(exchange.parameter, from: caller)
    let turn = try await conversations.openTurn(record.id, from: caller)
    return try HTTPReply.json(Session(session: SessionLine(record), turn: turn))
  }

  @Sendable func delete(_ exchange: HTTPExchange) async throws -> Response {
    try await conversations.delete(exchange.parameter, from: try caller(exchange))
    return try HTTPReply.json(Deleted(deleted: 1))
  }

  /// The habits stay: they are everybody's, not only this caller's.
  @Sendable func deleteAll(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let records = try await conversations.list(of: caller)
    for record in records { try await conversations.delete(record.id, from: caller) }
    return try HTTPReply.json(Deleted(deleted: records.count))
  }

  // MARK: Events

  @Sendable func events(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let last = try EventStream.lastEvent(exchange.request)
    guard let place = streams.take(caller.user) else {
      throw HTTPFailure.tooMany("too many of your event streams are open")
    }
    let isServed = exchange.isServed
    return EventStream.response(
      daemon.events.subscribe(caller.user, after: last, while: isServed), to: exchange.request,
      holding: place,
      while: isServed)
  }
}
