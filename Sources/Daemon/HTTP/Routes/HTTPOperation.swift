import ConversationProtocol
import HTTPTypes
import JSONText

/// What is done at an address for one method: by whom, and what is said of it to programs (`/openapi.json`).
struct HTTPOperation: Sendable {
  /// What a reply without a failure is.
  struct Reply: Sendable {
    var type = "application/json"
    /// Nil for a reply without a body.
    var schema: JSON?
    var status = HTTPResponse.Status.ok
  }

  struct Query: Sendable {
    let name: String
    let text: String
    var schema = JSON(["type": "string"])
  }

  let summary: String
  let query: [Query]
  /// The schema of the body; nil when there is none.
  let body: JSON?
  /// Its `Content-Type`.
  let bodyType: String
  let replies: [Reply]
  /// What a refusal may be beside an `error` of ours; nil: nothing else.
  let refusal: JSON?
  /// What it fails with, beside what may happen at every address.
  let failures: [AssistantFailure.Code]
  let handler: HTTPRoute.Handler

  /// - Parameters:
  ///   - summary: a sentence for people.
  ///   - body: the schema of what is taken.
  ///   - bodyType: its `Content-Type`.
  ///   - replies: what is given.
  init(
    _ summary: String, query: [Query] = [], takes body: JSON? = nil,
    as bodyType: String = "application/json", gives replies: Reply...,
    fails failures: [AssistantFailure.Code] = [], refusing refusal: JSON? = nil,
    by handler: @escaping HTTPRoute.Handler
  ) {
    self.summary = summary
    self.query = query
    self.body = body
    self.bodyType = bodyType
    self.replies = replies
    self.failures = failures
    self.refusal = refusal
    self.handler = handler
  }

  /// Every status that a failure here can have.
  func failureStatuses(isOpen: Bool) -> [HTTPResponse.Status] {
    var codes: [AssistantFailure.Code] = [.badRequest, .notPermitted, .misdirected, .internalError]
    if !isOpen { codes.append(.unauthorized) }
    if body != nil { codes += [.timeout, .lengthRequired, .tooLarge, .unsupportedType] }
    let statuses = Set((codes + failures).map { HTTPFailure(AssistantFailure($0, "")).status })
    return statuses.sorted { $0.code < $1.code }
  }
}

extension HTTPOperation.Reply {
  static func json(_ schema: JSON) -> HTTPOperation.Reply { HTTPOperation.Reply(schema: schema) }
  static func json(_ schema: WireSchema) -> HTTPOperation.Reply { .json(OpenAPIDocument.reference(schema)) }
  static func text(_ type: String) -> HTTPOperation.Reply {
    HTTPOperation.Reply(type: type, schema: JSON(["type": "string"]))
  }
  static let picture = HTTPOperation.Reply(
    type: "image/*", schema: JSON(["type": "string", "contentMediaType": "image/*"]))
  static func nothing(_ status: HTTPResponse.Status) -> HTTPOperation.Reply {
    HTTPOperation.Reply(schema: nil, status: status)
  }
}
