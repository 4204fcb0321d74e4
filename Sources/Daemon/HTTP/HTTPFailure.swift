import ConversationProtocol
import HTTPTypes
import Hosting

/// A failure as HTTP has it: its status, its headers, and the object that is sent in its place.
///
///     {"error":{"code":"not_found","message":"there is no conversation “s_1”","retryable":false}}
struct HTTPFailure: Error, Hashable, Sendable {
  var reason: AssistantFailure
  var headers: [HTTPField.Name: String] = [:]
  /// What is still to come of the request is not waited for.
  var closes = false

  init(_ reason: AssistantFailure) {
    self.reason = reason
    if status == .serviceUnavailable || status == .tooManyRequests { headers[.retryAfter] = "1" }
  }

  private init(_ code: AssistantFailure.Code, _ message: String) {
    self.init(AssistantFailure(code, message))
  }

  init(_ error: any Error) {
    switch error {
    case let failure as HTTPFailure: self = failure
    default: self.init(AssistantFailure(error))
    }
  }

  var status: HTTPResponse.Status {
    switch reason.code {
    case .unauthorized: .unauthorized
    case .notPermitted: .forbidden
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .timeout: .requestTimeout
    case .conflict, .superseded, .inProgress: .conflict
    case .lengthRequired: .lengthRequired
    case .tooLarge: .contentTooLarge
    case .notAcceptable: .notAcceptable
    case .unsupportedType: .unsupportedMediaType
    case .misdirected: .misdirectedRequest
    case .badData: .unprocessableContent
    case .tooMany: .tooManyRequests
    case .busy, .unavailable: .serviceUnavailable
    case .configuration, .internalError: .internalServerError
    // The others are what a turn ends with, which has the status 200.
    default: .badRequest
    }
  }
}

// MARK: What is refused

extension HTTPFailure {
  static func badRequest(_ message: String) -> HTTPFailure {
    HTTPFailure(.badRequest, message)
  }

  static let notFound = HTTPFailure(.notFound, "there is nothing at this address")

  /// - Parameter methods: what there is instead.
  static func notAllowed(_ methods: [HTTPRequest.Method]) -> HTTPFailure {
    let names = methods.map(\.rawValue).sorted().joined(separator: ", ")
    var failure = HTTPFailure(.methodNotAllowed, "this address takes \(names)")
    failure.headers[.allow] = names
    return failure
  }

  static func unauthorized(_ message: String) -> HTTPFailure {
    var failure = HTTPFailure(.unauthorized, message)
    failure.headers[.wwwAuthenticate] = #"Bearer realm="malgil""#
    return failure
  }

  static func forbidden(_ message: String) -> HTTPFailure {
    HTTPFailure(.notPermitted, message)
  }

  static func conflict(_ message: String) -> HTTPFailure { HTTPFailure(.conflict, message) }

  static func misdirected(_ host: String) -> HTTPFailure {
    HTTPFailure(
      .misdirected,
      "“\(host)” is no name of this daemon; http.hosts has those that it answers to")
  }

  static let lengthRequired = HTTPFailure(
    .lengthRequired, "the length of the body is missing (Content-Length)")

  static func tooLarge(_ limit: Int) -> HTTPFailure {
    var failure = HTTPFailure(.tooLarge, "a request has at most \(limit) bytes")
    failure.closes = true
    return failure
  }

  static let unsupportedType = HTTPFailure(
    .unsupportedType, "the body is JSON (Content-Type: application/json)")

  static let noAudioType = HTTPFailure(
    .unsupportedType, "the body is audio in the WAV format (Content-Type: audio/wav)")

  static let notAcceptable = HTTPFailure(
    .notAcceptable, "a reply is application/json or text/event-stream (Accept)")

  static let timeout: HTTPFailure = {
    var failure = HTTPFailure(.timeout, "the body did not come in time")
    failure.closes = true
    return failure
  }()

  static func tooMany(_ message: String) -> HTTPFailure {
    HTTPFailure(.tooMany, message)
  }

  static let tooManyConnections: HTTPFailure = {
    var failure = HTTPFailure(.busy, "there are too many connections; try again")
    failure.closes = true
    return failure
  }()
}
