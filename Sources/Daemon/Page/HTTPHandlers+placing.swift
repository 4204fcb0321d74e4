import ConversationProtocol
import Foundation
import HTTPTypes
import HummingbirdCore
import JSONText

/// Placing widgets on the board.
extension HTTPHandlers {
  var placing: [HTTPRoute] {
    let board = HTTPOperation.Reply.json(OpenAPISchema.board)
    return [
      HTTPRoute(
        "/v1/widgets/gallery",
        [
          .get: HTTPOperation(
            "Gives the widgets that can be placed.", query: [Self.language],
            gives: .json(OpenAPISchema.gallery), fails: Self.turnFailures, by: gallery)
        ]),
      HTTPRoute(
        "/v1/widgets/:id",
        [
          .patch: HTTPOperation(
            "Sets, sizes and moves a widget.", takes: OpenAPISchema.widgetChange,
            gives: .json(OpenAPISchema.oneWidget), fails: Self.turnFailures, by: changeWidget),
          .delete: HTTPOperation(
            "Takes a widget off the board.", gives: board, fails: Self.turnFailures, by: removeWidget),
        ]),
    ]
  }

  @Sendable func gallery(_ exchange: HTTPExchange) async throws -> Response {
    let kinds = try await surfaces(.kinds, exchange).kinds.map { kind in
      JSON([
        "kind": .text(kind.kind), "app": .text(kind.app), "title": .text(kind.title),
        "description": .text(kind.details), "families": .texts(kind.families),
        "parameters": .list(of: kind.parameters),
      ])
    }
    return HTTPReply.json(text: JSON(["kinds": .list(kinds)]).line)
  }

  @Sendable func placeWidget(_ exchange: HTTPExchange) async throws -> Response {
    let body = try await body(of: exchange)
    let request = try Self.reading { () throws(JSONMistake) in
      SurfaceRequest.place(
        kind: try body.text("kind"), family: try body.nameIfGiven("family"),
        values: try Self.values(in: body) ?? [:])
    }
    let placed = try await surfaces(request, exchange).widgets.first
    return HTTPReply.json(JSON(["widget": .of(placed)]), status: .created)
  }

  /// What is most likely to be refused comes first, so that a refused change changes nothing before it.
  @Sendable func changeWidget(_ exchange: HTTPExchange) async throws -> Response {
    let body = try await body(of: exchange)
    let id = exchange.parameter
    let requests = try Self.reading { () throws(JSONMistake) in try Self.changes(of: id, body) }
    for request in requests { _ = try await surfaces(request, exchange) }
    let widget = try await surfaces(.show(widget: id), exchange).widgets.first
    return HTTPReply.json(JSON(["widget": .of(widget)]), status: .ok)
  }

  @Sendable func changeControl(_ exchange: HTTPExchange) async throws -> Response {
    let body = try await body(of: exchange)
    let id = exchange.parameter
    let request = try Self.reading { () throws(JSONMistake) in
      guard let values = try Self.values(in: body) else {
        throw JSONMistake("“configuration” is missing", at: body.offset)
      }
      return SurfaceRequest.configureControl(id, values: values)
    }
    let control = try await surfaces(request, exchange).controls.first
    return HTTPReply.json(JSON(["control": .of(control)]), status: .ok)
  }

  private static func changes(of id: String, _ body: JSON) throws(JSONMistake) -> [SurfaceRequest] {
    var requests: [SurfaceRequest] = []
    if let values = try values(in: body) {
      requests.append(.configure(widget: id, values: values))
    }
    if let family = try body.nameIfGiven("family") { requests.append(.resize(widget: id, family: family)) }
    if let index = try body.integerIfGiven("index") {
      guard (0...1_000).contains(index) else {
        throw JSONMistake("“index” is a place on the board, from 0", at: body.offset)
      }
      requests.append(.move(widget: id, to: index + 1))
    }
    return requests
  }

  /// Values as they would be said. What is null is left as it is.
  private static func values(in body: JSON) throws(JSONMistake) -> [String: String]? {
    guard body.given("configuration") != nil else { return nil }
    var values: [String: String] = [:]
    for member in try body.members("configuration") where !member.value.isNull {
      guard let text = text(of: member.value) else { throw member.value.otherType(member.key) }
      values[member.key] = text
    }
    return values
  }

  private static func text(of value: JSON) -> String? {
    if let text = value.string { return text }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    return value.integer.map { String($0) } ?? value.number.map { String($0) }
  }

  @Sendable func removeWidget(_ exchange: HTTPExchange) async throws -> Response {
    let reply = try await surfaces(.remove(widget: exchange.parameter), exchange)
    return HTTPReply.json(JSON(["widgets": .list(of: reply.widgets)]), status: .ok)
  }

  // MARK: Bodies

  /// - Throws: `HTTPFailure` when the body is no object of JSON.
  func body(of exchange: HTTPExchange) async throws -> JSON {
    let data = try await bytes.json(of: exchange)
    return try Self.reading { () throws(JSONMistake) in
      try JSON(parsingObject: Array(data), called: "body")
    }
  }

  /// - Throws: `HTTPFailure` with 400 that says what is wrong.
  static func reading<Value>(_ body: () throws(JSONMistake) -> Value) throws(HTTPFailure) -> Value {
    do { return try body() } catch { throw .badRequest(error.message) }
  }
}
