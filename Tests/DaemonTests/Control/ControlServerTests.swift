import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Testing

@testable import Daemon

extension DaemonTests {
  @Suite struct ControlServerTests {
    @Test("a conversation goes through the socket, and what is wrong in between changes nothing")
    func conversation() async throws {
      let test = try await TestDaemon()
      try await test.serving {
        let client = try await test.client()
        let asked = try await client.turn(#"{"do":"say","text":"즐겨찾기 보여줘","language":"ko"}"#)
        #expect(asked.question?.kind == .intent)
        #expect(
          try await client.ask("\u{1}")
            == #"{"error":{"code":"bad_request","message":"the line is no JSON object: a value must stand here (byte 0)","retryable":false},"id":null}"#
        )
        let long = #"{"do":"say","text":""# + String(repeating: "가", count: 400_000) + #""}"#
        #expect(try await client.ask(long).contains(#""code":"too_large""#))
        let reply = try await client.turn(
          #"{"id":9,"do":"say","session":"\#(asked.session)","text":"1번"}"#)
        #expect(reply.turn == asked.turn + 1)
        #expect(try await client.ask(#"{"do":"ping","id":3}"#) == #"{"id":3,"pong":true}"#)
      }
    }

    @Test("somebody who is told of events is told of a turn's, and of what moves on by itself")
    func events() async throws {
      let test = try await TestDaemon()
      try await test.serving {
        let client = try await test.client()
        let order = "한밤치킨에서 양념치킨 주문해줘"
        _ = try await client.turn(#"{"do":"say","text":"집 주소 서울 마포구 월드컵로 1로 저장해줘"}"#)
        let asked = try await client.turn(#"{"do":"say","text":"\#(order)"}"#)
        let done = try await client.turn(#"{"do":"say","session":"\#(asked.session)","text":"네"}"#)
        #expect(done.effects == ["placeOrder": 1])
        // The order is known once somebody looked.
        _ = await test.daemon.activities.lookAndTell()
        let listener = try await test.client()
        #expect(try await listener.ask(#"{"do":"subscribe"}"#) == #"{"id":null,"subscribed":true}"#)
        _ = try await client.ask(#"{"do":"advance","seconds":660}"#)
        let line = try await listener.nextLineButActivities()
        #expect(line.contains(#""event":"notified""#) && line.contains("1043은 조리 중이에요"), "\(line)")
        _ = try await client.turn(#"{"do":"say","text":"도움말"}"#)
        #expect(try await listener.nextLineButActivities().contains(#""event":"said""#))
        #expect(try await listener.nextLineButActivities().contains(#""event":"ended""#))
      }
    }

    @Test("a socket is nobody else's, a dead daemon's is replaced, a living one's is left alone")
    func socketFile() throws {
      let folder = try TemporaryFolder()
      let path = folder.url.appending(path: "deep/control.sock").path
      func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
      }
      var first: ControlSocketFile? = try ControlSocketFile(at: path)
      #expect(try mode(path) == 0o600)
      #expect(try mode((path as NSString).deletingLastPathComponent) == 0o700)
      let failure = #expect(throws: AssistantFailure.self) { try ControlSocketFile(at: path) }
      #expect(failure == AssistantFailure(.unavailable, "another daemon is listening at \(path)"))
      first.map { _ = close($0.descriptor) }
      first = nil
      let second = try ControlSocketFile(at: path)
      second.remove()
      #expect(!FileManager.default.fileExists(atPath: path))
      close(second.descriptor)
    }

    @Test("a folder that others may write to, and a file that is no socket, are refused")
    func refused() throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "file").path
      try Data("mine".utf8).write(to: URL(filePath: file))
      let noSocket = #expect(throws: AssistantFailure.self) { try ControlSocketFile(at: file) }
      #expect(noSocket == AssistantFailure(.configuration, "\(file) is there and is no socket"))
      #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.url.path)
      let open = #expect(throws: AssistantFailure.self) {
        try ControlSocketFile(at: folder.url.appending(path: "s").path)
      }
      #expect(
        open
          == AssistantFailure(
            .notPermitted, "others may write to the folder \(folder.url.path) of the socket"))
    }

    @Test("connections over the limit are told so, and the others are served")
    func limit() async throws {
      let test = try await TestDaemon { $0.limits.connections = 2 }
      try await test.serving {
        let (one, two) = (try await test.client(), try await test.client())
        for client in [one, two] { #expect(try await client.ask(#"{"do":"ping"}"#).contains("pong")) }
        let three = try await test.client()
        #expect(try await three.nextLine().contains(#""code":"busy""#))
        #expect(try await one.ask(#"{"do":"ping"}"#).contains("pong"))
      }
    }
  }
}

/// The apps of a process share their data.
@Suite(.serialized) struct DaemonTests {}
