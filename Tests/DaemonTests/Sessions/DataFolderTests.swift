import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Testing

@testable import Daemon

@Suite struct DataFolderTests {
  @Test("a folder that is gone, or another one, is told")
  func gone() throws {
    let parent = try TemporaryFolder()
    let (folder, file) = (parent.url.appending(path: "data"), parent.url.appending(path: "data/file"))
    func make() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data("x".utf8).write(to: file)
    }
    try make()
    let data = DataFolder(folder.path, files: [file.path])
    try data.check()
    try FileManager.default.moveItem(at: folder, to: parent.url.appending(path: "elsewhere"))
    let failure = AssistantFailure(.unavailable, "\(folder.path) is not there any more, or is another one")
    #expect(throws: failure) { try data.check() }
    try make()
    #expect(throws: failure) { try data.check() }
  }

  @Test("a database that was deleted is told")
  func deleted() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "file")
    try Data("x".utf8).write(to: file)
    let data = DataFolder(folder.url.path, files: [file.path])
    try FileManager.default.removeItem(at: file)
    #expect(throws: AssistantFailure(.unavailable, "\(file.path) is not there any more, or is another one")) {
      try data.check()
    }
  }
}

extension DaemonTests {
  @Suite struct ReadinessTests {
    @Test("a daemon whose data was taken away is not ready, and lives")
    func deleted() async throws {
      let test = try await TestDaemon()
      try await test.servingHTTP { port in
        func status(_ path: String) async throws -> String {
          String(await (try RawConnection(to: port, asking: path)).received { $0.contains("}") }.prefix(12))
        }
        #expect(try await status("/readyz") == "HTTP/1.1 200")
        try FileManager.default.removeItem(at: test.daemon.host.folders.conversations)
        #expect(try await status("/readyz") == "HTTP/1.1 503")
        #expect(try await status("/healthz") == "HTTP/1.1 200")
      }
    }

    @Test("a clock that is moved over HTTP lets those look who wait for a time")
    func clock() async throws {
      let test = try await TestDaemon()
      let owner = Caller(owner: "\(getuid())@http")
      _ = try await test.say("집 주소 서울 마포구 월드컵로 1로 저장해줘", from: owner)
      let asked = try await test.say("한밤치킨에서 양념치킨 주문해줘", from: owner)
      _ = try await test.say("네", to: .session(asked.session), from: owner)
      try await test.servingHTTP { port in
        _ = await test.daemon.activities.lookAndTell()
        let stream = try RawConnection(to: port, asking: "/v1/events")
        _ = await stream.received { $0.contains("retry") }
        let body = #"{"seconds":660}"#
        let moving = try RawConnection(to: port)
        moving.send(
          Array(
            ("POST /v1/clock HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)").utf8))
        #expect(await moving.received { $0.contains("}") }.contains("200 OK"))
        #expect(await stream.received { $0.contains("notified") }.contains("조리 중이에요"))
      }
    }
  }
}
