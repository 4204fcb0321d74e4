import AppIntents
import Foundation
import Testing

@Suite("Intents as data") struct SchemaTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func schema(_ intent: String, _ language: String = "ko") throws -> String {
    let app = IntentRuntime.describe(Diner.self)
    let intent = try #require(app.intents.first { $0.name == intent })
    return try json(ParameterSchema(intent.parameters, app: app, language: language))
  }

  @Test("Parameters are described as a JSON Schema")
  func parameters() throws {
    #expect(
      try schema("OrderOne")
        == #"{"properties":{"dish":{"title":"메뉴","type":"string"},"#
        + #""quantity":{"maximum":20,"minimum":1,"title":"수량","type":"integer"}},"type":"object"}"#)
    #expect(
      try schema("SetSpice")
        == #"{"properties":{"level":{"enum":["mild","hot","hottest"],"title":"맵기","type":"string"}},"type":"object"}"#
    )
    #expect(
      try schema("OrderDishes").contains(
        #""lines":{"items":{"properties":{"dish":{"title":"메뉴","type":"string"},"#))
  }

  @Test("A whole app survives being written and read")
  func roundTrip() throws {
    let app = IntentRuntime.describe(Diner.self)
    let data = try JSONEncoder().encode(app)
    #expect(try JSONDecoder().decode(AppDescriptor.self, from: data) == app)
    #expect(app.intents[0].sentence == "{restaurant}에서 {lines} 주문")
    #expect(app.shortcuts[0].image == "bag")
  }
}
