import AppIntents
import Foundation
import Testing

@Suite("A travel app written for phones") struct TravelTests {
  private let guidebook = Guidebook()

  private func run(
    _ intent: String, _ arguments: [String: IntentArgument] = [:], _ answers: IntentAnswer...
  ) async throws -> (outcome: IntentOutcome, questions: [IntentQuestion]) {
    let host = PhoneHost(answers)
    let guidebook = guidebook
    let manager = AppDependencyManager()
    manager.add(dependency: guidebook)
    let call = IntentCall(app: "TravelNotes", intent: intent, arguments: arguments)
    let outcome = try await AppDependencyManager.$local.withValue(manager) {
      try await IntentRuntime.run(call, of: TravelNotes.self, host: host)
    }
    return (outcome, await host.questions)
  }

  @Test("What intents declare is what generic code reads")
  func declared() {
    #expect(Declared(NavigateIntent.self) == Declared("화면 열기", modes: .foreground))
    #expect(Declared(OpenPlaceIntent.self) == Declared("명소 열기", opensApp: true, modes: .foreground))
    #expect(
      Declared(CrowdIntent.self) == Declared("붐비는 정도", modes: [.background, .foreground(.dynamic)]))
    #expect(Declared(FavoriteIntent.self) == Declared("즐겨찾기 바꾸기", isDiscoverable: false))
  }

  @Test("An enum without a title is asked for by the name of its type")
  func section() async throws {
    let (outcome, questions) = try await run("NavigateIntent", [:], .argument(.text("약도")))
    #expect(outcome.value?.text == "지도")
    #expect(questions.map(\.title) == ["화면"])
    #expect(questions[0].options.map(\.title) == ["명소", "지도", "모음"])
  }

  @Test("An intent without a perform of its own runs; its question is its own")
  func open() async throws {
    let (_, questions) = try await run("OpenPlaceIntent", [:], .options(["0"]))
    #expect(questions.map(\.dialog?.full) == ["어느 명소예요?"])
  }

  @Test("An indexed property leads to its entity")
  func indexed() async throws {
    #expect(
      try await run("CrowdIntent", ["place": .text("바다")], .confirmed(false)).outcome.value?.text == "42")
    let names = try await IntentRuntime.search(
      entity: "PlaceEntity", for: "오래된", in: TravelNotes.self, language: "ko", now: Date())
    #expect(names.map(\.title) == ["첨성대"])
  }

  @Test("A deferred property is fetched when it is asked for and not before")
  func deferred() async throws {
    let before = await Crowd.shared.requests
    _ = try await run("OpenPlaceIntent", ["target": .text("해운대")])
    #expect(PlaceEntity.all[0].initial == "해")
    #expect(await Crowd.shared.requests >= before)
    let (yes, _) = try await run("CrowdIntent", ["place": .text("해운대")], .confirmed(true))
    #expect(yes.dialog?.full == "42명이 있어요. 화면에서 보여 드려요.")
    let (no, _) = try await run("CrowdIntent", ["place": .text("해운대")], .confirmed(false))
    #expect(no.dialog?.full == "42명이 있어요.")
    #expect(await Crowd.shared.requests >= before + 2)
  }

  @Test("A snippet shows its view, offers its buttons, and says when it changed")
  func snippet() async throws {
    let (outcome, _) = try await run("ClosestPlaceIntent")
    #expect(
      outcome.snippet == ["[mappin] 해운대", "바다가 있는 도시", "■■■■□□□□□□ 42%", "[즐겨찾기]", "☐ [즐겨찾기]"])
    let shown = try #require(outcome.shows)
    let press = try #require(outcome.actions?.first)
    #expect(press.title == "즐겨찾기")
    #expect(outcome.reloads == nil)
    let (pressed, _) = try await run(press.call.intent, press.call.arguments)
    #expect(pressed.reloads == [shown.intent])
    let (again, _) = try await run(shown.intent, shown.arguments)
    #expect(again.snippet.suffix(2) == ["[빼기]", "☑ [즐겨찾기]"])
  }

  @Test("A confirmation shows a snippet; a no ends the intent")
  func confirmation() async throws {
    let (outcome, questions) = try await run("FindTicketsIntent", ["place": .text("첨성대")], .confirmed(true))
    #expect(questions.map(\.snippet) == [["첨성대 표 1장"]])
    #expect(questions[0].confirmation?.action == "search")
    #expect(outcome.snippet == ["첨성대 표 1장"])
    await #expect(throws: IntentFailure(code: .declined)) {
      try await run("FindTicketsIntent", ["place": .text("첨성대")], .confirmed(false))
    }
  }

  @Test("A choice with a view; what was deleted can be taken back")
  func choice() async throws {
    let (kept, questions) = try await run("DeleteAlbumIntent", ["album": .text("봄")], .options(["1"]))
    #expect(kept.value?.text == "봄")
    #expect(questions[0].options.map(\.title) == ["보관", "삭제"])
    #expect(questions[0].snippet == ["사진 3장"])
    let (deleted, _) = try await run("DeleteAlbumIntent", ["album": .text("봄")], .options(["2"]))
    #expect(deleted.value == nil)
    #expect(guidebook.albums == ["가을"])
    #expect(try await IntentRuntime.undo(try #require(deleted.undoToken), host: PhoneHost([])))
    #expect(guidebook.albums == ["가을", "봄"])
  }

  @Test("A unique entity reads its settings where they are")
  func unique() async throws {
    guidebook.home = "부산"
    let (outcome, _) = try await run("ShowSettingsIntent", ["settings": .text("설정")])
    #expect(outcome.dialog?.full == "시작하는 곳은 부산예요.")
  }

  @Test("Code asks a value query")
  func values() async throws {
    #expect(try await PlaceValueQuery().values(for: StringSearchCriteria(term: "오래된")).map(\.name) == ["첨성대"])
    #expect(
      EntityIdentifier(for: PlaceEntity.all[0]) == EntityIdentifier(for: PlaceEntity.self, identifier: "0"))
    #expect(PlaceEntity.typeDisplayRepresentation.text(count: 3, in: "ko") == "3곳")
  }
}
