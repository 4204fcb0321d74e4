import ConversationProtocol
import Foundation
import Hosting
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct RevokedTokenTests {
    private func stream(_ token: AccessToken, at port: UInt16) throws -> RawConnection {
      let connection = try RawConnection(to: port)
      connection.send(
        Array(
          "GET /v1/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token.text)\r\n\r\n".utf8))
      return connection
    }

    @Test("the event stream of a token ends when the token is taken away; those of others go on")
    func ending() async throws {
      let test = try await TestDaemon()
      let file = TokenFile(in: test.daemon.host.folders)
      let (kept, taken) = (
        try file.add("kept", trust: .person, at: .now), try file.add("taken", trust: .person, at: .now)
      )
      try await test.servingHTTP { port in
        let (staying, ending) = (try stream(kept, at: port), try stream(taken, at: port))
        for stream in [staying, ending] { _ = await stream.received { $0.contains("retry") } }
        try file.remove("taken")
        // What it waits for is the end of the connection.
        #expect(await ending.received().hasSuffix("0\r\n\r\n"))
        test.daemon.events.add(.notified(Notice(app: "A", about: "later", text: "")), for: nil)
        #expect(await staying.received { $0.contains("later") }.contains("later"))
      }
    }

    @Test("what is told after a token was taken away is not told to it")
    func nothingMore() async throws {
      let test = try await TestDaemon()
      let file = TokenFile(in: test.daemon.host.folders)
      let token = try file.add("taken", trust: .person, at: .now)
      try await test.servingHTTP { port in
        let stream = try stream(token, at: port)
        _ = await stream.received { $0.contains("retry") }
        try file.remove("taken")
        test.daemon.events.add(.notified(Notice(app: "A", about: "later", text: "")), for: nil)
        #expect(await !stream.received().contains("later"))
      }
    }
  }
}
