import Foundation
import HTTPTypes
import Hosting

/// Why an HTTP request has no reply: its status, and the object that is sent in its place.
///
///     {"error":{"code":"not_found","message":"there is no conversation “s_1”","retryable":false}}
struct HTTPFailure: Error, Hashable, Sendable {
  var status: HTTPResponse.Status
  var code: String
  var message: String
  var isRetryable = false
  var headers: [HTTPField.Name: String] = [:]
  /// What is still to come of the request is not waited for.
  var closes = false

  init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  init(_ failure: DaemonFailure) {
    self.init(Self.status(of: failure.code), failure.code.rawValue, failure.message)
    isRetryable = failure.isRetryable
    if status == .serviceUnavailable { headers[.retryAfter] = "1" }
  }

  init(_ error: any Error) {
    switch error {
    case let failure as HTTPFailure: self = failure
    default: self.init(DaemonFailure(error))
    }
  }

  private static func status(of code: DaemonFailure.Code) -> HTTPResponse.Status {
    switch code {
    case .badRequest: .badRequest
    case .tooLarge: .contentTooLarge
    case .notFound: .notFound
    case .notPermitted: .forbidden
    case .superseded, .inProgress: .conflict
    case .busy, .unavailable: .serviceUnavailable
    case .badData: .unprocessableContent
    case .configuration, .internalError: .internalServerError
    }
  }
}

// MARK: What is refused

extension HTTPFailure {
  static func badRequest(_ message: String) -> HTTPFailure {
    HTTPFailure(.badRequest, "bad_request", message)
  }

  static let notFound = HTTPFailure(.notFound, "not_found", "there is nothing at this address")

  /// - Parameter methods: what there is instead.
  static func notAllowed(_ methods: [HTTPRequest.Method]) -> HTTPFailure {
    let names = methods.map(\.rawValue).sorted().joined(separator: ", ")
    var failure = HTTPFailure(.methodNotAllowed, "method_not_allowed", "this address takes \(names)")
    failure.headers[.allow] = names
    return failure
  }

  static func unauthorized(_ message: String) -> HTTPFailure {
    var failure = HTTPFailure(.unauthorized, "unauthorized", message)
    failure.headers[.wwwAuthenticate] = #"Bearer realm="malgil""#
    return failure
  }

  static func forbidden(_ message: String) -> HTTPFailure {
    HTTPFailure(.forbidden, "not_permitted", message)
  }

  static func conflict(_ message: String) -> HTTPFailure { HTTPFailure(.conflict, "conflict", message) }

  static func misdirected(_ host: String) -> HTTPFailure {
    HTTPFailure(
      .misdirectedRequest, "misdirected",
      "“\(host)” is no name of this daemon; http.hosts has those that it answers to")
  }

  static let lengthRequired = HTTPFailure(
    .lengthRequired, "length_required", "the length of the body is missing (Content-Length)")

  static func tooLarge(_ limit: Int) -> HTTPFailure {
    var failure = HTTPFailure(.contentTooLarge, "too_large", "a request has at most \(limit) bytes")
    failure.closes = true
    return failure
  }

  static let unsupportedType = HTTPFailure(
    .unsupportedMediaType, "unsupported_type", "the body is JSON (Content-Type: application/json)")

  static let timeout: HTTPFailure = {
    var failure = HTTPFailure(.requestTimeout, "timeout", "the body did not come in time")
    failure.isRetryable = true
    failure.closes = true
    return failure
  }()

  static func tooMany(_ message: String) -> HTTPFailure {
    var failure = HTTPFailure(.tooManyRequests, "too_many", message)
    failure.isRetryable = true
    failure.headers[.retryAfter] = "1"
    return failure
  }

  static let tooManyConnections: HTTPFailure = {
    var failure = HTTPFailure(.serviceUnavailable, "busy", "there are too many connections; try again")
    failure.isRetryable = true
    failure.headers[.retryAfter] = "1"
    failure.closes = true
    return failure
  }()
}

extension HTTPFailure: Encodable {
  private enum Key: String, CodingKey { case error }
  private enum ErrorKey: String, CodingKey { case code, message, retryable }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var error = container.nestedContainer(keyedBy: ErrorKey.self, forKey: .error)
    try error.encode(code, forKey: .code)
    try error.encode(message, forKey: .message)
    try error.encode(isRetryable, forKey: .retryable)
  }
}
