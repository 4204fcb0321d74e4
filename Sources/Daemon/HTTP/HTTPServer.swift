import Foundation
import Hosting
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// Serves HTTP: on this machine only, unless it is told otherwise and there is a token.
struct HTTPServer: Service, CustomStringConvertible {
  private typealias Connection = HTTP1Channel.Value

  private let daemon: Daemon
  private let listener: HTTPListener
  private let door: HTTPDoor
  private let channels: HTTP1Channel.Configuration
  private let connections: Places
  /// Requests that are being answered, but for event streams.
  private let requests = CallerPlaces(.max)
  private let date = HTTPDate()

  /// - Parameter inherited: a socket that systemd listens at; the configured address is not used then.
  /// - Throws: `HostFailure` when nobody can be listened to there, or everybody could and there is no token.
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
      throw HostFailure(
        "HTTP at \(listener.address) reaches further than this machine, and there is no token at \(file.path); "
          + "malgil token create NAME makes one", .configuration)
    }
    self.daemon = daemon
    door = HTTPDoor(
      HTTPAnswering(daemon, metrics: metrics), names: HTTPNames(host: host, more: configuration.httpHosts),
      callers: HTTPCallers(tokens: tokens), metrics: daemon.metrics)
    connections = Places(configuration.limits.connections)
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
    daemon.logger.info("listening", metadata: ["http": "\(listener.address)"])
    try await withGracefulShutdownHandler {
      try await server.executeThenClose { inbound in
        await withDiscardingTaskGroup { group in
          do {
            for try await connection in inbound { group.addTask { await serve(connection) } }
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
    }
  }

  private func listening() async throws -> NIOAsyncChannel<Connection, Never> {
    let setup = HTTP1Channel(responder: { _, _, _ in }, configuration: channels)
    let logger = daemon.logger
    return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptFailures())
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .bind(listener.descriptor) { channel in setup.setup(channel: channel, logger: logger) }
  }

  // MARK: One connection

  private func serve(_ connection: Connection) async {
    do {
      try await connections.take {
        let user = SocketEnd(connection.channel.remoteAddress).flatMap {
          LoopbackPeer.user(at: $0, connectedTo: listener.address)
        }
        await handle(connection) { try await door.respond(to: $0, peer: user) }
      }
    } catch {
      await handle(connection) { _ in HTTPReply.failure(.tooManyConnections) }
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
        try await writer.write(response: response.head, body: response.body)
        if response.headers[.connection] == "close" { Self.close(channel) }
      }, configuration: channels)
    await channel.handle(value: connection, logger: daemon.logger)
  }

  /// The client hears that no more is read, and has time to read why before the connection is gone.
  private static func close(_ channel: any Channel) {
    channel.close(mode: .output, promise: nil)
    channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
  }
}
