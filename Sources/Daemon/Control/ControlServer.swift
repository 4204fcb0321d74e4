import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// Listens at the control socket, and serves whoever is the daemon's own user.
struct ControlServer: Service, CustomStringConvertible {
  private typealias Connection = NIOAsyncChannel<LineFraming.Line, ByteBuffer>

  private let daemon: Daemon
  private let file: ControlSocketFile
  private let answering: ControlAnswering
  /// Requests that are being answered.
  private let requests = ConcurrencyLimiter(.max)
  private let connections: ConcurrencyLimiter
  private let log: RefusalLog

  /// - Parameter inherited: a socket that systemd listens at; the configured path is not used then.
  /// - Throws: `AssistantFailure` when the socket cannot be opened.
  init(_ daemon: Daemon, inherited: Int32? = nil) throws {
    self.daemon = daemon
    file =
      try inherited.map { try ControlSocketFile(inherited: $0, path: daemon.configuration.socket) }
      ?? ControlSocketFile(at: daemon.configuration.socket)
    answering = ControlAnswering(daemon)
    log = RefusalLog(daemon.logger)
    connections = ConcurrencyLimiter(daemon.configuration.limits.connections)
  }

  var description: String { "control socket" }

  func run() async throws {
    let server = try await listening()
    // A descriptor that is given to the bootstrap listens with a short queue whatever its options say.
    listen(file.descriptor, HTTPListener.backlog)
    daemon.logger.info("listening", metadata: ["socket": "\(file.path)"])
    defer { file.remove() }
    try await withGracefulShutdownHandler {
      try await server.executeThenClose { inbound in
        await withDiscardingTaskGroup { group in
          do {
            for try await connection in inbound {
              group.addTask(executorPreference: OwnThreads.doors) { await admit(connection) }
            }
          } catch {
            daemon.logger.error("nobody can connect any more", metadata: ["error": "\(error)"])
          }
          // Whoever is waiting for a reply gets it; whoever is only connected is let go.
          await daemon.conversations.close()
          while requests.count > 0, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
          group.cancelAll()
        }
      }
    } onGracefulShutdown: {
      server.channel.close(promise: nil)
    }
  }

  private func listening() async throws -> NIOAsyncChannel<Connection, Never> {
    let limit = daemon.configuration.limits.requestBytes
    let logger = daemon.logger
    return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptFailures(logger))
        }
      }
      .bind(file.descriptor) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(LineFraming(limit: limit)))
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
  }

  // MARK: One connection

  private func admit(_ connection: Connection) async {
    do {
      try await connection.executeThenClose { inbound, outbound in
        let peer = try await Self.peer(of: connection.channel)
        daemon.logger.debug("connected", metadata: ["door": "control", "user": "\(peer.user)"])
        do {
          try await connections.take {
            guard peer.user == getuid() else {
              throw AssistantFailure(.notPermitted, "only the daemon's own user is served here")
            }
            try await serve(inbound, outbound, peer.user)
          }
        } catch let failure as AssistantFailure {
          log.refused(failure, by: peer.user)
          try await outbound.write(ByteBuffer(bytes: ControlReply(.failure(failure)).line))
        }
      }
    } catch {
      // Whoever went away does not hear of it.
      daemon.logger.debug("a connection ended", metadata: ["error": "\(error)"])
    }
  }

  private static func peer(of channel: any Channel) async throws -> PeerCredentials {
    guard let provider = channel as? any SocketOptionProvider else { return PeerCredentials() }
    return try await provider.unsafeGetSocketOption(
      level: NIOBSDSocket.OptionLevel.socket, name: NIOBSDSocket.Option(rawValue: SO_PEERCRED)
    ).get()
  }

  private func serve(
    _ inbound: NIOAsyncChannelInboundStream<LineFraming.Line>,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>, _ user: UInt32
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var isSubscribed = false
      for try await line in inbound {
        let isTold = isSubscribed
        let isNew = try await requests.take {
          let (request, reply) = await answer(line, from: user, isSubscribed: isTold, outbound)
          // Subscribed before it is said, so that nothing between the two is missed.
          let events = request.flatMap { subscription($0, reply, user) }
          try await outbound.write(ByteBuffer(bytes: reply.line))
          return events
        }
        guard let events = isNew else { continue }
        isSubscribed = true
        group.addTask { try await push(events, to: outbound) }
      }
      group.cancelAll()
    }
  }

  private func answer(
    _ line: LineFraming.Line, from user: UInt32, isSubscribed: Bool,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) async -> (ControlRequest?, ControlReply) {
    var id: ControlRequest.ID?
    do throws(AssistantFailure) {
      guard case .line(let buffer) = line else {
        let limit = daemon.configuration.limits.requestBytes
        throw AssistantFailure(.tooLarge, "a request has at most \(limit) bytes")
      }
      let json = try ControlRequest.json(Array(buffer.readableBytesView))
      id = json["id"].flatMap { ControlRequest.ID($0) }
      let request = try ControlRequest(json)
      if isSubscribed, case .subscribe = request.action {
        throw AssistantFailure(.badRequest, "this connection is told of events already")
      }
      return (request, ControlReply(try await content(of: request, user, outbound), id: id))
    } catch {
      log.refused(error, by: user)
      return (nil, ControlReply(.failure(error), id: id))
    }
  }

  private func content(
    of request: ControlRequest, _ user: UInt32, _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) async throws(AssistantFailure) -> ControlReply.Content {
    guard request.tellsProgress else { return try await answering.reply(to: request, from: user) }
    return try await ProgressLines(request.id, to: outbound).telling { tell throws(AssistantFailure) in
      try await answering.reply(to: request, from: user, progress: tell)
    }
  }

  // MARK: Events

  private func subscription(_ request: ControlRequest, _ reply: ControlReply, _ user: UInt32) -> AsyncStream<
    EventLine
  >? {
    guard case .subscribe(let last) = request.action, case .subscribed = reply.content else { return nil }
    return daemon.events.subscribe("\(user)", after: last)
  }

  /// Ends with the subscription; a client that does not take its events in time loses the connection with it.
  private func push(
    _ events: AsyncStream<EventLine>, to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) async throws {
    for await event in events { try await outbound.write(ByteBuffer(string: event.jsonValue.line + "\n")) }
    outbound.finish()
  }
}
