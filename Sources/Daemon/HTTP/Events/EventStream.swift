import ConversationProtocol
import Foundation
import HTTPTypes
import Hosting
import HummingbirdCore
import JSONText
import NIOCore

/// Events as a stream that a page can read: server-sent events, as the HTML standard has them.
enum EventStream {
  static let contentType = "text/event-stream"

  /// The last event that a client knows, which it says when it comes back.
  ///
  /// - Throws: `HTTPFailure` when it is none of ours.
  static func lastEvent(_ request: Request) throws(HTTPFailure) -> Int? {
    let said =
      request.headers[.lastEventID]
      ?? request.uri.queryParameters["after"].map { String($0) }
    guard let said, !said.isEmpty else { return nil }
    guard said.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let id = Int(said)
    else { throw .badRequest("“\(said)” is no event's identifier") }
    return id
  }

  /// Lasts until the client leaves, is too far behind or no longer served, or the daemon stops.
  ///
  /// - Parameters:
  ///   - place: is held as long as the stream lasts.
  ///   - isServed: the client may still be told.
  static func response(
    _ events: AsyncStream<EventLine>, to request: Request, holding place: PerCallerLimiter.Place,
    while isServed: @escaping @Sendable () -> Bool
  ) -> Response {
    let body = ResponseBody { writer in
      defer { withExtendedLifetime(place) {} }
      // Before the first event, so that a client knows that it is being told.
      try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
      try await request.body.consumeWithCancellationOnInboundClose { _ in
        for await event in events {
          guard isServed() else { return }
          try await writer.write(ByteBuffer(string: text(of: event)))
        }
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: contentType, .cacheControl: "no-store", .xAccelBuffering: "no",
        .xContentTypeOptions: "nosniff",
      ], body: body)
  }

  /// JSON on one line needs no second `data:`.
  static func text(of line: EventLine) -> String {
    let id = if case .event(let event) = line { "id: \(event.id)\n" } else { "" }
    return "\(id)event: \(line.name)\ndata: \(line.jsonValue.line)\n\n"
  }
}
