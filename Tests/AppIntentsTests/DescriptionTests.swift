import AppIntents
import Foundation
import Testing

@Suite("Description of an app") struct DescriptionTests {
  private let app = IntentRuntime.describe(Diner.self)

  private func intent(_ name: String) throws -> IntentDescriptor {
    try #require(app.intents.first { $0.name == name })
  }

  @Test("An app is described with its names and everything it declares")
  func contents() {
    #expect(app.name == "Diner")
    #expect(app.names["ko"]?.alternatives == ["밥집배달"])
    #expect(
      app.intents.map(\.name) == [
        "OrderDishes", "OrderOne", "SetSpice", "TrackOrder", "CancelOrder", "PayBill", "Talk",
      ])
    #expect(app.entities.map(\.name) == ["Restaurant", "Dish", "Coupon"])
    #expect(app.enums.map(\.name) == ["Spice"])
  }

  @Test("An intent is described with its texts, risk and parameters in order")
  func intents() throws {
    let order = try intent("OrderDishes")
    #expect(order.title == ["": "음식 주문", "en": "Order food"])
    #expect(order.summary == ["": "가게에서 음식을 시켜요."])
    #expect(order.risk == .costs)
    #expect(order.confirmsItself)
    #expect(order.parameters.map(\.name) == ["restaurant", "lines", "note"])
    #expect(order.parameters.map(\.isOptional) == [true, false, true])
    #expect(try !intent("SetSpice").isDiscoverable)
    #expect(try !intent("CancelOrder").confirmsItself)
  }

  @Test("A parameter is described by its kind, range and default")
  func parameters() throws {
    let parameters = try intent("OrderOne").parameters
    #expect(parameters.map(\.kind) == [.entity("Dish"), .integer(minimum: 1, maximum: 20)])
    #expect(parameters.map(\.hasDefault) == [false, true])
    #expect(
      try intent("Talk").parameters.map(\.kind) == [
        .string, .entity("Dish"), .integer(minimum: nil, maximum: nil), .date, .entity("Coupon"), .string,
      ])
    #expect(try intent("Talk").parameters[0].title == ["": "topic"])
    #expect(try intent("SetSpice").parameters[0].kind == .enumeration("Spice"))
    #expect(try intent("CancelOrder").parameters[0].kind == .list(.entity("Dish")))
  }

  @Test("A composite is described with its spoken forms and properties")
  func composites() throws {
    guard case .list(.composite(let line)) = try intent("OrderDishes").parameters[1].kind else {
      Issue.record("the lines are no list of composites")
      return
    }
    #expect(line.name == "Line")
    #expect(line.spokenForms == ["ko": ["{dish} [{quantity}]"]])
    #expect(line.properties.map(\.name) == ["dish", "quantity"])
    #expect(line.properties.map(\.hasDefault) == [false, true])
    #expect(line.properties[1].kind == .integer(minimum: 1, maximum: 20))
  }

  @Test("Phrases are given in the template grammar, with text escaped")
  func shortcuts() {
    #expect(app.shortcuts.map(\.intent) == ["OrderOne", "SetSpice", "SetSpice"])
    #expect(app.shortcuts.map(\.index) == [0, 1, 2])
    #expect(app.shortcuts[0].phrases == ["<applicationName>에서 {dish} 주문해줘", "배달 \\(빨리\\)"])
    #expect(app.negativePhrases == ["<applicationName> 지워줘"])
    #expect(app.shortcuts[1].shortTitle == ["": "맵게", "en": "Spicy"])
  }

  @Test("An entity is searchable when its query searches, whether or not it says so")
  func entities() {
    #expect(app.entities.map(\.isSearchable) == [false, true, true])
    #expect(app.entities[1].title == ["": "메뉴", "en": "dish"])
  }

  @Test("A case of an enum is described with title and synonyms in every language")
  func enums() {
    #expect(app.enums[0].cases.map(\.rawValue) == ["mild", "hot", "hottest"])
    #expect(app.enums[0].cases[0].names == ["": ["순한맛", "안 맵게"], "en": ["mild", "안 맵게"]])
  }

  @Test("A description survives being written and read")
  func coding() throws {
    #expect(try JSONDecoder().decode(AppDescriptor.self, from: JSONEncoder().encode(app)) == app)
  }

  @Test("An app has the intents and shortcuts of its packages, counted after its own")
  func packages() async throws {
    enum Mall: AssistantApp {
      static let names = ["": AppNames(display: "Mall")]
      static let intents: [any AppIntent.Type] = [DeclarationTests.Bare.self]
      static let shortcuts: (any AppShortcutsProvider.Type)? = nil
      static let phrasesFolder: String? = nil
      /// Keeps no data.
      static func configure(dataFolder: URL) {}
      static var includedPackages: [any AppIntentsPackage.Type] { [Diner.self] }
    }
    let mall = IntentRuntime.describe(Mall.self)
    #expect(mall.intents.map(\.name).prefix(2) == ["Bare", "OrderDishes"])
    #expect(mall.shortcuts == app.shortcuts)
    let call = IntentCall(app: "Mall", intent: "SetSpice", shortcut: 1)
    let outcome = try await IntentRuntime.run(call, of: Mall.self, host: ScriptedHost())
    #expect(outcome.value?.text == "매운맛")
  }
}
