import ConversationProtocol
import Foundation
import HTTPTypes
import Hosting
import HummingbirdCore
import JSONText

/// Boards and controls.
extension HTTPHandlers {
  @Sendable func widgets(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await surfaces(.board(looksAnew: true), exchange)
    return HTTPReply.json(
      text: JSON([
        "widgets": .list(of: reply.widgets), "sentences": .texts(reply.sentences),
      ]).line)
  }

  @Sendable func controls(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await surfaces(.controls, exchange)
    return HTTPReply.json(text: JSON(["controls": .list(of: reply.controls)]).line)
  }

  @Sendable func pressWidget(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await press(exchange) { body throws(JSONMistake) in
      .action(try body.givenName("action"), of: exchange.parameter)
    }
    guard let turn = reply.turn else { return Self.stale(reply) }
    return HTTPReply.json(text: JSON(["turn": turn.jsonValue, "widget": .of(reply.widgets.first)]).line)
  }

  @Sendable func openWidget(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await press(exchange) { body throws(JSONMistake) in
      .link(try body.textIfGiven("url"), of: exchange.parameter)
    }
    guard !reply.isStale else { return Self.stale(reply) }
    return HTTPReply.json(
      text: JSON([
        "turn": .of(reply.turn), "address": .text(reply.address), "widget": .of(reply.widgets.first),
      ]).line)
  }

  @Sendable func pressControl(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await press(exchange) { _ throws(JSONMistake) in .control(exchange.parameter) }
    return HTTPReply.json(
      text: JSON(["turn": .of(reply.turn), "control": .of(reply.controls.first)]).line)
  }

  @Sendable func activities(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await surfaces(.activities, exchange)
    return HTTPReply.json(text: JSON(["activities": .list(of: reply.activities)]).line)
  }

  @Sendable func dismissActivity(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await surfaces(.dismiss(activity: exchange.parameter), exchange)
    return HTTPReply.json(text: JSON(["activities": .list(of: reply.activities)]).line)
  }

  @Sendable func pressActivity(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await press(exchange) { body throws(JSONMistake) in
      .activityAction(try body.givenName("action"), of: exchange.parameter)
    }
    guard let turn = reply.turn else { return Self.staleActivity(reply) }
    return HTTPReply.json(
      text: JSON(["turn": turn.jsonValue, "activity": .of(reply.activities.first)]).line)
  }

  @Sendable func openActivity(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await press(exchange) { body throws(JSONMistake) in
      .activityLink(try body.textIfGiven("url"), of: exchange.parameter)
    }
    guard !reply.isStale else { return Self.staleActivity(reply) }
    return HTTPReply.json(
      text: JSON([
        "turn": .of(reply.turn), "address": .text(reply.address), "activity": .of(reply.activities.first),
      ]).line)
  }

  @Sendable func notifications(_ exchange: HTTPExchange) async throws -> Response {
    Self.listed(try await surfaces(.notifications, exchange))
  }

  @Sendable func clearNotifications(_ exchange: HTTPExchange) async throws -> Response {
    Self.listed(try await surfaces(.clear(notification: nil), exchange))
  }

  @Sendable func clearNotification(_ exchange: HTTPExchange) async throws -> Response {
    Self.listed(try await surfaces(.clear(notification: exchange.parameter), exchange))
  }

  @Sendable func actOnNotification(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await press(exchange) { body throws(JSONMistake) in
      .notificationAction(try body.givenName("action"), of: exchange.parameter)
    }
    return HTTPReply.json(
      text: JSON(["turn": .of(reply.turn), "notifications": .list(of: reply.notifications)]).line)
  }

  private static func listed(_ reply: SurfaceReply) -> Response {
    HTTPReply.json(text: JSON(["notifications": .list(of: reply.notifications)]).line)
  }

  private static func stale(_ reply: SurfaceReply) -> Response {
    let failure = AssistantFailure(.conflict, "what was pressed is no longer shown; “widget” is")
    return HTTPReply.refusal(
      JSON(["error": failure.jsonValue, "widget": .of(reply.widgets.first)]), status: .conflict)
  }

  private static func staleActivity(_ reply: SurfaceReply) -> Response {
    let failure = AssistantFailure(.conflict, "what was pressed is no longer shown; “activity” is")
    return HTTPReply.refusal(
      JSON(["error": failure.jsonValue, "activity": .of(reply.activities.first)]), status: .conflict)
  }

  func surfaces(_ request: SurfaceRequest, _ exchange: HTTPExchange) async throws -> SurfaceReply {
    let caller = try caller(exchange)
    guard let place = turns.take(caller.user) else { throw Self.tooMany }
    defer { withExtendedLifetime(place) {} }
    return try await daemon.boards.reply(
      to: request, from: caller, language: exchange.query("language"))
  }

  static var tooMany: HTTPFailure {
    .tooMany("too many of your turns are at work at once")
  }

  private func press(
    _ exchange: HTTPExchange, _ target: (JSON) throws(JSONMistake) -> SurfacePress.Target
  ) async throws -> SurfaceReply {
    let caller = try caller(exchange)
    let data = try await bytes.json(of: exchange)
    var press: SurfacePress
    do throws(JSONMistake) {
      let body = try JSON(parsingObject: Array(data), called: "body")
      press = SurfacePress(
        try target(body), wanted: try body.booleanIfGiven("on"), request: try body.givenName("id"),
        session: try body.nameIfGiven("session"))
      press.text = try body.textIfGiven("text")
    } catch {
      throw HTTPFailure.badRequest(error.message)
    }
    guard let place = turns.take(caller.user) else { throw Self.tooMany }
    defer { withExtendedLifetime(place) {} }
    return try await daemon.boards.reply(to: .press(press), from: caller)
  }
}

extension JSON {
  fileprivate func givenName(_ key: String) throws(JSONMistake) -> String {
    guard let name = try nameIfGiven(key) else { throw JSONMistake("“\(key)” is missing", at: offset) }
    return name
  }
}
