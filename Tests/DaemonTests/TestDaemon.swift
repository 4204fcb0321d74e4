import AppIntents
import ArgumentParser
import Assistant
import ConversationProtocol
import FoodDelivery
import Foundation
import Hosting
import Landmarks
import Logging
import ServiceLifecycle
import Testing

@testable import Daemon

/// A daemon of the sample apps in this process, with a folder of its own.
///
/// The apps of a process share their data, so that suites which use it are serialized.
final class TestDaemon: Sendable {
  let folder: TemporaryFolder
  let daemon: Daemon
  let caller = Caller(owner: "1@here")

  var conversations: OpenConversations { daemon.conversations }
  var socket: String { daemon.configuration.socket }

  /// - Parameters:
  ///   - apps: those of the daemon.
  ///   - pictures: from where pictures of notifications are fetched.
  ///   - change: of the configuration.
  init(
    apps: [any AssistantApp.Type] = [FoodDelivery.self, Landmarks.self],
    pictures: PictureRules = PictureRules(),
    _ change: (inout DaemonConfiguration) -> Void = { _ in }
  ) async throws {
    folder = try TemporaryFolder()
    var configuration = try await Self.configuration(folder.url)
    change(&configuration)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    daemon = try await Daemon(
      apps: apps, configuration, logger, metrics: DaemonMetrics(factory: PrometheusMetrics.process),
      pictureRules: pictures)
  }

  static func configuration(_ folder: URL) async throws -> DaemonConfiguration {
    let cache = Bundle.main.bundleURL.appending(path: "malgil-tests-cache").path
    let environment = [
      "HOME": folder.path, "XDG_CACHE_HOME": cache, "TZ": "Asia/Seoul", "LANG": "ko_KR.UTF-8",
    ]
    let options = try DaemonOptions.parse([
      "--data", folder.path, "--socket", folder.appending(path: "s").path, "--no-http", "--http-port", "0",
      "--now", "2026-11-20T19:00:00+09:00",
    ])
    return try await DaemonConfiguration(options, environment: environment)
  }

  func say(_ text: String, to target: TurnRequest.Target = .new, from other: Caller? = nil) async throws
    -> Turn
  {
    try #require(
      try await conversations.take(TurnRequest(.text(text), in: target), from: other ?? caller))
  }

  /// Serves at the socket for as long as `body` lasts, and stops as a daemon does.
  func serving<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
    try await running(try daemon.services(), body)
  }

  /// Serves HTTP at a free port for as long as `body` lasts.
  func servingHTTP<Result: Sendable>(_ body: @Sendable (UInt16) async throws -> Result) async throws -> Result
  {
    let server = try HTTPServer(daemon)
    return try await running(try daemon.services() + [server]) { try await body(server.address.port) }
  }

  private func running<Result: Sendable>(
    _ services: [any Service], _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    var configuration = ServiceGroupConfiguration(services: services, logger: daemon.logger)
    configuration.maximumGracefulShutdownDuration = .seconds(10)
    let group = ServiceGroup(configuration: configuration)
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      let result: Swift.Result<Result, any Error>
      do { result = .success(try await body()) } catch { result = .failure(error) }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
      return try result.get()
    }
  }

  /// A client of the socket, once there is one.
  func client() async throws -> TestClient {
    while true {
      if let socket = LineSocket(path: socket) {
        socket.wait(seconds: 60)
        return TestClient(socket)
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// Sends lines and reads the lines that come.
struct TestClient: Sendable {
  let socket: LineSocket

  /// A busy machine takes its time.
  init(_ socket: LineSocket) {
    self.socket = socket
    socket.wait(seconds: 60)
  }

  /// Lines come from another process's or thread's work; waiting for them keeps no task waiting.
  func nextLine() async throws -> String {
    let socket = socket
    let line = await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: socket.nextLine()) }
    }
    return String(decoding: try #require(line), as: UTF8.self)
  }

  /// The next line that tells of no shown activity: what is shown is watched apart from what is said, so that either may
  /// be told first.
  func nextLineButActivities() async throws -> String {
    var line = try await nextLine()
    while line.contains(#""event":"activity""#) { line = try await nextLine() }
    return line
  }

  func ask(_ line: String) async throws -> String {
    #expect(socket.send(Array(line.utf8)))
    return try await nextLine()
  }

  func turn(_ line: String) async throws -> Turn {
    struct Reply: Decodable { var turn: Turn? }
    let reply = try await ask(line)
    return try #require(try JSONDecoder().decode(Reply.self, from: Data(reply.utf8)).turn, "\(reply)")
  }
}
