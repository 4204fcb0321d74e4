import ConversationProtocol
import Foundation
import Hosting

/// The daemon that serves the page.
struct PageDaemon {
  private let options: GlobalOptions
  private let setup = ToolSetup.current
  /// How long a daemon that was started may take, in tenths of a second. Compiling all phrases anew takes most of it.
  private static let patience = 600

  init(_ options: GlobalOptions) { self.options = options }

  /// Where the daemon's socket lies; other users cannot write there.
  static var runtimeFolder: String {
    (ControlSocket.path(environment: ToolSetup.current.environment) as NSString).deletingLastPathComponent
  }

  /// - Parameter isStarting: a daemon is started when there is none.
  /// - Throws: `ToolFailure` when there is none in the end, or the one that there is keeps other data.
  func reach(starting isStarting: Bool) async throws -> DaemonClient {
    if let daemon = try reached() { return daemon }
    guard isStarting else { throw ToolFailure("no daemon is running", exit: .unavailable) }
    let child = try start()
    for _ in 0..<Self.patience {
      if let daemon = try reached() { return daemon }
      guard !child.hasEnded else { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw ToolFailure("the daemon does not start; “malgil serve” says why", exit: .unavailable)
  }

  private func reached() throws -> DaemonClient? {
    let folders = StorageFolders(environment: setup.environment, data: options.data)
    return try DaemonClient.reach(options, setup, folders)
  }

  private func start() throws -> ChildProcess {
    guard LineSocket(path: ControlSocket.path(environment: setup.environment)) == nil else {
      throw ToolFailure(
        "the daemon that is running is another one, or keeps other data; stop it first", exit: .unavailable)
    }
    let data = options.data.map { ["--data", $0] } ?? []
    return try ChildProcess(
      URL(filePath: try ServeCommand.daemon()), data, environment: setup.environment, outlives: true)
  }
}
