import ConversationProtocol
import Foundation
import HTTPTypes
import HummingbirdCore
import JSONText
import NIOCore

/// What is sent back: JSON, or text that is no JSON.
enum HTTPReply {
  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return response(try encoder.encode(value), type: "application/json; charset=utf-8", status: status)
  }

  /// JSON that is written already.
  static func json(text: String) -> Response {
    response(Data((text + "\n").utf8), type: "application/json; charset=utf-8", status: .ok)
  }

  static func json(_ json: JSON, status: HTTPResponse.Status) -> Response {
    response(Data(json.lineBytes), type: "application/json; charset=utf-8", status: status)
  }

  /// A refusal that has more to say than why.
  static func refusal(_ json: JSON, status: HTTPResponse.Status) -> Response {
    response(Data(json.lineBytes), type: "application/json; charset=utf-8", status: status)
  }

  static func text(_ text: String, type: String) -> Response {
    response(Data(text.utf8), type: type, status: .ok)
  }

  static func body(of failure: HTTPFailure) -> Data {
    Data(JSON(["error": failure.reason.jsonValue]).lineBytes)
  }

  static func failure(_ failure: HTTPFailure) -> Response {
    var response = response(
      body(of: failure), type: "application/json; charset=utf-8", status: failure.status)
    for (name, value) in failure.headers { response.headers[name] = value }
    if failure.closes { response.headers[.connection] = "close" }
    return response
  }

  private static func response(_ body: Data, type: String, status: HTTPResponse.Status) -> Response {
    Response(
      status: status,
      headers: [.contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }
}
