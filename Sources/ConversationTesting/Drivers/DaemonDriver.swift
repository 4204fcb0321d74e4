package import ConversationProtocol
package import Foundation
import Hosting

/// Talks to a built daemon through its socket. Its clock stands still and is moved by requests; to end its process is
/// to kill it (SIGKILL), so that nothing but the files is left.
package actor DaemonDriver: ConversationDriver {
  private let setup: ScenarioSetup
  private let program: URL
  private let environment: [String: String]
  private let folder: URL
  private let clock: StandingClock
  private var process: ChildProcess?
  private var socket: LineSocket?
  private var session: String?
  private var last: Turn?

  /// - Parameters:
  ///   - program: the daemon.
  ///   - folder: of the apps' data, of the conversations and of the socket; empty.
  ///   - environment: `TZ` says where people are.
  package init(_ setup: ScenarioSetup, program: URL, folder: URL, environment: [String: String]) {
    self.setup = setup
    self.program = program
    self.folder = folder
    self.environment = environment
    clock = StandingClock(at: setup.clock)
  }

  package func begin() {
    session = nil
    last = nil
  }

  package func say(_ text: String) async throws -> Turn { try await turn(.text(text)) }

  package func silence() async throws -> Turn { try await say("") }

  package func press(_ option: String) async throws -> Turn {
    guard let slot = last?.question?.slot else { throw DriverError.nothingToPress }
    return try await turn(.answers(), answers: [slot: option])
  }

  package func advance(seconds: Double) async throws {
    clock.advance(seconds: seconds)
    _ = try await reply(to: .advance(seconds: seconds))
  }

  package func restart() async { await close() }

  /// Kills the daemon, if there is one, and waits for its end.
  package func close() async {
    socket = nil
    process?.send(SIGKILL)
    _ = await process?.ending()
    process = nil
  }

  // MARK: Requests

  private func turn(_ input: TurnRequest.Input, answers: [String: String] = [:]) async throws -> Turn {
    let request = TurnRequest(
      input, in: session.map { .session($0) } ?? .new, answers: answers, language: setup.language,
      app: setup.focus)
    guard let turn = try await reply(to: .take(request)).turn else {
      throw DriverError("the daemon gave no turn")
    }
    session = turn.session
    last = turn
    return turn
  }

  private func reply(to action: ControlRequest.Action) async throws -> ControlReply {
    let socket = try await connected()
    guard socket.send(ControlRequest(action).line), let line = socket.nextLine() else {
      throw failure(socket.isClosed ? "went away" : "gave no answer in \(Self.patience) seconds")
    }
    let reply = try ControlReply(line)
    if case .failure(let failure) = reply.content { throw DriverError("the daemon said: \(failure)") }
    return reply
  }

  // MARK: The process

  /// Seconds until a daemon that does not listen or does not answer is given up.
  private static let patience = 90

  private func connected() async throws -> LineSocket {
    if let socket { return socket }
    let process = try started()
    self.process = process
    let deadline = Date(timeIntervalSinceNow: Double(Self.patience))
    while Date() < deadline, !process.hasEnded {
      if let socket = LineSocket(path: socketPath) {
        socket.wait(seconds: Self.patience)
        self.socket = socket
        return socket
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    await close()
    throw failure("does not listen")
  }

  private var socketPath: String { folder.appending(path: "socket").path }
  /// What it said to whoever started it.
  private var log: URL { folder.appending(path: "daemon.log") }

  private func failure(_ what: String) -> DriverError {
    let said = (try? String(contentsOf: log, encoding: .utf8))?.trimmingCharacters(in: .newlines) ?? ""
    return DriverError("the daemon \(what)" + (said.isEmpty ? "" : ": \(said)"))
  }

  private func started() throws -> ChildProcess {
    let time = clock.now.ISO8601Format(
      Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: setup.timeZone))
    return try ChildProcess(
      program,
      [
        "--no-http", "--socket", socketPath, "--data", folder.path, "--now", time, "--log-level", "error",
        // It has a folder of its own and is gone after the conversation, whoever rehearses.
        "--as-root",
      ],
      environment: environment, errors: .file(log))
  }
}
