import Foundation

@testable import Rehearsal

/// A running `malgild` with a data folder of its own, and a connection to its HTTP.
final class DaemonProcess: @unchecked Sendable {
  private let process = Process()
  private let port: UInt16

  /// - Returns: when it listens.
  init(_ opening: Opening, folder: URL) async throws {
    let log = folder.appending(path: "log-\(UUID().uuidString)")
    try Data().write(to: log)
    process.executableURL = Products.folder.appending(path: "malgild")
    let time = opening.clock.ISO8601Format(
      Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: opening.timeZone))
    process.arguments = [
      "--http-port", "0", "--socket", folder.appending(path: "s").path, "--lang", opening.language, "--data",
      folder.path, "--now", time,
    ]
    process.environment = [
      "TZ": "Asia/Seoul", "HOME": folder.path, "PATH": "/usr/bin:/bin",
      "XDG_CACHE_HOME": Products.folder.appending(path: "malgil-tests-cache").path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    port = try await Self.port(saidIn: log, by: process)
  }

  deinit { kill() }

  /// SIGKILL.
  func kill() {
    guard process.isRunning else { return }
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func port(saidIn log: URL, by process: Process) async throws -> UInt16 {
    while process.isRunning {
      let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      if let match = text.firstMatch(of: #/http=127\.0\.0\.1:(\d+)/#), let port = UInt16(match.1) {
        return port
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw DoorError("the daemon ended: \(String(decoding: try Data(contentsOf: log), as: UTF8.self))")
  }

  // MARK: HTTP

  /// - Returns: the body of a reply whose status is 200.
  /// - Throws: `DoorError` with any other reply.
  func post(_ path: String, _ body: [String: any Sendable]) async throws -> String {
    let data = try JSONSerialization.data(withJSONObject: body)
    let head =
      "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(data.count)\r\nConnection: close\r\n\r\n"
    let reply = try exchange(Data(head.utf8) + data)
    let parts = reply.split(separator: "\r\n\r\n", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("HTTP/1.1 200 ") else { throw DoorError(reply) }
    return String(parts[1])
  }

  private func exchange(_ request: Data) throws -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
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
    guard connected == 0, sent == request.count else { throw DoorError("the daemon cannot be reached") }
    var reply: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { return String(decoding: reply, as: UTF8.self) }
      reply += piece[..<count]
    }
  }
}

/// A daemon over HTTP, with a data folder of its own for each conversation.
struct HTTPStage: Stage {
  func withDoor<Result: Sendable>(
    _ opening: Opening, _ body: @Sendable (any Door) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    let door = try await HTTPDoor(opening) { try await DaemonProcess(opening, folder: folder.url) }
    do {
      let result = try await body(door)
      await door.close()
      return result
    } catch {
      await door.close()
      throw error
    }
  }
}
