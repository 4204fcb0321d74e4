import Foundation
import HTTPTypes
import HummingbirdCore

/// An address, and what is done there for each method.
struct HTTPRoute: Sendable {
  typealias Handler = @Sendable (HTTPExchange) async throws -> Response

  /// `/v1/sessions/:id`: what is behind a colon stands for any one part.
  let path: String
  let methods: [HTTPRequest.Method: HTTPOperation]
  /// With these methods it is served without authentication.
  private let openMethods: Set<HTTPRequest.Method>
  private let isOpenToAll: Bool
  private let parts: [Substring]

  /// - Parameter isOpen: every method is served without authentication.
  init(
    _ path: String, isOpen: Bool = false, openMethods: Set<HTTPRequest.Method> = [],
    _ methods: [HTTPRequest.Method: HTTPOperation]
  ) {
    self.path = path
    self.openMethods = openMethods
    isOpenToAll = isOpen
    self.methods = methods
    parts = path.split(separator: "/")
  }

  /// Served without authentication.
  func isOpen(to method: HTTPRequest.Method) -> Bool { isOpenToAll || openMethods.contains(method) }

  /// What stands for the last part behind a colon, empty when there is none; nil when it is another address.
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
  /// Who is at the other end of the connection, as the kernel says; nil when it does not know.
  let peer: UInt32?
  /// What stands in the address for the part that any may stand for.
  let parameter: String
  /// The caller is still accepted: a token may have been deleted meanwhile.
  let isServed: @Sendable () -> Bool

  /// - Returns: what is said for it behind the question mark, or nil.
  func query(_ name: String) -> String? {
    request.uri.queryParameters[name[...]].map { String($0) }
  }
}
