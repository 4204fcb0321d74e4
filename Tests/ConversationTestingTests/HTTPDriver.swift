import ConversationProtocol
import Foundation

@testable import ConversationTesting

/// Talks to a daemon over HTTP.
actor HTTPDriver: ConversationDriver {
  private let setup: ScenarioSetup
  private let start: @Sendable () async throws -> DaemonProcess
  private var daemon: DaemonProcess
  private var session: String?
  private var last: Turn?
  private var advanced = 0.0

  /// - Parameter start: starts a daemon at the files of the one before.
  init(_ setup: ScenarioSetup, start: @escaping @Sendable () async throws -> DaemonProcess) async throws {
    self.setup = setup
    self.start = start
    daemon = try await start()
  }

  func begin() {
    session = nil
    last = nil
  }

  func say(_ text: String) async throws -> Turn { try await turn(["text": text]) }

  func silence() async throws -> Turn { try await say("") }

  func press(_ option: String) async throws -> Turn {
    guard let slot = last?.question?.slot else { throw DriverError.nothingToPress }
    return try await turn(["answers": [slot: option]])
  }

  func advance(seconds: Double) async throws {
    advanced += seconds
    _ = try await daemon.post("/v1/clock", ["seconds": seconds])
  }

  /// The process is killed, without a word to it before.
  func restart() async throws {
    await daemon.kill()
    daemon = try await start()
    if advanced > 0 { _ = try await daemon.post("/v1/clock", ["seconds": advanced]) }
  }

  func close() async { await daemon.kill() }

  private func turn(_ said: [String: any Sendable]) async throws -> Turn {
    var body = said
    body["language"] = setup.language
    body["app"] = setup.focus
    body["session"] = session
    let turn = try Turn(json: try await daemon.post("/v1/say", body))
    session = turn.session
    last = turn
    return turn
  }
}
