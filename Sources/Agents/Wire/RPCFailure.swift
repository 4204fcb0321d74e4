package import JSONText

/// The `error` of a response.
package struct RPCFailure: Error, Hashable, Sendable {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    /// More requests at once than are taken.
    case busy = -32000
    /// Of the handshake era.
    case resourceNotFound = -32002
    case headerMismatch = -32020
    case missingClientCapability = -32021
    case unsupportedVersion = -32022
  }

  /// As it is written: clients have codes of their own.
  package var code: Int
  package var message: String
  package var data: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.init(number: code.rawValue, message)
    self.data = data
  }

  init(number code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  package var jsonValue: JSON {
    JSON(["code": .integer(code), "message": .text(message), "data": data])
  }

  static func unknownMethod(_ method: String) -> RPCFailure {
    RPCFailure(.methodNotFound, "there is no method “\(method.prefix(100))”")
  }

  static func invalid(_ message: String) -> RPCFailure { RPCFailure(.invalidParameters, message) }

  static func invalid(_ mistake: JSONMistake) -> RPCFailure { invalid(mistake.message) }
}

extension JSON {
  /// The value that a method needs.
  func parameter(_ key: String) throws(RPCFailure) -> String {
    do {
      return try text(key)
    } catch {
      throw .invalid(error)
    }
  }
}
