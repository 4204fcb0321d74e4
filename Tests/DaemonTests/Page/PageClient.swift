import ConversationProtocol
import Foundation
import JSONText
import KeptRecords
import Testing

@testable import Daemon

extension BrowserCookie {
  static let test = BrowserCookie(dataFolder: "/tmp/test")
}

extension BrowserSessions {
  /// Of a daemon that keeps nothing.
  static var inMemory: BrowserSessions { BrowserSessions(in: MemoryRows()) { .now } }
}

/// A browser at the page, as far as the daemon can see one.
struct PageClient: Sendable {
  struct Answer: Sendable {
    var status: Int
    var head: String
    var text: String

    /// Null when it is no object of JSON.
    var body: JSON { (try? JSON(parsingObject: Array(text.utf8), called: "body")) ?? .null }

    func field(_ name: String) -> String? {
      let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
      return line.map { String($0.dropFirst(name.count + 2)) }
    }
  }

  let port: UInt16
  /// What every request has beside `Host`.
  var fields: [String] = []

  init(_ port: UInt16) { self.port = port }

  /// One that is logged in with a code of this daemon.
  init(_ port: UInt16, loggedInAt daemon: Daemon) async throws {
    self.init(port)
    let answer = try await ask("POST", "/v1/browsers", JSON(["code": .text(try daemon.page.login().code)]))
    try #require(answer.status == 201, "\(answer.text)")
    let cookie = try #require(answer.field("Set-Cookie")?.split(separator: ";").first)
    let secret = try #require(answer.body["secret"]?.string)
    fields = ["Cookie: \(cookie)", "X-Malgil-Secret: \(secret)", "Sec-Fetch-Site: same-origin"]
  }

  /// The same browser without some of what it sends.
  func without(_ names: String...) -> PageClient {
    var client = self
    client.fields.removeAll { field in names.contains { field.hasPrefix($0 + ":") } }
    return client
  }

  func with(_ field: String) -> PageClient {
    var client = self
    client.fields.append(field)
    return client
  }

  func ask(_ method: String, _ path: String, _ body: JSON? = nil, host: String = "localhost") async throws
    -> Answer
  {
    let connection = try begin(method, path, body, host: host)
    let text = await connection.received()
    let parts = text.components(separatedBy: "\r\n\r\n")
    let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Answer(
      status: try #require(status, "\(text)"), head: parts[0],
      text: parts.dropFirst().joined(separator: "\r\n\r\n"))
  }

  /// Sends a request and does not wait.
  func begin(_ method: String, _ path: String, _ body: JSON? = nil, host: String = "localhost") throws
    -> RawConnection
  {
    let connection = try RawConnection(to: port)
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + fields
    if let body { lines += ["Content-Type: application/json", "Content-Length: \(body.lineBytes.count)"] }
    connection.send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + (body?.lineBytes ?? []))
    return connection
  }
}
