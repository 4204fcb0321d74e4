import ConversationProtocol
import Foundation
import Hosting
import Notifications
import Testing

@testable import Daemon

extension DaemonTests {
  /// Pictures beside notifications, over HTTP.
  @Suite struct NotificationPictureTests {
    private var files: FileManager { .default }

    /// Tells something with a picture, as an app of the process would.
    private func tell(_ id: String, picture: URL) async throws {
      let content = UNMutableNotificationContent()
      (content.title, content.attachments) = (
        id, [try UNNotificationAttachment(identifier: "", url: picture)]
      )
      try await UNUserNotificationCenter(app: "FoodDelivery", place: .current)
        .add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
    }

    private func reply(_ method: String, _ path: String, token: AccessToken? = nil, at port: UInt16)
      async throws -> String
    {
      let connection = try RawConnection(to: port)
      let who = token.map { "Authorization: Bearer \($0.text)\r\n" } ?? ""
      connection.send(
        Array("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(who)\r\n".utf8))
      return await connection.received()
    }

    private func names(_ test: TestDaemon) -> [String] {
      (try? files.contentsOfDirectory(atPath: test.folder.url.appending(path: "pictures").path)) ?? []
    }

    private func told(_ test: TestDaemon) async throws -> [NotificationReport] {
      try await test.daemon.boards.reply(to: .notifications, from: Caller(owner: "\(getuid())@here"))
        .notifications
    }

    private func picturePath(_ test: TestDaemon) async throws -> String {
      let report = try #require(try await told(test).first)
      #expect(report.hasPicture)
      return "/v1/notifications/\(report.id)/picture"
    }

    @Test(
      "is fetched once when it is told, given with the type of its bytes, and removed with the notification")
    func kept() async throws {
      let server = try await PictureServer()
      let test = try await TestDaemon(pictures: server.rules)
      try await test.servingHTTP { port in
        try await tell("a", picture: try #require(URL(string: server.address("png"))))
        let path = try await picturePath(test)
        // Nobody has looked.
        while names(test).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        for _ in 0..<2 {
          let reply = try await reply("GET", path, at: port)
          #expect(reply.hasPrefix("HTTP/1.1 200") && reply.contains("PNG"), "\(reply.prefix(200))")
          #expect(reply.lowercased().contains("content-type: image/png\r\n") && reply.contains("nosniff"))
          #expect(reply.contains("default-src 'none'"))
        }
        #expect(server.log == ["/png"])
        _ = try await reply("DELETE", "/v1/notifications", at: port)
        #expect(names(test).isEmpty)
        #expect(try await reply("GET", path, at: port).hasPrefix("HTTP/1.1 404"))
      }
    }

    @Test(
      "may be a file, which is copied; what is no picture is none, and the notification is told without it")
    func files() async throws {
      let test = try await TestDaemon()
      let (picture, document) = (
        test.folder.url.appending(path: "a"), test.folder.url.appending(path: "b.png")
      )
      try Data([0xff, 0xd8, 0xff, 0xe0]).write(to: picture)
      try Data("<svg/>".utf8).write(to: document)
      try await test.servingHTTP { port in
        try await tell("a", picture: picture)
        #expect(try await reply("GET", try await picturePath(test), at: port).contains("image/jpeg"))
        try await tell("a", picture: document)
        #expect(try await reply("GET", try await picturePath(test), at: port).hasPrefix("HTTP/1.1 204"))
        // The delivery before is gone, and its picture with it.
        #expect(names(test).isEmpty)
        #expect(try await told(test).count == 1)
      }
    }

    @Test("of this machine is not asked for by the rules of the daemon")
    func own() async throws {
      let server = try await PictureServer()
      var rules = server.rules
      rules.allows = PictureRules().allows
      let test = try await TestDaemon(pictures: rules)
      try await test.servingHTTP { port in
        try await tell("a", picture: try #require(URL(string: server.address("png"))))
        #expect(try await reply("GET", try await picturePath(test), at: port).hasPrefix("HTTP/1.1 204"))
        #expect(server.log == [] && names(test).isEmpty)
      }
    }

    @Test("is its person's alone, and forgotten with everything else")
    func callers() async throws {
      let test = try await TestDaemon()
      let picture = test.folder.url.appending(path: "a")
      try Data("GIF89a".utf8).write(to: picture)
      let file = TokenFile(in: test.daemon.host.folders)
      let tokens = [
        try file.add("nobody", trust: .nobody, at: .now), try file.add("person", trust: .person, at: .now),
      ]
      try await test.servingHTTP { port in
        try await tell("a", picture: picture)
        let path = try await picturePath(test)
        for token in tokens {
          #expect(try await reply("GET", path, token: token, at: port).hasPrefix("HTTP/1.1 403"))
        }
        while names(test).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try await test.conversations.forgetEverything(from: Caller(owner: "\(getuid())@here"))
        #expect(names(test).isEmpty)
      }
    }
  }
}
