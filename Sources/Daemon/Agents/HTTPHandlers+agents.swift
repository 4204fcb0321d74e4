import Agents
import ConversationProtocol
import HTTPTypes
import HummingbirdCore
import JSONText

/// `/mcp`: the apps as tools for LLM agents (Model Context Protocol, Streamable HTTP).
extension HTTPHandlers {
  @Sendable func agent(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    let headers = AgentHeaders(exchange.request.headers)
    try headers.checkAccept()
    let data = try await bytes.json(of: exchange)
    guard let place = turns.take(caller.user) else {
      throw HTTPFailure.tooMany("too many of your requests are at work")
    }
    do throws(RPCRefusal) {
      let message = try RPCMessage(Array(data))
      return headers.isStateless(message)
        ? await stateless(message, headers, caller, exchange, place)
        : try await inSession(message, headers, caller, exchange, place)
    } catch {
      return Self.refused(error)
    }
  }

  /// Ends a session that began with a handshake.
  @Sendable func endAgentSession(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    guard let session = AgentHeaders(exchange.request.headers).session, sessions.end(session, of: caller.user)
    else {
      throw HTTPFailure.notFound
    }
    return Response(status: .noContent)
  }

  private static func refused(_ refusal: RPCRefusal) -> Response {
    var response = HTTPReply.json(text: refusal.reply.line)
    response.status = .badRequest
    return response
  }

  // MARK: Stateless

  private func stateless(
    _ message: RPCMessage, _ headers: AgentHeaders, _ caller: Caller, _ exchange: HTTPExchange,
    _ place: PerCallerLimiter.Place
  ) async -> Response {
    guard case .request(let id, let method, let parameters) = message else {
      return Response(status: .accepted)
    }
    let connection = AgentConnection(agents, principal: caller.user)
    do throws(RPCFailure) {
      let envelope = try StatelessEnvelope(parameters)
      try headers.check(method, parameters)
      _ = try envelope.revision()
    } catch {
      var response = HTTPReply.json(text: RPCMessage.reply(.failure(error), to: id).line)
      response.status = .badRequest
      return response
    }
    return await reply(to: message, on: connection, exchange, place, isStateless: true) { connection.close() }
  }

  // MARK: In a session

  private func inSession(
    _ message: RPCMessage, _ headers: AgentHeaders, _ caller: Caller, _ exchange: HTTPExchange,
    _ place: PerCallerLimiter.Place
  ) async throws(RPCRefusal) -> Response {
    if case .request(_, "initialize", _) = message {
      let connection = AgentConnection(agents, principal: caller.user)
      var response = await reply(to: message, on: connection, exchange, place, isStateless: false) {}
      if connection.isReady { response.headers[.mcpSessionID] = sessions.keep(connection, of: caller.user) }
      return response
    }
    guard let name = headers.session else {
      throw RPCRefusal(RPCFailure(.invalidRequest, "there is neither a session nor “_meta”"), id: message.id)
    }
    guard let connection = sessions.connection(name, of: caller.user) else {
      return HTTPReply.failure(.notFound)
    }
    return await reply(to: message, on: connection, exchange, place, isStateless: false) {}
  }

  private func reply(
    to message: RPCMessage, on connection: AgentConnection, _ exchange: HTTPExchange,
    _ place: PerCallerLimiter.Place, isStateless: Bool, stop: @escaping @Sendable () -> Void
  ) async -> Response {
    let reply = AgentReply(isStateless: isStateless)
    guard let work = connection.take(message, outlet: reply.outlet) else {
      return Response(status: .accepted)
    }
    return await reply.response(work, to: exchange.request, holding: place, stop: stop)
  }
}
