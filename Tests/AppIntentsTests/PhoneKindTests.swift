@testable import AppIntents
import Testing

@Suite("What intents of phones leave to their protocols") struct PhoneKindTests {
  struct Trail: AppEntity, URLRepresentableEntity {
    struct Query: EnumerableEntityQuery {
      func entities(for identifiers: [String]) async throws -> [Trail] { identifiers.map { Trail(id: $0) } }
      func allEntities() async throws -> [Trail] { [Trail(id: "moon")] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "길"
    static let defaultQuery = Query()
    static let urlRepresentation: URLRepresentation = "https://example.com/trail/\(.id)"
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct OpenTrail: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "길 열기"
    @Parameter(title: "길") var target: Trail
  }

  struct ShowTrails: TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "길 보기"
    static let supportedModes: IntentModes = .foreground
  }

  struct LinkTrail: AppIntent {
    static let title: LocalizedStringResource = "길 주소"
    @Parameter(title: "길") var trail: Trail
    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: OpenURLIntent(trail))
    }
  }

  struct Work: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "일할 때"
    @Parameter(title: "조용히", default: false) var isQuiet: Bool
    var displayRepresentation: DisplayRepresentation { "일" }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Answer: AppIntent {
    static let title: LocalizedStringResource = "대답"
    @Parameter(title: "보이기") var shows: Bool
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
      guard shows else { return .result(dialog: "없어요.") }
      return .result(dialog: "있어요.", view: Text("그림"))
    }
  }

  struct Silent: AppIntent {
    static let title: LocalizedStringResource = "조용"
    func perform() async throws -> some IntentResult & OpensIntent { .result() }
  }

  struct AskAgain: AppIntent {
    static let title: LocalizedStringResource = "다시 묻기"
    @Parameter(title: "이름", default: "") var name: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
      if name.isEmpty { throw $name.requestValue("이름이 뭐예요?") }
      try await requestConfirmation(output: .result(dialog: "\(name) 맞아요?"))
      return .result(dialog: "\(name)!")
    }
  }

  @Test("An intent that opens something with an address opens the address")
  func addresses() async throws {
    let moon: [String: IntentArgument] = ["target": .entities(identifiers: ["moon"], said: "moon")]
    let opened = try await TestApp.run(OpenTrail.self, moon).opens
    #expect(opened?.arguments["url"] == .text("https://example.com/trail/moon"))
    let linked = try await TestApp.run(
      LinkTrail.self, ["trail": .entities(identifiers: ["moon"], said: "moon")]
    ).opens
    #expect(linked?.arguments["url"] == .text("https://example.com/trail/moon"))
  }

  @Test("An intent that leads to a scene needs no perform")
  func scenes() async throws {
    #expect(try await TestApp.run(ShowTrails.self) == IntentOutcome())
    #expect(ShowTrails().contentIdentifier == "ShowTrails")
  }

  @Test("A focus filter runs when it is said, and none holds")
  func focus() async throws {
    #expect(try await TestApp.run(Work.self) == IntentOutcome())
    await #expect(throws: SetFocusFilterIntentError.notFound) { try await Work.current }
    #expect(await Work.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
  }

  @Test("A result that declares a snippet may have none")
  func snippets() async throws {
    let without = try await TestApp.run(Answer.self, ["shows": .boolean(false)])
    #expect(without.dialog?.full == "없어요.")
    #expect(
      try await TestApp.run(Answer.self, ["shows": .boolean(true)]).dialog?.supporting != without.dialog?.full
    )
    #expect(try await TestApp.run(Silent.self).opens == nil)
  }

  @Test("The older forms of questions ask as the newer ones do")
  func olderForms() async throws {
    let host = ScriptedHost(.argument(.text("달")), .confirmed(true))
    #expect(try await TestApp.run(AskAgain.self, host: host).dialog?.full == "달!")
    #expect(await host.questions.count == 2)
  }
}
