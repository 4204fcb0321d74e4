package import JSONText

/// One message of JSON-RPC 2.0, as MCP restricts it: no batches, parameters are an object, no identifier is null.
package enum RPCMessage: Hashable, Sendable {
  case request(RPCIdentifier, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// The client answers what it was asked.
  case response(RPCIdentifier, RPCResponse)
}

package enum RPCResponse: Hashable, Sendable {
  case result(JSON)
  case failure(RPCFailure)
}

/// Which request a response belongs to.
package enum RPCIdentifier: Hashable, Sendable {
  case text(String)
  case number(Int)

  /// Of an identifier that is a text, in bytes: it is written back.
  private static let longest = 256

  init?(_ json: JSON?) {
    if let number = json?.integer {
      self = .number(number)
    } else if let text = json?.string, text.utf8.count <= Self.longest {
      self = .text(text)
    } else {
      return nil
    }
  }

  package var jsonValue: JSON {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .integer(number)
    }
  }
}

extension RPCMessage {
  /// Reads a message.
  ///
  /// - Throws: `RPCRefusal` with the identifier of the request, if it could be read.
  package init(_ bytes: [UInt8]) throws(RPCRefusal) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw RPCRefusal(RPCFailure(.parseError, "the message is not UTF-8"))
    }
    let json: JSON
    do {
      json = try JSON(parsing: bytes, called: "message")
    } catch {
      throw RPCRefusal(RPCFailure(.parseError, "\(error.message) (byte \(error.offset))"))
    }
    try self.init(json)
  }

  package init(_ json: JSON) throws(RPCRefusal) {
    let id = RPCIdentifier(json["id"])
    do throws(RPCFailure) {
      self = try Self.read(json, id)
    } catch {
      throw RPCRefusal(error, id: json["method"] == nil ? nil : id)
    }
  }

  private static func read(_ json: JSON, _ id: RPCIdentifier?) throws(RPCFailure) -> RPCMessage {
    guard json.array == nil else { throw RPCFailure(.invalidRequest, "batches are not taken") }
    guard json["jsonrpc"]?.string == "2.0" else {
      throw RPCFailure(.invalidRequest, "“jsonrpc” is not “2.0”")
    }
    guard json["id"] == nil || id != nil else {
      throw RPCFailure(.invalidRequest, "“id” is a whole number or a short text")
    }
    guard let method = json["method"] else { return try response(json, id) }
    guard let method = method.string else { throw RPCFailure(.invalidRequest, "“method” is no text") }
    let parameters = json["params"] ?? JSON(.object([]))
    guard parameters.object != nil else { throw RPCFailure(.invalidRequest, "“params” is no object") }
    guard let id else { return .notification(method: method, parameters: parameters) }
    return .request(id, method: method, parameters: parameters)
  }

  private static func response(_ json: JSON, _ id: RPCIdentifier?) throws(RPCFailure) -> RPCMessage {
    guard let id else { throw RPCFailure(.invalidRequest, "“method” is missing") }
    switch (json["result"], json["error"]) {
    case (let result?, nil): return .response(id, .result(result))
    case (nil, let error?):
      let code = error["code"]?.integer ?? RPCFailure.Code.internalError.rawValue
      return .response(id, .failure(RPCFailure(number: code, error["message"]?.string ?? "")))
    default: throw RPCFailure(.invalidRequest, "either “result” or “error” is given")
    }
  }

  // MARK: Written

  package static func reply(_ response: RPCResponse, to id: RPCIdentifier?) -> JSON {
    let id = id?.jsonValue ?? .null
    return switch response {
    case .result(let result): JSON(["jsonrpc": "2.0", "id": id, "result": result])
    case .failure(let failure): JSON(["jsonrpc": "2.0", "id": id, "error": failure.jsonValue])
    }
  }

  static func request(_ id: RPCIdentifier, _ method: String, _ parameters: JSON) -> JSON {
    JSON(["jsonrpc": "2.0", "id": id.jsonValue, "method": .text(method), "params": parameters])
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    JSON(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }
}

extension RPCMessage {
  /// The identifier of a request.
  package var id: RPCIdentifier? {
    if case .request(let id, _, _) = self { id } else { nil }
  }
}

/// Why a message is not taken, and the request that it was.
package struct RPCRefusal: Error, Hashable, Sendable {
  package var failure: RPCFailure
  package var id: RPCIdentifier?

  package init(_ failure: RPCFailure, id: RPCIdentifier? = nil) {
    self.failure = failure
    self.id = id
  }

  package var reply: JSON { RPCMessage.reply(.failure(failure), to: id) }
}
