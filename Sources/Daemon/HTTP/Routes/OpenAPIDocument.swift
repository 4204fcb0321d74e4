import ConversationProtocol
import HTTPTypes
import Hosting
import JSONText

/// What is served over HTTP, as OpenAPI 3.1 has it: made from the table of routes that serves.
struct OpenAPIDocument {
  private static let place = "#/components/schemas/"
  private let routes: [HTTPRoute]

  init(_ routes: [HTTPRoute]) { self.routes = routes }

  static func reference(_ schema: WireSchema) -> JSON { JSON(["$ref": .text(place + schema.rawValue)]) }

  var jsonValue: JSON {
    let info = JSON(["title": "malgild", "version": .text(HostVersion.current)])
    let schemas = WireSchema.allCases.map { JSON.Member($0.rawValue, $0.body(under: Self.place)) }
    let components = JSON([
      "schemas": JSON(.object(schemas + [JSON.Member("Refusal", Self.refusal)])),
      "securitySchemes": JSON(["token": JSON(["type": "http", "scheme": "bearer"])]),
    ])
    return JSON([
      "openapi": "3.1.0", "info": info, "components": components,
      "paths": JSON(.object(routes.map { JSON.Member(Self.path($0), item($0)) })),
    ])
  }

  private static let refusal = JSON([
    "type": "object", "properties": JSON(["error": reference(.failure)]), "required": .texts(["error"]),
  ])

  /// `/v1/sessions/{id}`.
  private static func path(_ route: HTTPRoute) -> String {
    let parts = route.path.split(separator: "/").map {
      $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
    }
    return "/" + parts.joined(separator: "/")
  }

  private func item(_ route: HTTPRoute) -> JSON {
    let methods = route.methods.sorted { $0.key.rawValue < $1.key.rawValue }
    return JSON(
      .object(
        methods.map { JSON.Member($0.key.rawValue.lowercased(), operation($0.value, $0.key, at: route)) }))
  }

  private func operation(_ operation: HTTPOperation, _ method: HTTPRequest.Method, at route: HTTPRoute)
    -> JSON
  {
    let id = method.rawValue.lowercased() + route.path.replacing(":", with: "").replacing("/", with: "_")
    let isOpen = route.isOpen(to: method)
    let security = isOpen ? [JSON(.object([]))] : [JSON(.object([])), JSON(["token": .list([])])]
    return JSON([
      "operationId": .text(id), "summary": .text(operation.summary),
      "parameters": .list(parameters(operation, at: route)), "security": .list(security),
      "requestBody": operation.body.map { body in
        JSON(["required": .boolean(true), "content": JSON([operation.bodyType: JSON(["schema": body])])])
      }, "responses": responses(operation, isOpen: isOpen),
    ])
  }

  private func parameters(_ operation: HTTPOperation, at route: HTTPRoute) -> [JSON] {
    let name = JSON(["type": "string", "minLength": .integer(1), "maxLength": .integer(ClientName.longest)])
    let places = route.path.split(separator: "/").filter { $0.hasPrefix(":") }.map { part in
      JSON([
        "name": .text(String(part.dropFirst())), "in": "path", "required": .boolean(true), "schema": name,
      ])
    }
    return places
      + operation.query.map { query in
        JSON([
          "name": .text(query.name), "in": "query", "description": .text(query.text), "schema": query.schema,
        ])
      }
  }

  private func responses(_ operation: HTTPOperation, isOpen: Bool) -> JSON {
    let ours = JSON(["$ref": .text(Self.place + "Refusal")])
    let refusal = operation.refusal.map { JSON(["anyOf": .list([ours, $0])]) } ?? ours
    var members = operation.failureStatuses(isOpen: isOpen).map { status in
      JSON.Member(String(status.code), Self.response(status, [("application/json", refusal)]))
    }
    let given = Dictionary(grouping: operation.replies) { $0.status.code }
    for (code, replies) in given.sorted(by: { $0.key < $1.key }) {
      let content = replies.compactMap { reply in reply.schema.map { (reply.type, $0) } }
      members.append(JSON.Member(String(code), Self.response(replies[0].status, content)))
    }
    return JSON(.object(members.sorted { $0.key < $1.key }))
  }

  private static func response(_ status: HTTPResponse.Status, _ content: [(String, JSON)]) -> JSON {
    let media = content.map { JSON.Member($0.0, JSON(["schema": $0.1])) }
    return JSON([
      "description": .text(status.reasonPhrase), "content": media.isEmpty ? nil : JSON(.object(media)),
    ])
  }
}
