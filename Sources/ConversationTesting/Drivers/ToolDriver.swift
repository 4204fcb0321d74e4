package import ConversationProtocol
package import Foundation
import Hosting

/// Talks to the built tool: a process for every turn, so that nothing but the files connects them.
package actor ToolDriver: ConversationDriver {
  private let setup: ScenarioSetup
  private let tool: URL
  private let environment: [String: String]
  private let folder: URL
  private let clock: StandingClock
  private var session: String?
  private var last: Turn?

  /// - Parameters:
  ///   - folder: of the apps' data and of the conversations; empty.
  ///   - environment: `TZ` says where people are.
  package init(_ setup: ScenarioSetup, tool: URL, folder: URL, environment: [String: String]) {
    self.setup = setup
    self.tool = tool
    self.folder = folder
    self.environment = environment
    clock = StandingClock(at: setup.clock)
  }

  package func begin() {
    session = nil
    last = nil
  }

  package func say(_ text: String) async throws -> Turn { try await turn(["--say", text]) }

  package func silence() async throws -> Turn { try await say("") }

  package func press(_ option: String) async throws -> Turn {
    guard let slot = last?.question?.slot else { throw DriverError.nothingToPress }
    return try await turn(["--answer", "\(slot)=\(option)"])
  }

  package func advance(seconds: Double) { clock.advance(seconds: seconds) }

  /// Every turn has a process of its own anyway.
  package func restart() {}

  // MARK: Processes

  private func turn(_ arguments: [String]) async throws -> Turn {
    let run = try await run(arguments + standing)
    guard let line = run.output.split(separator: "\n").last, let turn = try? Turn(json: String(line)) else {
      throw DriverError("the tool \(run.ending) and said: \(run.errors)")
    }
    session = turn.session
    last = turn
    return turn
  }

  private var standing: [String] {
    let time = clock.now.ISO8601Format(
      Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: setup.timeZone))
    return ["--json", "--no-input", "--lang", setup.language, "--data", folder.path, "--now", time]
      + (setup.focus.map { ["--app", $0] } ?? []) + (session.map { ["--session", $0] } ?? [])
  }

  private struct Run {
    var ending: ChildProcess.Ending
    var output: String
    var errors: String
  }

  /// Files instead of pipes: nothing can fill up while nobody reads.
  private func run(_ arguments: [String]) async throws -> Run {
    let place = folder.appending(path: "process-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let files = ["out", "err"].map { place.appending(path: $0) }
    let process = try ChildProcess(
      tool, arguments, environment: environment, output: .file(files[0]), errors: .file(files[1]))
    return Run(
      ending: await process.ending(), output: try Self.text(of: files[0]), errors: try Self.text(of: files[1])
    )
  }

  private static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
