import AppIntents
import Foundation
import Testing

@Suite("Results") struct ResultTests {
  struct Everything: AppIntent {
    static let title: LocalizedStringResource = "전부"

    func perform() async throws -> some IntentResult & ReturnsValue<[Int]?> & OpensIntent & ProvidesDialog
      & ShowsSnippetView
    {
      let isLate = true
      return .result(
        value: [1, 2], opensIntent: SetSpice(level: .mild), dialog: "됐어요",
        view: VStack {
          Text("첫 줄")
          if isLate { Text("늦음") } else { Text("제때") }
          ForEach([Dish.all[0]]) { Text("\($0)") }
        })
    }
  }

  struct Silent: AppIntent {
    static let title: LocalizedStringResource = "조용"
    @MainActor func perform() async throws -> some IntentResult { .result() }
  }

  struct Shown: AppIntent {
    static let title: LocalizedStringResource = "보기"
    func perform() async throws -> some IntentResult { .result(dialog: "여기요") { Text("한\n줄") } }
  }

  enum App: AssistantApp {
    static let names: [String: AppNames] = [:]
    static let intents: [any AppIntent.Type] = [Everything.self, Silent.self, Shown.self, SetSpice.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = nil
    static let phrasesFolder: String? = nil
    /// Keeps no data.
    static func configure(dataFolder: URL) {}
  }

  private func outcome(_ intent: String) async throws -> IntentOutcome {
    try await IntentRuntime.run(IntentCall(app: "App", intent: intent), of: App.self, host: ScriptedHost())
  }

  @Test("A result with everything comes out whole")
  func everything() async throws {
    let expected = IntentOutcome(
      dialog: SpokenText(full: "됐어요"), snippet: ["첫 줄", "늦음", "후라이드치킨"], value: OutcomeValue(text: "1, 2"),
      opens: IntentCall(app: "App", intent: "SetSpice", arguments: ["level": .cases(["mild"], said: "순한맛")]))
    #expect(try await outcome("Everything").inWords == expected)
  }

  @Test("A result with nothing says nothing")
  func nothing() async throws {
    #expect(try await outcome("Silent") == IntentOutcome())
  }

  @Test("A bare result may show something; a text of two lines is two lines")
  func snippet() async throws {
    #expect(
      try await outcome("Shown").inWords
        == IntentOutcome(dialog: SpokenText(full: "여기요"), snippet: ["한", "줄"]))
  }

  @Test("Branches of one perform may give different shapes")
  func mixedShapes() async throws {
    let opening = try await run("TrackOrder", ["number": .integer(1042)], host: ScriptedHost())
    #expect(opening.opens?.intent == "SetSpice")
    let saying = try await run("TrackOrder", ["number": .integer(1)], host: ScriptedHost())
    #expect(saying.value == OutcomeValue(text: "1"))
  }
}

extension IntentOutcome {
  /// The same without the tree of what is shown, which there is if there are lines.
  fileprivate var inWords: IntentOutcome {
    var outcome = self
    outcome.tree = nil
    return tree == nil ? self : outcome
  }
}
