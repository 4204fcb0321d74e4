import Foundation
import Hosting

@testable import ConversationTesting

/// A running `malgild` with a data folder of its own, and a connection to its HTTP.
final class DaemonProcess: Sendable {
  private let process: ChildProcess
  private let port: UInt16
  private let log: URL
  /// The path of its control socket.
  let socket: String

  /// Seconds until a daemon that says nothing is given up.
  private static let patience = 300

  /// - Parameters:
  ///   - folder: where its data lie.
  ///   - name: of its control socket, in that folder.
  /// - Returns: when it listens.
  init(
    _ setup: ScenarioSetup, folder: URL, socket name: String = "s", _ arguments: [String] = []
  ) async throws {
    socket = folder.appending(path: name).path
    log = folder.appending(path: "log-\(UUID().uuidString)")
    try Data().write(to: log)
    let time = setup.clock.ISO8601Format(
      Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: setup.timeZone))
    process = try ChildProcess(
      Products.folder.appending(path: "malgild"),
      [
        "--http-port", "0", "--socket", socket, "--lang", setup.language,
        "--data",
        folder.path, "--now", time, "--as-root",
      ] + (setup.focus.map { ["--app", $0] } ?? []) + arguments,
      environment: Products.environment(home: folder),
      errors: .file(log))
    port = try await Self.port(saidIn: log, by: process)
  }

  deinit { process.send(SIGKILL) }

  /// What it has logged.
  var logged: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// SIGKILL.
  func kill() async {
    process.send(SIGKILL)
    _ = await process.ending()
  }

  private static func port(saidIn log: URL, by process: ChildProcess) async throws -> UInt16 {
    let deadline = Date(timeIntervalSinceNow: Double(patience))
    while true {
      let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      if let match = text.firstMatch(of: #/http=127\.0\.0\.1:(\d+)/#), let port = UInt16(match.1) {
        return port
      }
      guard !process.hasEnded, Date() < deadline else {
        process.send(SIGKILL)
        throw DriverError("the daemon does not listen: \(text)")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  // MARK: HTTP

  /// - Returns: the body of a reply whose status is 200.
  /// - Throws: `DriverError` with any other reply.
  func post(
    _ path: String, _ body: [String: any Sendable], headers: [String: String] = [:]
  ) async throws -> String {
    let data = try JSONSerialization.data(withJSONObject: body)
    let head =
      "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      + headers.map { "\($0): \($1)\r\n" }.joined()
      + "Content-Length: \(data.count)\r\nConnection: close\r\n\r\n"
    let reply = try exchange(Data(head.utf8) + data)
    let parts = reply.split(separator: "\r\n\r\n", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("HTTP/1.1 200 ") else { throw DriverError(reply) }
    return String(parts[1])
  }

  private func exchange(_ request: Data) throws -> String {
    let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    let sent = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    guard connected == 0, sent == request.count else { throw DriverError("the daemon cannot be reached") }
    var reply: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        throw DriverError("the daemon gave no answer in \(Self.patience) seconds")
      }
      guard count > 0 else { return String(decoding: reply, as: UTF8.self) }
      reply += piece[..<count]
    }
  }
}

/// A daemon over HTTP, with a data folder of its own for each conversation.
struct HTTPEnvironment: TestEnvironment {
  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let driver = try await HTTPDriver(setup) { try await DaemonProcess(setup, folder: folder.url) }
    do {
      let result = try await body(driver)
      await driver.close()
      return result
    } catch {
      await driver.close()
      throw error
    }
  }
}
