@testable import AppIntents
import Foundation
import Testing

@Suite("Values") struct ValueTests {
  /// A parameter of every type that needs no query.
  struct Everything: AppIntent {
    static let title: LocalizedStringResource = "전부"

    @Parameter(title: "글") var text: AttributedString?
    @Parameter(title: "날", kind: .date) var day: DateComponents?
    @Parameter(title: "시각") var moment: Date?
    @Parameter(title: "거리", unit: UnitLength.kilometers, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>?
    @Parameter(title: "무게", defaultUnit: UnitMass.grams) var weight: Measurement<UnitMass>?
    @Parameter(title: "값", currencyCodes: ["KRW", "USD"], inclusiveRange: (0, 50_000))
    var price: IntentCurrencyAmount?
    @Parameter(title: "누구") var person: IntentPerson?
    @Parameter(title: "받는 이", mode: .email) var recipient: IntentPerson?
    @Parameter(title: "파일", supportedContentTypes: [.image]) var picture: IntentFile?
    @Parameter(title: "찾기") var criteria: StringSearchCriteria?
    @Parameter(title: "소리", displayName: .init(true: "켜기", false: "끄기")) var sound: Bool?
    @Parameter(title: "주소") var link: URL?
    @Parameter(title: "꼬리표", size: IntentCollectionSize(min: 1, max: 2)) var tags: Set<String>?
    @Parameter(title: "메모", inputOptions: .init(keyboardType: .default, multiline: true)) var memo: String?

    func perform() async throws -> some OpensIntent { .result(opensIntent: self) }
  }

  /// What is held after the words were read, as words again.
  private func held(_ name: String, _ argument: IntentArgument, _ answers: IntentAnswer...) async throws
    -> IntentArgument?
  {
    let outcome = try await TestApp.run(Everything.self, [name: argument], host: ScriptedHost(answers))
    return outcome.opens?.arguments[name]
  }

  @Test(
    "Words and numbers become values of the type",
    arguments: [
      ("text", .text("안녕"), .text("안녕")), ("memo", .integer(3), .text("3")),
      ("moment", .text("2026-11-21T00:00:00Z"), .date(1_795_219_200)),
      ("distance", .text("5 km"), .text("5.0 km")), ("distance", .text("5킬로"), .text("5.0 km")),
      ("distance", .text("500 미터"), .text("500.0 m")), ("distance", .integer(3), .text("3.0 km")),
      ("weight", .text("2킬로"), .text("2.0 kg")), ("weight", .number(1.5), .text("1.5 g")),
      ("price", .integer(12_000), .text("KRW 12000")), ("price", .text("₩12,000"), .text("KRW 12000")),
      ("price", .text("$9.99"), .text("USD 9.99")), ("price", .text("9 USD"), .text("USD 9")),
      ("person", .text("민지"), .text("민지")), ("person", .text("a@b.kr"), .text("a@b.kr")),
      ("recipient", .text("a@b.kr"), .text("a@b.kr")), ("criteria", .text("바다"), .text("바다")),
      ("sound", .text("켜기"), .boolean(true)), ("sound", .text("끄기"), .boolean(false)),
      ("link", .text("https://a.kr/b"), .text("https://a.kr/b")),
      ("link", .text("a.kr/b"), .text("https://a.kr/b")),
    ] as [(String, IntentArgument, IntentArgument)])
  func read(name: String, said: IntentArgument, value: IntentArgument) async throws {
    #expect(try await held(name, said) == value)
  }

  @Test(
    "What is no value of the type is asked for again, with the reason",
    arguments: [
      ("distance", .text("멀리"), .unreadable(said: "멀리")),
      ("distance", .number(-1), .outOfRange(minimum: 0, maximum: nil)),
      ("distance", .text("2 kg"), .unreadable(said: "2 kg")),
      ("price", .integer(60_000), .outOfRange(minimum: 0, maximum: 50_000)),
      ("price", .number(.infinity), .outOfRange(minimum: 0, maximum: 50_000)),
      ("distance", .number(.infinity), .outOfRange(minimum: 0, maximum: 999_999_999_999_999)),
      ("distance", .number(.nan), .outOfRange(minimum: 0, maximum: 999_999_999_999_999)),
      (
        "distance", .text(String(repeating: "9", count: 400) + " km"),
        .outOfRange(minimum: 0, maximum: 999_999_999_999_999)
      ),
      ("price", .text("12 EUR"), .unreadable(said: "12 EUR")),
      ("recipient", .text("민지"), .unreadable(said: "민지")),
      ("picture", .text("/nowhere/a.png"), .unreadable(said: "/nowhere/a.png")),
      ("link", .text("네이버"), .unreadable(said: "네이버")),
      ("tags", .list([.text("가"), .text("나"), .text("다")]), .wrongCount(minimum: 1, maximum: 2)),
    ] as [(String, IntentArgument, IntentQuestion.Problem)])
  func refused(name: String, said: IntentArgument, problem: IntentQuestion.Problem) async throws {
    let host = ScriptedHost()
    await #expect(throws: CancellationError.self) {
      try await TestApp.run(Everything.self, [name: said], host: host)
    }
    #expect(await host.questions.map(\.problem) == [problem])
  }

  @Test("The components of a day are those that the parameter asks for")
  func components() async throws {
    let intent = Everything()
    #expect(intent.$day.dateKind == .date)
    guard case .date(let seconds)? = try await held("day", .date(1_795_237_200)) else {
      Issue.record("no day")
      return
    }
    let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_795_237_200))
    #expect(seconds == midnight.timeIntervalSince1970)
  }

  @Test("A file is taken when it exists and has the type")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory
    let picture = folder.appending(path: "\(UUID().uuidString).png")
    let text = folder.appending(path: "\(UUID().uuidString).txt")
    defer { for file in [picture, text] { try? FileManager.default.removeItem(at: file) } }
    for file in [picture, text] { try Data("x".utf8).write(to: file) }
    #expect(try await held("picture", .text(picture.path)) == .text(picture.path))
    await #expect(throws: CancellationError.self) { try await held("picture", .text(text.path)) }
    let file = IntentFile(fileURL: picture)
    #expect(file.type == .png)
    #expect(try await file.data(contentType: .png) == Data("x".utf8))
    #expect(IntentFile(data: Data(), filename: "a.pdf").fileURL == nil)
  }

  @Test("A set holds what was said once")
  func sets() async throws {
    let outcome = try await TestApp.run(Everything.self, ["tags": .list([.text("가"), .text("가")])])
    #expect(outcome.opens?.arguments["tags"] == .list([.text("가")]))
  }

  @Test("Values are shown in the language of the conversation")
  func shown() {
    func text(_ value: any Sendable) -> [String] {
      ["ko", "en"].map { ValueText(language: $0).text(of: value) }
    }
    #expect(text(IntentCurrencyAmount(amount: 12_000, currencyCode: "KRW")) == ["₩12,000", "₩12,000"])
    #expect(text(Measurement(value: 2.5, unit: UnitLength.kilometers)) == ["2.5 km", "2.5 km"])
    #expect(
      text(IntentPaymentMethod(type: .credit, name: "한빛카드", identificationHint: "1234"))[0] == "한빛카드 1234")
    #expect(text(true) == ["네", "yes"])
    var name = PersonNameComponents()
    (name.familyName, name.givenName) = ("김", "민지")
    #expect(text(IntentPerson(identifier: .unknown, name: .components(name), handle: nil))[0] == "김민지")
    (name.familyName, name.givenName) = ("Lovelace", "Ada")
    #expect(
      text(IntentPerson(identifier: .unknown, name: .components(name), handle: nil))[0] == "Ada Lovelace")
  }
}
