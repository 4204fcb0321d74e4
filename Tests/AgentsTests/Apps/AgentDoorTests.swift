import AppIntents
import ConversationProtocol
import FoodDelivery
import Foundation
import Hosting
import JSONText
import Landmarks
import Testing

@testable import Agents

/// The sample apps as an agent has them. They share their data in a process, so that this runs alone.
@Suite(.serialized) struct AgentDoorTests {
  private static let address = "서울 마포구 월드컵로 1"

  private func host() async throws -> (AssistantHost, FileManager.DeletedFolder) {
    let folder = try FileManager.DeletedFolder()
    var settings = HostSettings()
    settings.data = folder.url.path
    settings.keepsConversations = false
    let cache = Bundle.main.bundleURL.appending(path: "malgil-tests-cache").path
    settings.environment = [
      "HOME": folder.url.path, "XDG_CACHE_HOME": cache, "TZ": "Asia/Seoul", "LANG": "ko_KR.UTF-8",
    ]
    settings.clock = { Date(timeIntervalSince1970: 1_795_168_800) }
    settings.timeZone = TimeZone(identifier: "Asia/Seoul") ?? .gmt
    return (try await AssistantHost(apps: [FoodDelivery.self, Landmarks.self], settings), folder)
  }

  /// A client that fills in every form with the first thing that fits.
  private static func accepting(_ form: JSON) -> JSON? {
    let fields = form["requestedSchema"]?["properties"]?.object ?? []
    return .accept(JSON(fields.map { JSON.Member($0.key, value($0.key, $0.value)) }))
  }

  private static func value(_ name: String, _ schema: JSON) -> JSON {
    if let option = schema["oneOf"]?.array?.first?["const"] { return option }
    if let value = schema["enum"]?.array?.first { return value }
    switch schema["type"]?.string {
    case "integer", "number": return schema["minimum"] ?? .integer(2)
    case "boolean": return .boolean(true)
    case "array": return .list([schema["items"]?["anyOf"]?.array?.first?["const"] ?? "x"])
    default:
      return switch name {
      case _ where name.contains("address"): .text(address)
      case _ where name.contains("restaurant"): "한밤치킨"
      case _ where name.contains("landmark"): "경복궁"
      case _ where name.contains("date") || name.contains("day"): "내일 오전 10시"
      default: "양념치킨"
      }
    }
  }

  @Test(
    "each tool, with every value that it can ask for and every yes, spends nothing",
    arguments: AskingTests.eras, [false, true])
  func nothingSpent(_ era: TestClient.Era, opensLinks: Bool) async throws {
    let (host, folder) = try await host()
    let server = AgentServer(
      host, turns: LocalAgentTurns(host, owner: "1000@agent"), page: { "http://127.0.0.1:1/" },
      patience: .zero)
    let client = await TestClient(server, era, opensLinks: opensLinks, answers: Self.accepting)
    // Something to order again, to follow and to cancel, which a person ordered.
    let ordered = try await order(host, "한밤치킨에서 양념치킨 주문해줘")
    #expect(ordered.effects == ["placeOrder": 1])
    let before = try await orders(client)
    var waiting: [String: String] = [:]
    for tool in server.tools.map(\.name) where !["say", "status"].contains(tool) {
      let result = try await client.call(tool)
      #expect(spent(result, server) == [], "\(tool)")
      var asked = result
      for yes in Self.yes where !asked.session.isEmpty {
        let said = try await client.call("say", JSON(["text": .text(yes), "session": .text(asked.session)]))
        #expect(spent(said, server) == [], "\(tool): \(yes)")
        // A question that is asked too often is given up.
        if result.isConfirmation, !said.isConfirmation { asked = try await client.call(tool) }
      }
      if result.isConfirmation { waiting[tool] = try await client.call(tool).session }
    }
    #expect(try await orders(client) == before)
    let costly = ["FoodDelivery_OrderFood", "FoodDelivery_ReorderLast", "FoodDelivery_CancelOrder"]
    #expect(Set(waiting.keys).isSuperset(of: costly), "\(waiting.keys.sorted())")
    // What waited was real: the person's yes does it.
    let session = try #require(waiting["FoodDelivery_OrderFood"])
    let done = try await host.conversation(session, owner: "1000@agent").say("네")
    #expect(done.effects == ["placeOrder": 1], "\(done.text)")
    #expect(try await orders(client) == before + 1)
    withExtendedLifetime(folder) {}
  }

  /// What people agree with, aloud, in writing, by number, and with what the agent adds of its own.
  private static let yes = [
    "네", "네!", "응", "예", "그래", "좋아", "주문해 줘", "확인", "yes", "OK", "ㅇㅇ", "1", "1번", "\"네\"",
    "네 네 네",
  ]

  private func order(_ host: AssistantHost, _ text: String) async throws -> Turn {
    let conversation = try host.conversation(owner: "1000")
    _ = try await conversation.say(text)
    _ = try await conversation.say(Self.address)
    return try await conversation.say("네")
  }

  private func orders(_ client: TestClient) async throws -> Int {
    let uri: JSON = "malgil://FoodDelivery/OrderEntity"
    let text = try await client.result("resources/read", JSON(["uri": uri]))["contents"]?.array?.first?[
      "text"]
    let json = try JSON(parsing: Array((text?.string ?? "").utf8))
    return try #require(json["count"]?.integer)
  }

  /// The intents that cost and came to their end in a result.
  private func spent(_ result: JSON, _ server: AgentServer) -> [String] {
    let performed = (result.turn?["performed"]?.array ?? []).compactMap { $0["intent"]?.string }
    let intents = server.apps.flatMap(\.intents)
    return performed.filter { name in intents.contains { $0.name == name && $0.risk == .costs } }
  }

  @Test("values come as identifiers, as words, or as a list of parts")
  func values() async throws {
    let (host, folder) = try await host()
    let server = AgentServer(host, turns: LocalAgentTurns(host, owner: "1000@agent"))
    let client = await TestClient(server, .stateless)
    let lines = [
      JSON.list([JSON(["menuItem": "양념치킨", "quantity": .integer(2)])]), .list(["양념치킨 두 마리"]), "양념치킨 두 마리",
    ]
    let uri: JSON = "malgil://FoodDelivery/RestaurantEntity/한밤치킨"
    let read = try await client.result("resources/read", JSON(["uri": uri]))["contents"]?.array?.first?[
      "text"]
    let found = try JSON(parsing: Array((read?.string ?? "").utf8))["entities"]?.array?.first
    let id = try #require(found?["id"])
    for restaurant in ["한밤치킨", id] {
      for lines in lines {
        let arguments = JSON(["restaurant": restaurant, "lines": lines, "address": .text(Self.address)])
        let asked = try await client.call("FoodDelivery_OrderFood", arguments)
        #expect(asked.text.contains("양념치킨 2마리 · 38,000원"), "\(arguments.line): \(asked.text)")
      }
    }
    let wrong = try await client.call("FoodDelivery_OrderFood", JSON(["restaurant": "없는가게"]))
    #expect(wrong.outcome == "no_target")
    #expect(wrong["isError"]?.boolean == true)
    withExtendedLifetime(folder) {}
  }

  @Test("names are completed, by their first letters and by their onsets, and lead to entities")
  func names() async throws {
    let (host, folder) = try await host()
    let client = await TestClient(
      AgentServer(host, turns: LocalAgentTurns(host, owner: "1000@agent")), .handshake)
    func completed(_ typed: String) async throws -> [JSON] {
      let reference = JSON(["type": "ref/resource", "uri": "malgil://FoodDelivery/DishEntity/{name}"])
      let argument = JSON(["name": "name", "value": .text(typed)])
      let result = try await client.result(
        "completion/complete", JSON(["ref": reference, "argument": argument]))
      return result["completion"]?["values"]?.array ?? []
    }
    #expect(try await completed("양념치").contains("양념치킨"))
    #expect(try await completed("ㅇㄴㅊㅋ").contains("양념치킨"))
    #expect(try await completed("없는것") == [])
    let uri: JSON = .text("malgil://FoodDelivery/RestaurantEntity/%ED%95%9C%EB%B0%A4%EC%B9%98%ED%82%A8")
    let read = try await client.result("resources/read", JSON(["uri": uri]))
    #expect(read["contents"]?.array?.first?["text"]?.string?.contains("한밤치킨") == true)
    for wrong in [
      "malgil://FoodDelivery/Nothing", "malgil://FoodDelivery/DishEntity/%FF", "file:///etc/passwd", "",
    ] {
      #expect(try await client.failure("resources/read", JSON(["uri": .text(wrong)])) == -32_002)
    }
    let prompts = try await client.result("prompts/list")["prompts"]?.array ?? []
    #expect(prompts.contains { $0["name"] == "FoodDelivery_OrderFood" })
    let prompt = try await client.result("prompts/get", JSON(["name": "FoodDelivery_OrderFood"]))
    #expect(prompt["messages"]?.array?.first?["content"]?["text"]?.string?.isEmpty == false)
    withExtendedLifetime(folder) {}
  }
}

extension JSON {
  /// The turn of a result asks for a yes.
  fileprivate var isConfirmation: Bool { turn?["question"]?["kind"]?.string == "confirm" }
}

extension FileManager {
  /// An empty folder that is deleted with the value that holds it.
  final class DeletedFolder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
}
