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

  struct Word<Value: _IntentValue & Hashable>: Resolver {
    var value: Value
    func resolve(from word: String, context: IntentParameterContext<Value>) async throws -> Value? {
      word == "그거" ? value : nil
    }
  }

  /// A parameter of every family with a resolver, half of them with options too.
  struct Resolved: AppIntent {
    static let title: LocalizedStringResource = "전부"
    static let person = IntentPerson(handle: .init(emailAddress: "a@b.kr"))
    static let price = IntentCurrencyAmount(amount: 5_000, currencyCode: "KRW")
    static let file = IntentFile(fileURL: URL(filePath: "/a.png"))
    static let length = Measurement(value: 5, unit: UnitLength.kilometers)

    @Parameter(inputOptions: .init(multiline: true), resolvers: { Word(value: "가") }) var text: String?
    @Parameter(displayName: .init(true: "켜기", false: "끄기"), resolvers: { Word(value: true) }) var isOn: Bool?
    @Parameter(controlStyle: .field, resolvers: { Word(value: 3) }) var count: Int?
    @Parameter(inclusiveRange: (1, 9), optionsProvider: Given(values: [3]), resolvers: { Word(value: 4) })
    var few: Int?
    @Parameter(controlStyle: .slider, resolvers: { Word(value: 0.5) }) var part: Double?
    @Parameter(inclusiveRange: (0, 1), resolvers: { Word(value: 0.5) }) var share: Double?
    @Parameter(kind: .date, resolvers: { Word(value: Date(timeIntervalSince1970: 0)) }) var day: Date?
    @Parameter(
      kind: .time, optionsProvider: Given(values: [DateComponents(hour: 7)]),
      resolvers: { Word(value: DateComponents(hour: 7, minute: 30)) })
    var time: DateComponents?
    @Parameter(mode: .email, resolvers: { Word(value: Resolved.person) }) var person: IntentPerson?
    @Parameter(currencyCodes: ["KRW"], resolvers: { Word(value: Resolved.price) }) var price:
      IntentCurrencyAmount?
    @Parameter(supportedContentTypes: [.item], resolvers: { Word(value: Resolved.file) }) var file:
      IntentFile?
    @Parameter(supportedTypeIdentifiers: ["public.item"], resolvers: { Word(value: Resolved.file) })
    var named: IntentFile?
    @Parameter(defaultUnit: UnitLength.meters, resolvers: { Word(value: Resolved.length) }) var far:
      Measurement<UnitLength>?
    @Parameter(
      unit: UnitLength.kilometers, optionsProvider: Given(values: [Resolved.length]),
      resolvers: { Word(value: Resolved.length) })
    var distance: Measurement<UnitLength>?
    @Parameter(supportedValues: [.mild], resolvers: { Word(value: Spice.mild) }) var spice: Spice?
    @Parameter(resolvers: { Word(value: URL(filePath: "/a")) }) var address: URL?
    @Parameter(
      optionsProvider: Given(values: [AttributedString("나")]),
      resolvers: { Word(value: AttributedString("가")) })
    var rich: AttributedString?
    @Parameter(size: 1, resolvers: { Word(value: "ㄱ") }) var letters: [String]?

    func perform() async throws -> some OpensIntent { .result(opensIntent: self) }
  }

  @Test("Every family takes resolvers, with and without options")
  func resolves() async throws {
    let names = [
      "text", "isOn", "count", "few", "part", "share", "day", "time", "person", "price", "file", "named",
      "far",
      "distance", "spice", "address", "rich", "letters",
    ]
    for name in names {
      let said = IntentArgument.text("그거")
      let argument = name == "letters" ? .list([said]) : said
      let host = ScriptedHost()
      let value = try await TestApp.run(Resolved.self, [name: argument], host: host).opens?.arguments[name]
      #expect(value != nil && value != argument, "\(name)")
      #expect(await host.questions.isEmpty, "\(name)")
    }
  }
}
