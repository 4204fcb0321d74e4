import Foundation
import Hosting
import Testing

@testable import Daemon

/// Sends what lies in `Hostile`: each file says in its name how it is answered.
extension DaemonTests {
  @Suite struct HostileInputTests {
    private static func files(_ folder: String) throws -> [(name: String, ending: String, bytes: [UInt8])] {
      let urls = try FileManager.default.contentsOfDirectory(
        at: try #require(Bundle.module.resourceURL).appending(path: "Hostile/\(folder)"),
        includingPropertiesForKeys: nil)
      return try urls.map { url in
        let parts = url.lastPathComponent.split(separator: ".")
        return (url.lastPathComponent, parts.last.map(String.init) ?? "", Array(try Data(contentsOf: url)))
      }
    }

    @Test("whatever comes over HTTP is answered as its name says, and the daemon stays")
    func http() async throws {
      let test = try await TestDaemon()
      let files = try Self.files("HTTP")
      #expect(files.count > 30)
      try await test.servingHTTP { port in
        for file in files { try await check(file.name, file.ending, file.bytes, at: port) }
        #expect(try await reply(to: Self.question, at: port).hasPrefix("HTTP/1.1 200 "))
      }
    }

    private static let question = Array(
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)

    private func check(_ name: String, _ ending: String, _ bytes: [UInt8], at port: UInt16) async throws {
      let stays = ending.hasSuffix("-stays")
      let reply = try await reply(to: bytes + (stays ? Self.question : []), at: port)
      #expect(reply.hasPrefix("HTTP/1.1 \(ending.prefix(3)) "), "\(name): \(reply)")
      // Its own reply, and that to the question behind it.
      let answers = reply.components(separatedBy: #"{"status":"ok"}"#).count - 1
      #expect(answers == (ending.hasPrefix("200") ? 1 : 0) + (stays ? 1 : 0), "\(name): \(reply)")
    }

    /// All that comes until the daemon closes the connection; it is not closed from here.
    private func reply(to bytes: [UInt8], at port: UInt16) async throws -> String {
      let connection = try RawConnection(to: port)
      connection.send(bytes)
      return await connection.received()
    }

    @Test("whatever comes at the control socket is answered as its name says, and the connection stays")
    func control() async throws {
      let test = try await TestDaemon()
      let files = try Self.files("Control")
      #expect(files.count > 10)
      try await test.serving {
        for file in files {
          let client = try await test.client()
          #expect(client.socket.send(file.bytes))
          let reply = try await client.nextLine()
          #expect(reply.contains("\"\(file.ending)\""), "\(file.name): \(reply)")
          #expect(client.socket.send(Array(#"{"do":"ping"}"#.utf8)))
          var next = try await client.nextLine()
          while next.contains(#""event""#) { next = try await client.nextLine() }
          #expect(next == #"{"id":null,"pong":true}"#, "\(file.name)")
        }
      }
    }
  }
}
