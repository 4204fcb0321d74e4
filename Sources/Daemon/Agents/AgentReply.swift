import Agents
import HTTPTypes
import HummingbirdCore
import JSONText
import NIOCore

/// The reply to a request of MCP: JSON when that is all there is to say, else a stream of events that ends with it.
struct AgentReply: Sendable {
  fileprivate enum Part: Sendable {
    case message(JSON)
    /// Nil when the request was cancelled.
    case reply(JSON?)
    /// It takes longer than a client likes to wait for a first byte.
    case late
  }

  /// Until a stream is begun.
  private static let patience = Duration.seconds(5)
  private let parts: AsyncStream<Part>
  private let continuation: AsyncStream<Part>.Continuation
  private let isStateless: Bool

  init(isStateless: Bool) {
    (parts, continuation) = AsyncStream.makeStream(of: Part.self)
    self.isStateless = isStateless
  }

  /// Where messages go that come before the reply.
  var outlet: AgentConnection.Outlet {
    { [continuation] in _ = continuation.yield(.message($0)) }
  }

  /// - Parameters:
  ///   - place: is held as long as the reply lasts.
  ///   - stop: the client of a stateless request has gone, which cancels it.
  func response(
    _ reply: Task<JSON?, Never>, to request: Request, holding place: PerCallerLimiter.Place,
    stop: @escaping @Sendable () -> Void
  ) async -> Response {
    let work = Task { [continuation] in
      continuation.yield(.reply(await reply.value))
      continuation.finish()
    }
    let late = Task { [continuation] in
      try await Task.sleep(for: Self.patience)
      continuation.yield(.late)
    }
    let first = await withTaskCancellationHandler {
      await parts.first { _ in true }
    } onCancel: {
      stop()
    }
    late.cancel()
    if case .reply(let json) = first { return whole(json) }
    return stream(first, to: request, holding: place, work, stop)
  }

  private func whole(_ json: JSON?) -> Response {
    guard let json else { return Response(status: .noContent) }
    var response = HTTPReply.json(text: json.line)
    if isStateless { response.status = Self.status(json["error"]?["code"]?.integer) }
    return response
  }

  private static func status(_ code: Int?) -> HTTPResponse.Status {
    switch code {
    case -32_700, -32_600, -32_602, -32_020, -32_021, -32_022: .badRequest
    case -32_601: .notFound
    default: .ok
    }
  }

  private func stream(
    _ first: Part?, to request: Request, holding place: PerCallerLimiter.Place, _ work: Task<Void, Never>,
    _ stop: @escaping @Sendable () -> Void
  ) -> Response {
    let (parts, isStateless) = (parts, isStateless)
    let body = ResponseBody { writer in
      defer { withExtendedLifetime((place, work)) {} }
      if let line = first?.event { try await writer.write(line) }
      try await withTaskCancellationHandler {
        for await part in parts { if let line = part.event { try await writer.write(line) } }
      } onCancel: {
        if isStateless { stop() }
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: EventStream.contentType, .cacheControl: "no-store", .xAccelBuffering: "no",
        .xContentTypeOptions: "nosniff",
      ], body: body)
  }
}

extension AgentReply.Part {
  fileprivate var event: ByteBuffer? {
    switch self {
    case .message(let json), .reply(let json?): ByteBuffer(string: "event: message\ndata: \(json.line)\n\n")
    case .reply(nil), .late: nil
    }
  }
}
