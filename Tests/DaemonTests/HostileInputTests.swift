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

    /// The ends of what numbers can be, and what is beyond them.
    private static let numbers = [
      "0", "-0", "-1", "1", "0.5", "1e300", "-1e300", "1e999", "-1e999", "1e-999", "\(Int.max)", "\(Int.min)",
      "9223372036854775808", "-9223372036854775809", "18446744073709551615", "4294967296", "2147483648",
      String(repeating: "9", count: 400), "0." + String(repeating: "9", count: 400),
    ]

    @Test("whatever number stands where a number can stand, the line is answered")
    func controlNumbers() async throws {
      let test = try await TestDaemon()
      try await test.serving {
        for number in Self.numbers {
          for line in [
            #"{"do":"subscribe","after":\#(number)}"#, #"{"do":"advance","seconds":\#(number)}"#,
            #"{"do":"ping","id":\#(number)}"#, #"{"do":"ping","after":\#(number),"seconds":\#(number)}"#,
          ] {
            let client = try await test.client()
            let reply = try await client.ask(line)
            #expect(reply.hasPrefix("{"), "\(line): \(reply)")
          }
        }
      }
    }

    @Test("whatever number stands in a request, it is answered")
    func httpNumbers() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        for number in Self.numbers {
          for head in [
            "GET /v1/events?after=\(number) HTTP/1.1\r\nHost: localhost",
            "GET /v1/events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: \(number)",
            "GET /healthz HTTP/1.1\r\nHost: localhost:\(number)",
            "GET /healthz HTTP/\(number)\r\nHost: localhost",
            "GET /v1/sessions/\(number) HTTP/1.1\r\nHost: localhost",
            "POST /v1/say HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: \(number)",
          ] {
            let connection = try RawConnection(to: port)
            connection.send(Array((head + "\r\n\r\n{").utf8))
            connection.finish()
            let reply = await connection.received { $0.contains("\r\n\r\n") }
            #expect(reply.isEmpty || reply.hasPrefix("HTTP/1.1 "), "\(head): \(reply)")
          }
        }
        #expect(try await reply(to: Self.question, at: port).hasPrefix("HTTP/1.1 200 "))
      }
    }

    @Test("bytes that were changed at random end their own connection at most", arguments: 1...8)
    func noise(_ seed: UInt64) async throws {
      let test = try await TestDaemon()
      var random = SmallRandom(seed: seed)
      let files = try Self.files("HTTP").filter { $0.bytes.count < 4_096 }
      let sent = files.map { file in
        var bytes = file.bytes
        for _ in 0...Int(random.next() % 4) where !bytes.isEmpty {
          let place = Int(random.next() % UInt64(bytes.count))
          switch random.next() % 3 {
          case 0: bytes[place] = UInt8(random.next() % 256)
          case 1: bytes.remove(at: place)
          default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
          }
        }
        return bytes
      }
      try await test.servingHTTP { port in
        for bytes in sent {
          let connection = try RawConnection(to: port)
          connection.send(bytes)
          connection.finish()
          let reply = await connection.received { $0.contains("event-stream") }
          #expect(reply.isEmpty || reply.hasPrefix("HTTP/1.1 "))
          #expect(!reply.hasPrefix("HTTP/1.1 500"), "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(try await reply(to: Self.question, at: port).hasPrefix("HTTP/1.1 200 "))
      }
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
