import Foundation
import Logging
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct HTTPConnectionTests {
    private static let localhost = "Host: localhost\r\n"

    @Test(
      "what follows a refusal is not swallowed without end", arguments: ["/nothing", "/healthz", "/v1/say"])
    func endlessBody(_ path: String) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let connection = try RawConnection(to: port)
        connection.send(
          Array("POST \(path) HTTP/1.1\r\n\(Self.localhost)Transfer-Encoding: chunked\r\n\r\n".utf8))
        let reply = await connection.received { $0.contains("\r\n\r\n") }
        #expect(reply.hasPrefix("HTTP/1.1 4") && reply.contains("Connection: close"), "\(reply)")
        let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 97, count: 65_536) + Array("\r\n".utf8)
        var (taken, isTaken) = (0, true)
        while isTaken, taken < 256 << 20 {
          let count = connection.send(chunk)
          taken += count
          isTaken = count == chunk.count
        }
        // Four megabytes, and what the kernel holds for both ends.
        #expect(taken < 64 << 20)
      }
    }

    @Test("a connection over the limit is told so before it asks anything, and is closed")
    func limit() async throws {
      let test = try await TestDaemon { $0.limits.connections = 2 }
      try await test.servingHTTP { port in
        let held = [try RawConnection(to: port), try RawConnection(to: port)]
        for connection in held {
          connection.send(Array("GET /healthz HTTP/1.1\r\n\(Self.localhost)\r\n".utf8))
          #expect(await connection.received { $0.contains("ok") }.contains("200 OK"))
        }
        let refused = await (try RawConnection(to: port)).received()
        #expect(refused.hasPrefix("HTTP/1.1 503 ") && refused.hasSuffix("}"), "\(refused)")
        #expect(refused.contains("Retry-After: 1") && refused.contains("Connection: close"))
        held[0].send(Array("GET /healthz HTTP/1.1\r\n\(Self.localhost)\r\n".utf8))
        #expect(await held[0].received { $0.contains("ok") }.contains("200 OK"))
      }
    }

    @Test("the reply to HEAD has no body, so that the next reply begins where it ends")
    func head() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let connection = try RawConnection(to: port)
        connection.send(
          Array(
            ("HEAD /healthz HTTP/1.1\r\n\(Self.localhost)\r\n"
              + "GET /healthz HTTP/1.1\r\n\(Self.localhost)Connection: close\r\n\r\n").utf8))
        let replies = await connection.received().components(separatedBy: "\r\n\r\n")
        #expect(replies.count == 3)
        #expect(replies[0].hasPrefix("HTTP/1.1 405 ") && replies[0].contains("Allow: GET"))
        #expect(replies[1].hasPrefix("HTTP/1.1 200 "))
        #expect(replies[2] == #"{"status":"ok"}"#)
      }
    }

    @Test("a client that has ended its side gets all of a long reply")
    func halfClosed() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let connection = try RawConnection(to: port)
        // The daemon knows whose the connection is, before it is half closed.
        connection.send(Array("GET /healthz HTTP/1.1\r\n\(Self.localhost)\r\n".utf8))
        _ = await connection.received { $0.contains("ok") }
        connection.send(
          Array("GET /v1/intents HTTP/1.1\r\n\(Self.localhost)Connection: close\r\n\r\n".utf8))
        connection.finish()
        let parts = await connection.received().split(separator: "\r\n\r\n", maxSplits: 1)
        let length = parts[0].firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) }
        #expect(length == parts[1].utf8.count)
      }
    }

    @Test("as many connections wait to be taken as the documentation says, or as the system allows")
    func backlog() async throws {
      let test = try await TestDaemon()
      let most = try String(contentsOfFile: "/proc/sys/net/core/somaxconn", encoding: .utf8)
      let allowed = try #require(Int(most.trimmingCharacters(in: .whitespacesAndNewlines)))
      try await test.servingHTTP { port in
        _ = await (try RawConnection(to: port, asking: "/healthz")).received { $0.contains("ok") }
        let end = SocketEnd(bytes: [127, 0, 0, 1], port: port)
        let question = LoopbackPeer.question(end, connectedTo: SocketEnd(bytes: [0, 0, 0, 0], port: 0))
        let answer = try #require(LoopbackPeer.answer(to: question))
        // Of a socket that is listened at, the bytes that wait to be sent are the length of its queue.
        let length = answer[76..<80].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        #expect(Int(length) == min(1_024, allowed))
      }
    }
  }
}

@Suite struct SeldomLogTests {
  @Test("what happens often is told at once, and then once in a while with how often it happened")
  func often() {
    let log = SeldomLog(Logger(label: "test"), every: .seconds(10))
    let start = ContinuousClock.now
    #expect(log.happened(at: start) == 1)
    for second in 1...9 { #expect(log.happened(at: start + .seconds(second)) == nil) }
    #expect(log.happened(at: start + .seconds(10)) == 10)
    #expect(log.happened(at: start + .seconds(11)) == nil)
  }
}
