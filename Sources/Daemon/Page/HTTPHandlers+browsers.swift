import AppIntents
import ConversationProtocol
import Foundation
import HTTPTypes
import HummingbirdCore
import JSONText

/// Browsers that are logged in at the page.
extension HTTPHandlers {
  var browsers: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/browsers", openMethods: [.post],
        [
          .post: HTTPOperation(
            "Logs a browser in with a code of malgil open.", takes: OpenAPISchema.browserCode,
            gives: HTTPOperation.Reply(schema: OpenAPISchema.browserSecret, status: .created),
            fails: [.unauthorized] + Self.storeFailures, by: logIn),
          .get: HTTPOperation(
            "Lists the browsers that are logged in.", gives: .json(OpenAPISchema.browsers),
            fails: Self.storeFailures, by: listBrowsers),
        ]),
      HTTPRoute(
        "/v1/browsers/:id",
        [
          .delete: HTTPOperation(
            "Logs a browser out.", gives: .json(OpenAPISchema.deleted),
            fails: [.notFound] + Self.storeFailures, by: logOut)
        ]),
    ]
  }

  private struct LoggedIn: Encodable {
    let secret: String
    let browser: String
    let expires: Int
  }

  @Sendable func logIn(_ exchange: HTTPExchange) async throws -> Response {
    let code = try Self.code(in: try await bytes.json(of: exchange))
    let agent = exchange.request.headers[.userAgent] ?? ""
    let begun = try daemon.page.logIn(code, from: exchange.peer, agent: agent)
    let seconds = Int(BrowserSession.longest)
    var response = try HTTPReply.json(
      LoggedIn(secret: begun.shown.secret, browser: begun.session.id, expires: seconds), status: .created)
    response.headers[.setCookie] = BrowserCookie.setting(begun.shown.cookie, seconds: seconds)
    return response
  }

  private static func code(in body: Data) throws(HTTPFailure) -> String {
    do {
      return try JSON(parsingObject: Array(body), called: "body").text("code")
    } catch {
      throw .badRequest(error.message)
    }
  }

  @Sendable func listBrowsers(_ exchange: HTTPExchange) async throws -> Response {
    try checkOwnUser(exchange)
    let current = try currentBrowser(exchange)
    let lines = try daemon.page.browsers.list(current: current)
    return HTTPReply.json(text: JSON(["browsers": .list(of: lines)]).line)
  }

  @Sendable func logOut(_ exchange: HTTPExchange) async throws -> Response {
    try checkOwnUser(exchange)
    let isCurrent = try currentBrowser(exchange) == exchange.parameter
    guard try daemon.page.browsers.end(exchange.parameter) > 0 else { throw HTTPFailure.notFound }
    var response = HTTPReply.json(text: JSON(["deleted": .integer(1)]).line)
    if isCurrent { response.headers[.setCookie] = BrowserCookie.setting("", seconds: 0) }
    return response
  }

  private func currentBrowser(_ exchange: HTTPExchange) throws -> String? {
    guard let shown = BrowserCookie.credentials(in: exchange.request.headers) else { return nil }
    return try daemon.page.browsers.session(of: shown)?.id
  }

  /// - Throws: 403 for callers other than the daemon's own user at this device.
  func checkOwnUser(_ exchange: HTTPExchange) throws {
    let caller = try caller(exchange)
    guard HostedBoards.isOwn(caller.user), caller.trust == .requiresLocalDeviceAuthentication else {
      throw HTTPFailure.forbidden("this is for the daemon's own user at this device")
    }
  }
}
