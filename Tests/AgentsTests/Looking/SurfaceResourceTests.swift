import JSONText
import Synchronization
import Testing

@testable import Agents

/// Widgets and activities of the person, as an agent reads them and is told of them.
@Suite struct SurfaceResourceTests {
  private let address = "malgil://Bank/widgets/w1"

  private func uris(_ client: TestClient) async throws -> [String] {
    try await client.result("resources/list")["resources"]?.array?.compactMap { $0["uri"]?.string } ?? []
  }

  private func read(_ client: TestClient, _ uri: String) async throws -> JSON {
    let result = try await client.result("resources/read", JSON(["uri": .text(uri)]))
    let text = try #require(result["contents"]?.array?.first?["text"]?.string)
    return try JSON(parsingObject: Array(text.utf8), called: "content")
  }

  @Test("a widget is read in words, without what is private and without buttons", arguments: AskingTests.eras)
  func words(_ era: TestClient.Era) async throws {
    let client = await TestClient(try await TestServer().server, era, boards: try await TestBoards())
    #expect(try await uris(client).contains(address))
    let one = try await read(client, address)
    let words = try #require(one["text"]?.string)
    #expect(words.hasPrefix("Balance 5") && !words.contains("12-34"))
    #expect(one.object?.map(\.key).sorted() == ["text", "title", "uri"])
    let all = try await read(client, "malgil://Bank/widgets")
    #expect(all["count"]?.integer == 1 && all["widgets"]?.array == [one])
    #expect(try await read(client, "malgil://Bank/activities")["count"]?.integer == 0)
  }

  @Test("a caller who proves nothing finds none, and is told of none", arguments: AskingTests.eras)
  func nobody(_ era: TestClient.Era) async throws {
    let client = await TestClient(try await TestServer().server, era)
    #expect(try await uris(client).filter { $0.contains("/widgets") || $0.contains("/activities") } == [])
    for uri in [address, "malgil://Bank/widgets", "malgil://Bank/activities"] {
      let code = try await client.failure("resources/read", JSON(["uri": .text(uri)]))
      #expect(code == (era == .stateless ? -32_602 : -32_002))
      guard era != .stateless else { continue }
      #expect(try await client.failure("resources/subscribe", JSON(["uri": .text(uri)])) == -32_602)
    }
    let templates = try await client.result("resources/templates/list")["resourceTemplates"]?.array ?? []
    #expect(!templates.contains { $0["uriTemplate"]?.string?.contains("/widgets/") == true })
  }

  @Test("the assistant's own app, and what is not there, has no address")
  func elsewhere() async throws {
    let client = await TestClient(try await TestServer().server, .stateless, boards: try await TestBoards())
    for uri in [
      "malgil://Vault/widgets/w2", "malgil://Vault/widgets", "malgil://Bank/widgets/w9",
      "malgil://No/widgets",
    ] {
      #expect(try await client.failure("resources/read", JSON(["uri": .text(uri)])) == -32_602)
    }
    #expect(try await !uris(client).contains { $0.contains("Vault") })
  }

  // MARK: Told

  @Test("with a handshake, a client is told of what it subscribed to, until it unsubscribes")
  func subscribed() async throws {
    let boards = try await TestBoards()
    let client = await TestClient(try await TestServer().server, .handshake, boards: boards)
    var messages = client.connection.messages().makeAsyncIterator()
    for uri in [address, "malgil://Bank/activities"] {
      #expect(try await client.result("resources/subscribe", JSON(["uri": .text(uri)])) == JSON([]))
    }
    await boards.change(SurfaceAddress(app: "Bank", kind: .widgets, id: "other"))
    await boards.change(TestBoards.widget)
    #expect(await messages.next()?["params"]?["uri"]?.string == address)
    #expect(try await client.result("resources/unsubscribe", JSON(["uri": .text(address)])) == JSON([]))
    await boards.change(TestBoards.widget)
    await boards.change(TestBoards.activity)
    let last = await messages.next()
    #expect(last?["method"]?.string == "notifications/resources/updated")
    #expect(last?["params"]?["uri"]?.string == "malgil://Bank/activities")
    boards.end()
    #expect(await messages.next() == nil)
  }

  @Test("what changes often is told four times a second at most, and the last change is not missed")
  func seldom() async throws {
    let boards = try await TestBoards()
    let client = await TestClient(try await TestServer().server, .handshake, boards: boards)
    let messages = client.connection.messages()
    _ = try await client.result("resources/subscribe", JSON(["uri": .text(address)]))
    let begin = ContinuousClock.now
    for _ in 0..<60 {
      await boards.change(TestBoards.widget)
      try await Task.sleep(for: .milliseconds(10))
    }
    let quarters = Int((ContinuousClock.now - begin) / .milliseconds(250))
    try await Task.sleep(for: .milliseconds(300))
    client.connection.close()
    var count = 0
    for await _ in messages { count += 1 }
    #expect((2...quarters + 2).contains(count), "\(count) in \(quarters) quarters of a second")
  }

  @Test("without a handshake, a client listens by a request, whose messages name it, until it cancels it")
  func listening() async throws {
    let boards = try await TestBoards()
    let client = await TestClient(try await TestServer().server, .stateless, boards: boards)
    let filter = JSON([
      "resourceSubscriptions": .texts([address, "malgil://Bank/Account", "x"]),
      "toolsListChanged": .boolean(true),
    ])
    let listening = Task { await client.request("subscriptions/listen", JSON(["notifications": filter])) }
    await boards.change(TestBoards.widget)
    while client.sent.withLock(\.count) < 2 { try await Task.sleep(for: .milliseconds(5)) }
    let (first, second) = client.sent.withLock { ($0[0], $0[1]) }
    #expect(first["method"]?.string == "notifications/subscriptions/acknowledged")
    #expect(first["params"]?["notifications"] == JSON(["resourceSubscriptions": .texts([address])]))
    #expect(second["method"]?.string == "notifications/resources/updated")
    for message in [first, second] {
      #expect(message["params"]?["_meta"]?[AgentMeta.subscription] == .integer(1))
    }
    listening.cancel()
    #expect(await listening.value == nil)
  }

  @Test("whoever is served no longer is told that it is over")
  func over() async throws {
    let boards = try await TestBoards()
    let client = await TestClient(try await TestServer().server, .stateless, boards: boards)
    let filter = JSON(["resourceSubscriptions": .texts([address])])
    async let reply = client.request("subscriptions/listen", JSON(["notifications": filter]))
    await boards.change(TestBoards.widget)
    boards.end()
    let result = await reply?["result"]
    #expect(result?["resultType"]?.string == "complete")
    #expect(result?["_meta"]?[AgentMeta.subscription] == .integer(1))
  }

  @Test("a caller who proves nothing listens to nothing, and wrong or endless wishes are refused")
  func refused() async throws {
    let server = try await TestServer().server
    let nobody = await TestClient(server, .stateless)
    let filter = JSON(["resourceSubscriptions": .texts([address])])
    let reply = try await nobody.result("subscriptions/listen", JSON(["notifications": filter]))
    #expect(reply["resultType"]?.string == "complete")
    #expect(nobody.sent.withLock { $0.first?["params"]?["notifications"] } == JSON([]))
    let client = await TestClient(server, .stateless, boards: try await TestBoards())
    for wrong in [
      JSON([]), JSON(["notifications": "x"]), JSON(["notifications": JSON(["resourceSubscriptions": "x"])]),
      JSON(["notifications": JSON(["resourceSubscriptions": .list([.integer(1)])])]),
      JSON(["notifications": JSON(["resourceSubscriptions": .texts((0...100).map { "\($0)" })])]),
    ] {
      #expect(try await client.failure("subscriptions/listen", wrong) == -32_602)
    }
    #expect(try await client.failure("resources/subscribe", JSON(["uri": .text(address)])) == -32_601)
  }

  @Test("a client is told of so many resources")
  func limit() async throws {
    let client = await TestClient(try await TestServer().server, .handshake, boards: try await TestBoards())
    for number in 0..<100 {
      let uri = "malgil://Bank/widgets/\(number)"
      #expect(try await client.result("resources/subscribe", JSON(["uri": .text(uri)])) == JSON([]))
    }
    #expect(try await client.failure("resources/subscribe", JSON(["uri": .text(address)])) == -32_602)
    #expect(
      try await client.failure("resources/subscribe", JSON(["uri": "malgil://Bank/Account"])) == -32_602)
  }
}
