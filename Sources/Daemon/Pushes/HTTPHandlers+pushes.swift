import Foundation
import HTTPTypes
import Hosting
import HummingbirdCore
import JSONText
import Surfaces

/// Updates of activities from outside, as Apple's push service takes them.
extension HTTPHandlers {
  /// The token in the address is the right to update one activity; no other credential is needed.
  @Sendable func push(_ exchange: HTTPExchange) async throws -> Response {
    let body = try await bytes.json(of: exchange, isTyped: false)
    do throws(PushRefusal) {
      let id = try PushReading.check(exchange.request.headers)
      try await take(body, token: exchange.parameter)
      return HTTPReply.pushed(id)
    } catch {
      return HTTPReply.refusedPush(error, at: daemon.clock.now)
    }
  }

  private func take(_ body: Data, token: String) async throws(PushRefusal) {
    guard token.utf8.count == 64, token.allSatisfy({ $0.isHexDigit && $0.isASCII }) else {
      throw .badDeviceToken
    }
    let push = try PushReading.push(body)
    guard pushRates.take() else { throw .tooManyRequests }
    let outcome = try? await TurnExecutor.run { [daemon, pushRates] in
      try await daemon.boards.board(in: daemon.host.language)?.push(push, token: token.lowercased()) {
        pushRates.take($0)
      }
    }
    switch outcome ?? nil {
    case .taken?: daemon.surfaces.lookSoon()
    case .badContent?: throw .badContentState
    case .tooLarge?: throw .payloadTooLarge
    case .tooMany?: throw .tooManyRequests
    case .unregistered?: throw .unregistered
    case nil: throw .internalServerError
    }
  }
}

extension HTTPReply {
  /// Taken.
  fileprivate static func pushed(_ id: String) -> Response {
    var response = Response(
      status: .ok, headers: [.cacheControl: "no-store", .xContentTypeOptions: "nosniff"])
    response.headers[.apnsID] = id
    return response
  }

  fileprivate static func refusedPush(_ refusal: PushRefusal, at now: Date) -> Response {
    var members: [String: JSON] = ["reason": .text(refusal.rawValue)]
    if refusal == .unregistered {
      members["timestamp"] = .integer(Int(clamping: Int64(now.timeIntervalSince1970 * 1_000)))
    }
    return self.refusal(JSON(members), status: refusal.status)
  }
}
