import Agents
import HTTPTypes
import HummingbirdCore
import JSONText
import NIOCore

/// The stream on which a client of the handshake era is told what belongs to none of its requests.
enum AgentMessageStream {
  /// Lasts until the client leaves, its session ends, or it is served no longer.
  ///
  /// - Parameter place: is held as long as the stream lasts.
  static func response(
    _ messages: AsyncStream<JSON>, to request: Request, holding place: PerCallerLimiter.Place,
    while isServed: @escaping @Sendable () -> Bool
  ) -> Response {
    let body = ResponseBody { writer in
      defer { withExtendedLifetime(place) {} }
      // A comment, so that the client knows that it is being told.
      try await writer.write(ByteBuffer(string: ":\n\n"))
      try await request.body.consumeWithCancellationOnInboundClose { _ in
        for await message in messages {
          guard isServed() else { return }
          try await writer.write(event(message))
        }
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: headers, body: body)
  }

  static let headers: HTTPFields = [
    .contentType: EventStream.contentType, .cacheControl: "no-store", .xAccelBuffering: "no",
    .xContentTypeOptions: "nosniff",
  ]

  static func event(_ message: JSON) -> ByteBuffer {
    ByteBuffer(string: "event: message\ndata: \(message.line)\n\n")
  }
}
