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
    /// Nothing was said for longer than a client likes to wait.
    case late
  }

  /// Until a stream is begun, and between two signs that it goes on.
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
    _ reply: Task<JSON?, Never>, holding place: PerCallerLimiter.Place,
    stop: @escaping @Sendable () -> Void
  ) async -> Response {
    let work = Task { [continuation] in
      continuation.yield(.reply(await reply.value))
      continuation.finish()
    }
    let signs = Task { [continuation] in
      while true {
        try await Task.sleep(for: Self.patience)
        continuation.yield(.late)
      }
    }
    let first = await withTaskCancellationHandler {
      await parts.first { _ in true }
    } onCancel: {
      stop()
    }
    if case .reply(let json) = first {
      signs.cancel()
      return whole(json)
    }
    return stream(first, holding: place, work, signs, stop)
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
    _ first: Part?, holding place: PerCallerLimiter.Place, _ work: Task<Void, Never>,
    _ signs: Task<Void, any Error>, _ stop: @escaping @Sendable () -> Void
  ) -> Response {
    let (parts, isStateless) = (parts, isStateless)
    let body = ResponseBody { writer in
      defer {
        signs.cancel()
        withExtendedLifetime((place, work)) {}
      }
      do {
        try await withTaskCancellationHandler {
          if let first { try await writer.write(first.event) }
          for await part in parts { try await writer.write(part.event) }
        } onCancel: {
          if isStateless { stop() }
        }
        try await writer.finish(nil)
      } catch {
        // A client that has gone is noticed when something is written to it.
        if isStateless { stop() }
        throw error
      }
    }
    return Response(status: .ok, headers: AgentMessageStream.headers, body: body)
  }
}

extension AgentReply.Part {
  fileprivate var event: ByteBuffer {
    switch self {
    case .message(let json), .reply(let json?): AgentMessageStream.event(json)
    // A comment, which says nothing but that it goes on.
    case .reply(nil), .late: ByteBuffer(string: ":\n\n")
    }
  }
}
