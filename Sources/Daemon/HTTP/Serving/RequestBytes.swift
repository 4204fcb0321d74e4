import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The body of a request: JSON or audio, so long and no longer, within a time.
struct RequestBytes: Sendable {
  let limit: Int
  let time: Duration

  /// - Parameter isTyped: whether the head has to say that it is JSON.
  /// - Throws: `HTTPFailure`: 400, 408, 411, 413, 415; and what reading the connection throws.
  func json(of exchange: HTTPExchange, isTyped: Bool = true) async throws -> Data {
    guard !isTyped || Self.isJSON(exchange.request.headers[.contentType]) else {
      throw HTTPFailure.unsupportedType
    }
    let bytes = try await bytes(of: exchange, limit: limit)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw HTTPFailure.badRequest("the body is not UTF-8")
    }
    return bytes
  }

  /// - Parameter limit: that of a recording, which has more bytes than other requests.
  /// - Throws: `HTTPFailure`: 408, 411, 413, 415; and what reading the connection throws.
  func audio(of exchange: HTTPExchange, limit: Int) async throws -> Data {
    guard Self.isWave(exchange.request.headers[.contentType]) else { throw HTTPFailure.noAudioType }
    return try await bytes(of: exchange, limit: limit)
  }

  private static func isWave(_ type: String?) -> Bool {
    let name = (type ?? "").lowercased().prefix { $0 != ";" }.filter { !$0.isWhitespace }
    return ["audio/wav", "audio/wave", "audio/x-wav"].contains(name)
  }

  private func bytes(of exchange: HTTPExchange, limit: Int) async throws -> Data {
    try Self.checkLength(exchange.request.headers, limit)
    let bytes = try await bytes(of: exchange.request.body, limit)
    exchange.body.finish()
    return bytes
  }

  /// What can be refused is refused before anything is read.
  private static func checkLength(_ headers: HTTPFields, _ limit: Int) throws {
    if let length = headers[.contentLength].flatMap({ Int($0) }) {
      guard length <= limit else { throw HTTPFailure.tooLarge(limit) }
    } else if headers[.transferEncoding] == nil {
      throw HTTPFailure.lengthRequired
    }
  }

  /// `application/json`, in UTF-8 if a character set is named.
  static func isJSON(_ type: String?) -> Bool {
    let parts = (type ?? "").lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard parts.first == "application/json" else { return false }
    return parts.dropFirst().allSatisfy {
      !$0.hasPrefix("charset=") || ["charset=utf-8", "charset=\"utf-8\""].contains($0)
    }
  }

  private func bytes(of body: RequestBody, _ limit: Int) async throws -> Data {
    try await withThrowingTaskGroup(of: Data.self) { group in
      group.addTask {
        do {
          return Data((try await body.collect(upTo: limit)).readableBytesView)
        } catch is NIOTooManyBytesError {
          throw HTTPFailure.tooLarge(limit)
        }
      }
      group.addTask {
        try await Task.sleep(for: time)
        throw HTTPFailure.timeout
      }
      defer { group.cancelAll() }
      // There is a first one.
      return try await group.next() ?? Data()
    }
  }
}
