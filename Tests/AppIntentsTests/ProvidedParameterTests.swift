import AppIntents
import Foundation
import Testing

@Suite("Parameters with options") struct ProvidedParameterTests {
  struct Given<Value: _IntentValue>: DynamicOptionsProvider where Value.ValueType == Value {
    var values: [Value]
    func results() async throws -> [Value] { values }
  }

  /// A required parameter of every family, so that each one offers its options.
  struct Everything: AppIntent {
    static let title: LocalizedStringResource = "전부"

    @Parameter(inputOptions: .init(multiline: true), optionsProvider: Given(values: ["가", "나"])) var text:
      String
    @Parameter(displayName: .init(true: "켜기", false: "끄기"), optionsProvider: Given(values: [true])) var isOn:
      Bool
    @Parameter(controlStyle: .field, optionsProvider: Given(values: [3, 5])) var count: Int
    @Parameter(controlStyle: .slider, optionsProvider: Given(values: [0.5])) var part: Double
    @Parameter(kind: .date, optionsProvider: Given(values: [Date(timeIntervalSince1970: 0)])) var day: Date
    @Parameter(kind: .time, optionsProvider: Given(values: [DateComponents(hour: 7, minute: 30)]))
    var time: DateComponents
    @Parameter(
      mode: .email, optionsProvider: Given(values: [IntentPerson(handle: .init(emailAddress: "a@b.kr"))]))
    var person: IntentPerson
    @Parameter(
      currencyCodes: ["KRW"],
      optionsProvider: Given(values: [IntentCurrencyAmount(amount: 5_000, currencyCode: "KRW")]))
    var price: IntentCurrencyAmount
    @Parameter(
      supportedContentTypes: [.item],
      optionsProvider: Given(values: [IntentFile(fileURL: URL(filePath: "/a.png"))]))
    var file: IntentFile
    @Parameter(
      unit: UnitLength.kilometers,
      optionsProvider: Given(values: [Measurement(value: 5, unit: UnitLength.kilometers)]))
    var distance: Measurement<UnitLength>
    @Parameter(size: .init(min: 1, max: 2), optionsProvider: Given(values: ["ㄱ", "ㄴ", "ㄷ"])) var letters:
      [String]
    @Parameter(size: 1, query: DishQuery()) var dishes: [Dish]

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test("Every family offers what its provider gives")
  func offers() async throws {
    let all: [String: IntentArgument] = [
      "text": .text("다"), "isOn": .boolean(false), "count": .integer(9), "part": .number(0.25),
      "day": .date(5),
      "time": .date(5), "person": .text("c@d.kr"), "price": .integer(7), "file": .text("/"),
      "distance": .integer(2), "letters": .list([.text("ㄱ")]),
      "dishes": .list([.entities(identifiers: ["7"], said: "떡볶이")]),
    ]
    var offered: [String: Int] = [:]
    for name in all.keys.sorted() where name != "dishes" {
      var arguments = all
      arguments[name] = nil
      arguments["file"] = name == "file" ? nil : .text(#filePath)
      let host = ScriptedHost()
      _ = try? await TestApp.run(Everything.self, arguments, host: host)
      offered[name] = await host.questions.first { $0.slot == name }?.options.count
    }
    #expect(
      offered == [
        "text": 2, "isOn": 1, "count": 2, "part": 1, "day": 1, "time": 1, "person": 1, "price": 1, "file": 1,
        "distance": 1, "letters": 3,
      ])
  }
}
