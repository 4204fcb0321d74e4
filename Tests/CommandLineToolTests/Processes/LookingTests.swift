import FoodDelivery
import Foundation
import Landmarks
import Testing

/// Commands that only look.
@Suite struct LookingTests {
  @Test("explain says what was read and what matched, in words")
  func explain() async throws {
    let run = try await Tool().run("explain", "치킨", "두", "마리", "주문해줘")
    #expect(run.status == 0)
    #expect(run.output.contains("OrderFood"))
    #expect(run.output.contains("{lines} <order>"))
    #expect(run.errors == "")
  }

  @Test(
    "explain --json has the winner with its costs")
  func explainJSON() async throws {
    let tool = try Tool()
    let run = try await tool.run("explain", "--json", "치킨 두 마리 주문해줘")
    #expect(run.status == 0)
    let object = try #require(try run.objects.first)
    #expect(object.keys.sorted() == ["near_misses", "read", "text", "vetoes", "winner"])
    let winner = try #require(object["winner"] as? [String: Any])
    #expect(winner.keys.sorted() == ["costs", "intent", "phrase", "slots", "spans"])
    #expect(winner["intent"] as? String == "OrderFood")
    #expect(
      (winner["costs"] as? [[String: Any]])?.allSatisfy { $0.keys.sorted() == ["cost", "what"] } == true)
  }

  @Test("explain names the rule that forbids a sentence, and what came near; it ends with 3")
  func explainVeto() async throws {
    let vetoed = try await Tool.ordering().run("explain", "--json", "치킨 주문하지 마")
    #expect(vetoed.status == 3)
    let vetoes = try #require(try vetoed.objects.first?["vetoes"] as? [[String: Any]])
    #expect(vetoes.map { $0["rule"] as? String } == ["prohibition"])
    #expect(vetoes.first?["span"] as? [Int] != nil)
    let misses = try #require(try vetoed.objects.first?["near_misses"] as? [[String: Any]])
    #expect(!misses.isEmpty)
    #expect(misses.allSatisfy { $0.keys.sorted() == ["at", "intent", "phrase", "reason"] })
  }

  @Test("explain says why a change that no phrase takes is asked about")
  func explainDoubt() async throws {
    let run = try await Tool().run("explain", "호미곶을 즐겨찾기에 넣어 두셔도 될까요")
    #expect(run.output.contains("nearest   Landmarks.FavouriteLandmark; asks first"))
    #expect(run.output.contains("; it may be no request; "))
  }

  @Test("phrases shows sentences of one intent, as text and as JSON")
  func phrases() async throws {
    let tool = try Tool()
    let text = try await tool.run("phrases", "EmptyCart")
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("EmptyCart  "))
    #expect(text.output.contains("\n  장바구니 비워줘\n"))
    #expect(!text.output.contains("OrderFood"))
    let json = try await tool.run("phrases", "--json")
    #expect(json.status == 0)
    let groups = try json.objects
    #expect(groups.count == 63)
    #expect(groups.allSatisfy { $0.keys.sorted() == ["app", "intent", "sentences", "title"] })
    #expect(groups.allSatisfy { ($0["sentences"] as? [String])?.isEmpty == false })
  }

  @Test("an intent that does not exist is refused with those that do")
  func unknownIntent() async throws {
    let run = try await Tool().run("phrases", "Fly")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("malgil: there is no intent “Fly”; there are AddFavourite, AddToCart, "))
  }

  @Test("intents lists every intent with its parameters, as a table and as JSON schemas")
  func intents() async throws {
    let tool = try Tool()
    let table = try await tool.run("intents")
    #expect(table.status == 0)
    #expect(table.output.hasPrefix("FoodDelivery\n"))
    #expect(table.output.contains("  OrderFood "))
    let json = try await tool.run("intents", "--json", "--lang", "en")
    let reports = try json.objects
    let own = reports.filter { $0["app"] as? String == "Malgil" }
    let finds = reports.compactMap { $0["intent"] as? String }.filter { $0.hasSuffix("Entity") }
    #expect(finds == ["FindRestaurantEntity", "FindOrderEntity", "FindLandmarkEntity"])
    #expect(reports.count == FoodDelivery.intents.count + Landmarks.intents.count + own.count + finds.count)
    #expect(own.contains { $0["intent"] as? String == "PlaceWidget" })
    let order = try #require(reports.first { $0["intent"] as? String == "OrderFood" })
    #expect(
      order.keys.sorted() == [
        "app", "authentication", "intent", "isDiscoverable", "isUndoable", "keywords", "risk", "schema",
        "sentence",
        "summary", "title",
      ])
    #expect(order["authentication"] as? String == "alwaysAllowed")
    #expect(order["isDiscoverable"] as? Bool == true)
    #expect(order["title"] as? String == "Order food")
    #expect(order["risk"] as? String == "costs")
    let properties = (order["schema"] as? [String: Any])?["properties"] as? [String: Any]
    #expect(properties?.keys.sorted() == ["address", "lines", "restaurant", "specialInstructions"])
  }

  @Test("sessions lists open conversations, shows one and deletes it")
  func sessions() async throws {
    let tool = try Tool.ordering()
    #expect(try await tool.run("sessions").output == "")
    let asked = try await tool.run("--json", "--say", "치킨 주문해줘")
    let id = try #require(try asked.string("session"))
    #expect(try await tool.run("sessions").output == "\(id)  \(Tool.time)\n")
    let listed = try #require(try await tool.run("sessions", "--json").objects.first)
    #expect(listed.keys.sorted() == ["id", "owner", "updated"])
    #expect(listed["id"] as? String == id)
    #expect(listed["updated"] as? String == Tool.time)
    #expect(try await tool.run("sessions", "show", id).string("id") == id)
    let missing = try await tool.run("sessions", "delete", "s_none")
    #expect(missing.status == 64)
    #expect(missing.errors == "malgil: there is no conversation “s_none”\n")
    #expect(
      try await tool.run("sessions", "delete").errors == "malgil: name one conversation, or say --all\n")
    #expect(try await tool.run("sessions", "delete", id).status == 0)
    #expect(try await tool.run("sessions", "--json").output == "")
    #expect(try await tool.run("sessions", "delete", "--all").status == 0)
  }
}
