import ConversationProtocol
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOHTTP1

/// What is done with a request, from its first line to its reply: is it meant for this daemon, what is there, who
/// asks, and then what is asked for.
struct RequestPipeline: Sendable {
  private let names: AllowedHosts
  private let callers: Authenticator
  private let routes: [HTTPRoute]
  private let metrics: DaemonMetrics
  private let log: RefusalLog

  init(
    _ answering: HTTPHandlers, names: AllowedHosts, callers: Authenticator, metrics: DaemonMetrics,
    log: RefusalLog
  ) {
    self.names = names
    self.callers = callers
    self.metrics = metrics
    self.log = log
    routes = answering.routes
  }

  /// - Parameter user: who is at the other end, as the kernel says; nil when it does not know.
  /// - Throws: only what the server has to know of the connection.
  func respond(to request: Request, peer user: UInt32?) async throws -> Response {
    let begin = ContinuousClock.now
    let (route, parameter) = find(request.uri.path)
    let body = BodyReading(request.headers)
    var response: Response
    do {
      response = try await answer(request, body, route, parameter, user)
    } catch let error as HTTPParserError {
      throw error
    } catch {
      let failure = HTTPFailure(error)
      log.refused(
        failure, request.method, at: route?.path ?? "none",
        by: try? callers.caller(request.headers, peer: user))
      response = HTTPReply.failure(failure)
    }
    if !body.isRead { response.headers[.connection] = "close" }
    metrics.count(
      route: route?.path ?? "none", status: response.status.code, took: ContinuousClock.now - begin)
    return response
  }

  private func find(_ path: String) -> (HTTPRoute?, String) {
    let parts = path.split(separator: "/")
    for route in routes {
      if let parameter = route.match(parts) { return (route, parameter) }
    }
    return (nil, "")
  }

  /// Whoever is refused is told nothing of what there is.
  private func answer(
    _ request: Request, _ body: BodyReading, _ route: HTTPRoute?, _ parameter: String, _ user: UInt32?
  ) async throws -> Response {
    try names.check(request.head)
    var caller: Caller?
    if route?.isOpen(to: request.method) != true { caller = try callers.caller(request.headers, peer: user) }
    guard let route else { throw HTTPFailure.notFound }
    guard parameter.isEmpty || ClientName.isName(parameter) else {
      throw HTTPFailure.badRequest(ClientName.refusal(of: "id"))
    }
    guard let operation = route.methods[request.method] else {
      throw HTTPFailure.notAllowed(Array(route.methods.keys))
    }
    let (headers, served) = (request.headers, caller)
    return try await operation.handler(
      HTTPExchange(request: request, body: body, caller: caller, peer: user, parameter: parameter) {
        (try? callers.caller(headers, peer: user)) == served
      })
  }
}
