import ConversationProtocol
import Foundation
import Hosting
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOPosix
import ServiceLifecycle

/// Serves HTTP: on this machine only, unless it is told otherwise and there is a token.
struct HTTPServer: Service, CustomStringConvertible {
  private typealias Connection = HTTP1Channel.Value

  private let daemon: Daemon
  private let listener: HTTPListener
  private let door: RequestPipeline
  private let channels: HTTP1Channel.Configuration
  private let sessions: AgentSessions
  private let connections: ConcurrencyLimiter
  /// Connections over the limit that get a reply.
  private let refusals = ConcurrencyLimiter(64)
  private let fullLog: SeldomLog
  private let refusalLog: RefusalLog
  /// Requests that are being answered, but for event streams.
  private let requests = PerCallerLimiter(.max)
  private let date = HTTPDate()

  /// - Parameter inherited: a socket that systemd listens at; the configured address is not used then.
  /// - Throws: `AssistantFailure` when the address cannot be listened on, or is reachable from outside and there is no token.
  init(_ daemon: Daemon, inherited: Int32? = nil, metrics: PrometheusMetrics = .process) throws {
    let configuration = daemon.configuration
    let file = configuration.httpTokens.map { TokenFile(at: $0) } ?? TokenFile(in: daemon.host.folders)
    let tokens = try TokenCheck(file)
    let host = configuration.httpHost
    listener =
      try inherited.map { try HTTPListener(inherited: $0) }
      ?? HTTPListener(host: host, port: configuration.httpPort)
    guard try listener.address.isLoopback || tokens.count() > 0 else {
      listener.close()
      throw AssistantFailure(
        .configuration,
        "HTTP at \(listener.address) reaches further than this machine, and there is no token at \(file.path); "
          + "malgil token create NAME makes one")
    }
    self.daemon = daemon
    refusalLog = RefusalLog(daemon.logger)
    let answering = HTTPHandlers(daemon, metrics: metrics)
    sessions = answering.sessions
    door = RequestPipeline(
      answering, names: AllowedHosts(host: host, more: configuration.httpHosts),
      callers: Authenticator(tokens: tokens, browsers: daemon.page.browsers, cookie: daemon.page.cookie),
      metrics: daemon.metrics,
      log: refusalLog)
    daemon.page.isServed(at: listener.address)
    connections = ConcurrencyLimiter(configuration.limits.connections)
    fullLog = SeldomLog(daemon.logger)
    let heartbeat = TimeAmount.seconds(Int64(configuration.limits.heartbeatSeconds))
    let patience = TimeAmount.seconds(Int64(configuration.limits.idleSeconds))
    channels = HTTP1Channel.Configuration(
      additionalChannelHandlers: [StalledClient(patience: patience), EventHeartbeat(every: heartbeat)],
      idleTimeout: patience,
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 100))
  }

  var description: String { "HTTP" }

  /// Where it listens.
  var address: SocketEnd { listener.address }

  func run() async throws {
    let server = try await listening()
    // A descriptor that is given to the bootstrap listens with a short queue whatever its options say.
    listen(listener.descriptor, HTTPListener.backlog)
    daemon.logger.info("listening", metadata: ["http": "\(listener.address)"])
    try await withGracefulShutdownHandler {
      try await server.executeThenClose { inbound in
        await withDiscardingTaskGroup { group in
          do {
            for try await connection in inbound {
              group.addTask(executorPreference: OwnThreads.doors) { await serve(connection) }
            }
          } catch {
            daemon.logger.error("nobody can connect any more", metadata: ["error": "\(error)"])
          }
          // Whoever is waiting for a reply gets it; whoever is only connected is let go.
          while requests.count > 0, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
          group.cancelAll()
        }
      }
    } onGracefulShutdown: {
      server.channel.close(promise: nil)
      sessions.close()
    }
  }

  private func listening() async throws -> NIOAsyncChannel<Connection, Never> {
    let setup = HTTP1Channel(responder: { _, _, _ in }, configuration: channels)
    let logger = daemon.logger
    // Sixteen requests: a refused client that is still sending can read the reply.
    let refusalLog = refusalLog
    let thrownAway = daemon.configuration.limits.requestBytes * 16
    return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptFailures(logger))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .bind(listener.descriptor) { channel in
        setup.setup(channel: channel, logger: logger).flatMapThrowing { value in
          try Self.addHandlers(to: channel.pipeline.syncOperations, refusalLog, thrownAway: thrownAway)
          return value
        }
      }
  }

  /// Next to the bytes, and between the parser and what is made of its parts.
  static func addHandlers(
    to pipeline: ChannelPipeline.SynchronousOperations, _ log: RefusalLog, thrownAway: Int
  ) throws {
    let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
    try pipeline.addHandler(RequestHeadCheck(log), position: .after(parser))
    try pipeline.addHandler(LingeringClose(limit: thrownAway), position: .first)
  }

  // MARK: One connection

  private func serve(_ connection: Connection) async {
    do {
      try await connections.take {
        let user = SocketEnd(connection.channel.remoteAddress).flatMap {
          LoopbackPeer.user(at: $0, connectedTo: listener.address)
        }
        daemon.logger.debug(
          "connected",
          metadata: [
            "door": "http", "from": "\(SocketEnd(connection.channel.remoteAddress).map(\.description) ?? "")",
            "user": "\(user.map(String.init) ?? "unknown")",
          ])
        await handle(connection) { try await door.respond(to: $0, peer: user) }
      }
    } catch {
      await refuse(connection)
    }
  }

  /// Replies at once that there are too many connections, and closes this one.
  private func refuse(_ connection: Connection) async {
    fullLog.warn("too many connections", ["door": "http"])
    try? await connection.executeThenClose { _, outbound in
      try await refusals.take {
        var response = HTTPReply.failure(.tooManyConnections)
        response.headers[.date] = date.now
        let body = ByteBuffer(bytes: HTTPReply.body(of: .tooManyConnections))
        try await outbound.write(contentsOf: [.head(response.head), .body(body), .end(nil)])
        outbound.finish()
        try await connection.channel.closeFuture.get()
      }
    }
  }

  private func handle(
    _ connection: Connection, _ respond: @escaping @Sendable (Request) async throws -> Response
  ) async {
    let (requests, date) = (requests, date)
    let channel = HTTP1Channel(
      responder: { request, writer, channel in
        let place = request.uri.path == "/v1/events" ? nil : requests.take("")
        defer { withExtendedLifetime(place) {} }
        var response = try await respond(request)
        response.headers[.date] = date.now
        if request.headers[.connection] == "close" { response.headers[.connection] = "close" }
        if request.method == .head {
          try await writer.writeResponse(response.head)
        } else {
          try await writer.write(response: response.head, body: response.body)
        }
        if response.headers[.connection] == "close" { try? await channel.close(mode: .output).get() }
      }, configuration: channels)
    await channel.handle(value: connection, logger: daemon.logger)
  }
}
