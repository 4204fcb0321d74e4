import Foundation
import Testing

@testable import Daemon

@Suite struct SystemdTests {
  @Test("what systemd is told arrives as it is written in sd_notify(3)")
  func notification() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "n\(UUID().uuidString.prefix(8))").path
    let receiver = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer {
      close(receiver)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(receiver, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    let systemd = try #require(
      SystemdNotification(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "2000000"], process: 7))
    #expect(systemd.watchdog == .seconds(2))
    for state in [.ready, .watchdog, .reloading(microseconds: 5), .stopping] as [SystemdNotification.State] {
      systemd.send(state)
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = recv(receiver, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == state.text)
    }
  }

  @Test("without systemd nobody is told")
  func nobody() {
    #expect(SystemdNotification(environment: [:]) == nil)
    #expect(SystemdNotification(environment: ["NOTIFY_SOCKET": "relative"]) == nil)
    let other = SystemdNotification(
      environment: ["NOTIFY_SOCKET": "@a", "WATCHDOG_USEC": "1", "WATCHDOG_PID": "8"], process: 7)
    #expect(other?.watchdog == nil)
  }

  @Test("sockets for another process, and none, are left alone")
  func activation() {
    for environment in [
      [:], ["LISTEN_FDS": "1"], ["LISTEN_FDS": "1", "LISTEN_PID": "8"],
      ["LISTEN_FDS": "x", "LISTEN_PID": "7"],
    ] {
      let activation = SystemdActivation(environment: environment, process: 7)
      #expect(activation.control == nil && activation.http == nil)
    }
  }

  @Test(
    "the unit of one person keeps what a manager without privileges can",
    arguments: [
      "NoNewPrivileges=yes", "RestrictNamespaces=yes", "MemoryDenyWriteExecute=yes",
      "SystemCallArchitectures=native", "SystemCallFilter=@system-service", "UMask=0077",
    ])
  func userUnit(_ setting: String) throws {
    let unit = URL(filePath: #filePath).appending(path: "../../../../systemd/user/malgild.service")
      .standardized
    let lines = try String(contentsOf: unit, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0 == setting })
  }
}
