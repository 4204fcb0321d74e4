import AppIntents
import Foundation
import Testing

@Suite("Kinds of intents that a phone knows") struct SystemIntentTests {
  struct OpenDish: OpenIntent {
    static let title: LocalizedStringResource = "메뉴 열기"
    @Parameter var target: Dish
    @Parameter var spice: Spice?
  }

  struct SetVolume: SetValueIntent {
    static let title: LocalizedStringResource = "소리"
    @Parameter var value: Int
    func perform() async throws -> some ReturnsValue<Int> { .result(value: value) }
  }

  struct Search: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "찾기"
    @Parameter var criteria: StringSearchCriteria
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(criteria.term)") }
  }

  struct Site: AppIntent {
    static let title: LocalizedStringResource = "누리집"
    func perform() async throws -> some OpensIntent {
      .result(opensIntent: OpenURLIntent(URL(string: "https://example.com/a")!))
    }
  }

  struct Old: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "옛것"
    static let deprecation = IntentDeprecation(message: "이제 소리를 쓰세요", replacedBy: SetVolume.self)
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Widget: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "위젯"
    @Parameter(title: "메뉴") var dish: Dish?
  }

  struct Front: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "앞으로"
    func perform() async throws -> some ProvidesDialog {
      let said = try await requestToContinueInForeground("앱에서 할까요?") { "앞에서" }
      return .result(dialog: "\(said)")
    }
  }

  @Test("Values and words reach them")
  func values() async throws {
    #expect(try await TestApp.run(SetVolume.self, ["value": .integer(3)]).value?.text == "3")
    #expect(try await TestApp.run(Search.self, ["criteria": .text("바다")]).dialog?.full == "바다")
    #expect(Search.openAppWhenRun && Search.risk == .reads)
    #expect(!Old.isDiscoverable && !Widget.isDiscoverable)
    #expect(try await TestApp.run(Widget.self) == IntentOutcome())
  }

  @Test("An address that is opened is said, in any app")
  func openURL() async throws {
    let opens = try #require(try await TestApp.run(Site.self).opens)
    #expect(opens.arguments == ["url": .text("https://example.com/a")])
    let call = IntentCall(app: "Diner", intent: opens.intent, arguments: opens.arguments)
    let outcome = try await IntentRuntime.run(call, of: Diner.self, host: ScriptedHost())
    #expect(outcome.dialog?.full == "https://example.com/a")
  }

  @Test("Coming to the front asks first")
  func front() async throws {
    #expect(try await TestApp.run(Front.self, [:], .confirmed(true)).dialog?.full == "앞에서")
    await #expect(throws: IntentFailure(code: .declined)) {
      try await TestApp.run(Front.self, [:], .confirmed(false))
    }
  }

  @Test("Intents, entities and enums have addresses, with their values escaped")
  func addresses() throws {
    let intent = OpenDish()
    intent.target = Dish.all[0]
    intent.spice = .hot
    #expect(try intent.representedURL().absoluteString == "https://a.kr/dish/1/hot")
    #expect(
      try Place(id: "a b/c").representedURL().absoluteString
        == "https://a.kr/place/a%20b%2Fc?n=%EC%84%9C%EC%9A%B8")
    #expect(try Level.low.representedURL().absoluteString == "https://a.kr/low")
  }

  struct Place: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "곳"
    static let defaultQuery = Query()
    static var urlRepresentation: URLRepresentation { "https://a.kr/place/\(.id)?n=\(\.$name)" }

    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Place] { [] }
    }

    let id: String
    @Property var name: String

    init(id: String) {
      self.id = id
      name = "서울"
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  enum Level: String, URLRepresentableEnum {
    case low

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "높이"
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "낮음"]
    static var urlRepresentation: URLRepresentation { [.low: "https://a.kr/low"] }
  }
}

extension SystemIntentTests.OpenDish: URLRepresentableIntent {
  static var urlRepresentation: URLRepresentation { "https://a.kr/dish/\(\.$target)/\(\.$spice)" }
}
