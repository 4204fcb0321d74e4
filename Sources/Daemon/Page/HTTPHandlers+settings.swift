import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import HTTPTypes
import Hosting
import HummingbirdCore
import JSONText
import Matching
import Page
import Surfaces

/// What a person sets, and what there is to know of the daemon.
extension HTTPHandlers {
  var settings: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/settings",
        [
          .get: HTTPOperation(
            "Gives versions, and what each app may do.", query: [Self.language],
            gives: .json(OpenAPISchema.settings), fails: Self.turnFailures, by: giveSettings),
          .patch: HTTPOperation(
            "Changes what an app may do.", takes: OpenAPISchema.permissionChange,
            gives: .json(OpenAPISchema.settings), fails: Self.turnFailures, by: changeSettings),
        ]),
      HTTPRoute(
        "/v1/tokens",
        [
          .get: HTTPOperation(
            "Lists the tokens.", gives: .json(OpenAPISchema.tokens), by: listTokens)
        ]),
      HTTPRoute(
        "/v1/tokens/:id",
        [
          .delete: HTTPOperation(
            "Takes a token away.", gives: .json(OpenAPISchema.deleted), fails: [.notFound], by: deleteToken)
        ]),
      HTTPRoute(
        "/v1/report",
        [
          .get: HTTPOperation(
            "Gives versions, counts and limits, and nobody's words.", gives: .json(JSON(["type": "object"])),
            fails: Self.turnFailures, by: report)
        ]),
    ]
  }

  @Sendable func giveSettings(_ exchange: HTTPExchange) async throws -> Response {
    let apps = try await daemon.boards.permissions(for: try caller(exchange), try language(exchange))
    return HTTPReply.json(
      text: JSON([
        "version": versions, "apps": .list(apps.map(Self.json)), "language": .text(daemon.host.language),
        "now": .text(timestamp(daemon.clock.now)),
      ]).line)
  }

  private var versions: JSON {
    JSON(["malgil": .text(HostVersion.current), "page": .text(PageFiles.hash)])
  }

  private static func json(_ app: AppPermissions) -> JSON {
    var members: [String: JSON] = [
      "app": .text(app.app), "title": .text(app.title), "notifications": .boolean(app.notifications),
    ]
    members["activities"] = app.activities.map { .boolean($0) }
    return JSON(members)
  }

  @Sendable func changeSettings(_ exchange: HTTPExchange) async throws -> Response {
    let body = try await body(of: exchange)
    let requests = try Self.reading { () throws(JSONMistake) in try Self.changes(body) }
    for request in requests { _ = try await surfaces(request, exchange) }
    return try await giveSettings(exchange)
  }

  private static func changes(_ body: JSON) throws(JSONMistake) -> [SurfaceRequest] {
    let app = try body.text("app")
    let known = ["app", "notifications", "activities"]
    if let unknown = body.unknownKey(among: known) {
      throw JSONMistake("“\(unknown)” cannot be set; \(known.joined(separator: ", ")) can", at: body.offset)
    }
    let notifications = try body.booleanIfGiven("notifications")
    let activities = try body.booleanIfGiven("activities")
    return [
      notifications.map { SurfaceRequest.allowNotifications(app: app, $0) },
      activities.map { SurfaceRequest.allowActivities($0) },
    ].compactMap(\.self)
  }

  // MARK: Tokens

  private var tokens: TokenFile {
    daemon.configuration.httpTokens.map { TokenFile(at: $0) } ?? TokenFile(in: daemon.host.folders)
  }

  @Sendable func listTokens(_ exchange: HTTPExchange) async throws -> Response {
    try checkOwnUser(exchange)
    let lines = try (tokens.read() ?? []).map { token in
      JSON([
        "name": .text(token.name), "trust": .text(token.trust.rawValue),
        "created": .text(timestamp(token.created)),
      ])
    }
    return HTTPReply.json(text: JSON(["tokens": .list(lines)]).line)
  }

  @Sendable func deleteToken(_ exchange: HTTPExchange) async throws -> Response {
    try checkOwnUser(exchange)
    guard try (tokens.read() ?? []).contains(where: { $0.name == exchange.parameter }) else {
      throw HTTPFailure.notFound
    }
    try tokens.remove(exchange.parameter)
    return HTTPReply.json(text: JSON(["deleted": .integer(1)]).line)
  }

  // MARK: For somebody who helps

  @Sendable func report(_ exchange: HTTPExchange) async throws -> Response {
    try checkOwnUser(exchange)
    let counts = try await counts(try caller(exchange))
    let catalog = daemon.host.assistant.catalog
    let apps = catalog.apps.map { app in
      JSON(["app": .text(app.name), "intents": .integer(app.descriptor.intents.count)])
    }
    return HTTPReply.json(
      text: JSON([
        "version": versions, "system": .text(ProcessInfo.processInfo.operatingSystemVersionString),
        "now": .text(timestamp(daemon.clock.now)), "apps": .list(apps), "counts": counts, "limits": limits,
      ]).line)
  }

  private func counts(_ caller: Caller) async throws -> JSON {
    JSON([
      "conversations": .integer(try await daemon.conversations.list(of: caller).count),
      "conversations_open": .integer(await daemon.conversations.count),
      "turns_at_work": .integer(daemon.conversations.turnsAtWork),
      "event_streams": .integer(daemon.events.subscriberCount),
      "browsers": .integer(try daemon.page.browsers.list().count),
      "tokens": .integer(try tokens.read()?.count ?? 0),
      "phrases": .integer(daemon.host.assistant.catalog.matcher.phrases.phrases.count),
      "warnings": .integer(daemon.host.warnings.count),
      "resident_bytes": ProcessMemory.resident.map { .integer($0) } ?? .null,
    ])
  }

  private var limits: JSON {
    let limits = daemon.configuration.limits
    return JSON([
      "connections": .integer(limits.connections), "conversations": .integer(limits.conversations),
      "turns": .integer(limits.turns), "request_bytes": .integer(limits.requestBytes),
      "events": .integer(limits.events), "caller_turns": .integer(limits.callerTurns),
      "caller_streams": .integer(limits.callerStreams),
    ])
  }
}
