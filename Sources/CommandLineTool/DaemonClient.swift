import ConversationProtocol
import Foundation
import Hosting
import Synchronization

/// A daemon that can be talked to: of the same version, with the same apps and data.
final class DaemonClient: Sendable {
  private let socket: LineSocket
  private let path: String
  /// What people are told of apps that cannot be used now.
  let warnings: [String]
  /// The address of its page; nil if it serves none.
  let page: String?
  private let turns = Mutex(())

  private init(_ socket: LineSocket, path: String, warnings: [String] = [], page: String? = nil) {
    self.socket = socket
    self.page = page
    self.warnings = warnings
    self.path = path
  }

  /// The daemon of this user, if there is one that does what this tool would do by itself.
  ///
  /// One of another version is named in a line on standard error; one that is dead or keeps other data is not
  /// mentioned.
  static func reach(_ options: GlobalOptions, _ setup: ToolSetup, _ folders: StorageFolders) throws
    -> DaemonClient?
  {
    guard !options.noDaemon, options.phrases.isEmpty, options.now == nil else { return nil }
    let path = ControlSocket.path(environment: setup.environment)
    guard let client = connected(path), let greeting = client.greeting, greeting.data == folders.dataPath
    else {
      return nil
    }
    if let difference = difference(of: greeting, setup) {
      Output.diagnostic("malgil: going on without the daemon (process \(greeting.process)): \(difference)")
      return nil
    }
    client.socket.wait(seconds: 0)
    return DaemonClient(client.socket, path: path, warnings: greeting.warnings, page: greeting.page)
  }

  private static func connected(_ path: String) -> DaemonClient? {
    LineSocket(path: path).map { DaemonClient($0, path: path) }
  }

  private static func difference(of greeting: HostGreeting, _ setup: ToolSetup) -> String? {
    let apps = HostGreeting.names(of: setup.apps)
    if greeting.version != Malgil.version {
      return "it is of version \(greeting.version), this is \(Malgil.version)"
    }
    if greeting.apps != apps {
      return "it has \(greeting.apps.joined(separator: ", ")), this has \(apps.joined(separator: ", "))"
    }
    return greeting.fingerprint == HostGreeting.fingerprint(of: setup.apps)
      ? nil : "its apps were built from other sources"
  }

  private var greeting: HostGreeting? {
    if case .hello(let greeting) = (try? reply(to: .hello))?.content { greeting } else { nil }
  }

  /// A connection of its own to the same daemon, for what is told without being asked for.
  var another: LineSocket? {
    let socket = LineSocket(path: path)
    socket?.wait(seconds: 0)
    return socket
  }

  var isGone: Bool { socket.isClosed }

  /// Asks, and waits for the reply.
  ///
  /// - Throws: `ToolFailure`: the daemon's, or that it has gone.
  func reply(to action: ControlRequest.Action) throws -> ControlReply {
    let request = ControlRequest(action, terminal: ClientContext.terminal)
    let line = try turns.withLock { _ in
      guard socket.send(request.line), let line = socket.nextLine() else {
        throw ToolFailure("the daemon has gone before it answered; try again", exit: .tryAgain)
      }
      return line
    }
    guard let reply = try? ControlReply(line) else {
      throw ToolFailure("the daemon answers in a way that is not understood", exit: .unavailable)
    }
    if case .failure(let failure) = reply.content { throw ToolFailure(failure) }
    return reply
  }
}
