import AppIntents
import Foundation
import Testing

@Suite("Code in the style of phones") struct PhoneStyleTests {
  /// Has nobody to ask.
  private struct MuteHost: IntentDialogHost {
    let language = "ko"
    let now = Date(timeIntervalSince1970: 0)

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { throw CancellationError() }

    func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
      try await body()
    }

    func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
      try await body()
    }
  }

  private func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], shortcut: Int? = nil
  ) async throws -> IntentOutcome {
    Travel.configure(dataFolder: URL(filePath: "/"))
    let call = IntentCall(app: "Travel", intent: intent, shortcut: shortcut, arguments: arguments)
    return try await IntentRuntime.run(call, of: Travel.self, host: MuteHost())
  }

  @Test("Stored static variables are read through generic code")
  func statics() throws {
    func title<Intent: AppIntent>(_ type: Intent.Type) -> [String?] {
      [
        String(localized: Intent.title),
        Intent.description._intentDescription.map { String(localized: $0.descriptionText) },
      ]
    }
    #expect(title(VisitIntent.self) == ["가 보기", "명소에 가요."])
    #expect(title(ShowSectionIntent.self) == ["구역 보기", nil])
    let app = IntentRuntime.describe(Travel.self)
    #expect(app.intents.map(\.isDiscoverable) == [false, true])
    #expect(app.intents[0].parameters.map(\.name) == ["landmark", "people", "memo"])
    #expect(app.entities.map(\.isSearchable) == [true])
    #expect(app.shortcuts.map(\.phrases) == [["<applicationName>에서 {landmark} 가기", "여행 가기"], ["지도 보여줘"]])
  }

  @Test("Branches that open an intent and branches that speak run")
  func branches() async throws {
    let visit = try await run("VisitIntent", ["landmark": .text("해운")])
    #expect(visit.dialog?.full == "해운대에 2명 갔어요.\n1번째예요.")
    #expect(
      visit.value
        == OutcomeValue(
          id: "1", text: "해운대", entities: [OutcomeEntity(type: "Landmark", id: "1", title: "해운대")]))
    let nowhere = try await run("VisitIntent")
    #expect(nowhere.opens?.arguments == ["section": .cases(["map"], said: "지도")])
  }

  @Test("A preset intent on the main actor shows its snippet")
  func preset() async throws {
    var outcome = try await run("ShowSectionIntent", shortcut: 1)
    #expect(outcome.tree?.root.content.kind == .text)
    outcome.tree = nil
    #expect(outcome == IntentOutcome(dialog: SpokenText(full: "지도예요"), snippet: ["map"]))
  }
}
