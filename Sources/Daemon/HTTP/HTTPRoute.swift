import Foundation
import HTTPTypes
import HummingbirdCore

/// An address, and what is done there for each method.
struct HTTPRoute: Sendable {
  typealias Handler = @Sendable (HTTPExchange) async throws -> Response

  /// `/v1/sessions/:id`: what is behind a colon stands for any one part.
  let path: String
  let methods: [HTTPRequest.Method: HTTPOperation]
  /// Nobody has to say who is asking.
  let isOpen: Bool
  private let parts: [Substring]

  init(_ path: String, isOpen: Bool = false, _ methods: [HTTPRequest.Method: HTTPOperation]) {
    self.path = path
    self.isOpen = isOpen
    self.methods = methods
    parts = path.split(separator: "/")
  }

  /// What stands for the part behind a colon, empty when there is none; nil when it is another address.
  func match(_ asked: [Substring]) -> String? {
    guard asked.count == parts.count else { return nil }
    var found = ""
    for (part, asked) in zip(parts, asked) where part != asked {
      guard part.hasPrefix(":"), let text = String(asked).removingPercentEncoding else { return nil }
      found = text
    }
    return found
  }
}

/// One request to an address, from somebody.
struct HTTPExchange: Sendable {
  let request: Request
  let body: BodyReading
  /// Who asks; nil at an address that is open to everybody.
  let caller: Caller?
  /// What stands in the address for the part that any may stand for.
  let parameter: String
  /// The caller is still accepted: a token may have been deleted meanwhile.
  let isServed: @Sendable () -> Bool

  /// - Returns: what is said for it behind the question mark, or nil.
  func query(_ name: String) -> String? {
    request.uri.queryParameters[name[...]].map { String($0) }
  }
}
