import Foundation
import HTTPTypes
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct ForeignPagesTests {
    private static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

    private func status(_ method: String, _ path: String, _ field: String, at port: UInt16) async throws
      -> Int?
    {
      let connection = try RawConnection(to: port)
      connection.send(
        Array("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\(field)\r\nContent-Length: 0\r\n\r\n".utf8))
      connection.finish()
      let reply = await connection.received { $0.contains("\r\n\r\n") }
      return reply.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    @Test(
      "a request that a page of another site made is refused at every address with every method",
      arguments: ["cross-site", "same-site", "Cross-Site", "none, cross-site", "new-value", ""])
    func foreign(_ site: String) async throws {
      let test = try await TestDaemon()
      let paths = HTTPHandlers(test.daemon, metrics: PrometheusMetrics()).routes.map(\.path)
      #expect(paths.count > 10)
      try await test.servingHTTP { port in
        for path in paths + ["/nothing"] {
          for method in Self.methods {
            let status = try await status(method, path, "Sec-Fetch-Site: \(site)", at: port)
            #expect(status == 403, "\(method) \(path)")
          }
        }
      }
    }

    @Test("what a person asks for in a browser is answered", arguments: ["none", "same-origin"])
    func own(_ site: String) async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let status = try await status("GET", "/healthz", "Sec-Fetch-Site: \(site)", at: port)
        #expect(status == 200)
      }
    }

    @Test("an identifier that a page made up ends nothing")
    func identifier() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        let last = "9223372036854775807"
        for (path, field) in [("/v1/events?after=\(last)", "X: 1"), ("/v1/events", "Last-Event-ID: \(last)")]
        {
          let connection = try RawConnection(to: port)
          connection.send(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n".utf8))
          let told = await connection.received { $0.contains("event: reset") }
          #expect(told.contains("event: reset"), "\(told)")
        }
        #expect(try await status("GET", "/healthz", "X: 1", at: port) == 200)
      }
    }
  }
}
