import ConversationProtocol
import Foundation
import JSONText
import Synchronization
import Testing

@testable import Agents

/// What a client carries from one request to the next outlives the process that gave it, and counts once in all of them.
@Suite struct RestartTests {
  private let answer = JSON.accept(JSON(["currency": "won", "limit": .integer(1)]))

  private func call(_ name: String) -> JSON {
    JSON(["name": "Bank_OpenAccount", "arguments": JSON(["name": .text(name)])])
  }

  private func opened(_ name: String) -> Int {
    Bank.done.withLock { $0.filter { $0 == "open \(name) in won up to 1" }.count }
  }

  @Test("a call is gone on with after a restart, once")
  func restarted() async throws {
    let (folder, clock, call) = (TestFolder(), StandingClock(), call("Restart"))
    let first = await TestClient(try await TestServer(keptIn: folder.url, clock: clock).server, .stateless) {
      _ in nil
    }
    let retry = try first.retry(call, try await first.result("tools/call", call)) { _ in answer }
    let second = await TestClient(try await TestServer(keptIn: folder.url, clock: clock).server, .stateless)
    #expect(try await second.result("tools/call", retry).outcome == "done")
    #expect(try await second.failure("tools/call", retry) == -32_602)
    #expect(try await first.failure("tools/call", retry) == -32_602)
    let third = await TestClient(try await TestServer(keptIn: folder.url, clock: clock).server, .stateless)
    #expect(try await third.failure("tools/call", retry) == -32_602)
    #expect(opened("Restart") == 1)
  }

  @Test(
    "after a restart it is refused to others, for other arguments and when it has expired, and nothing is done"
  )
  func foreign() async throws {
    let (folder, clock, call) = (TestFolder(), StandingClock(), call("Late"))
    let first = await TestClient(try await TestServer(keptIn: folder.url, clock: clock).server, .stateless) {
      _ in nil
    }
    let retry = try first.retry(call, try await first.result("tools/call", call)) { _ in answer }
    let server = try await TestServer(keptIn: folder.url, clock: clock).server
    let (own, other) = (
      await TestClient(server, .stateless), await TestClient(server, .stateless, as: "token:b")
    )
    #expect(try await other.failure("tools/call", retry) == -32_602)
    let changed = JSON(
      (retry.object ?? []).map {
        $0.key == "arguments" ? JSON.Member("arguments", JSON(["name": "Eve"])) : $0
      })
    #expect(try await own.failure("tools/call", changed) == -32_602)
    clock.advance(601)
    #expect(try await own.failure("tools/call", retry) == -32_602)
    #expect(opened("Late") == 0)
  }

  @Test("of two servers that are given the same answer at once, one goes on")
  func together() async throws {
    let (folder, clock, call) = (TestFolder(), StandingClock(), call("Both"))
    let server = try await TestServer(keptIn: folder.url, clock: clock).server
    let first = await TestClient(server, .stateless) { _ in nil }
    let retry = try first.retry(call, try await first.result("tools/call", call)) { _ in answer }
    let second = await TestClient(try await TestServer(keptIn: folder.url, clock: clock).server, .stateless)
    async let one = first.request("tools/call", retry)
    async let other = second.request("tools/call", retry)
    let replies = [await one, await other]
    #expect(replies.filter { $0?["error"]?["code"]?.integer == -32_602 }.count == 1)
    #expect(opened("Both") == 1)
  }
}
