import AppIntents
import Foundation
import Testing

/// What a snippet comes to: a tree, its lines, and what can be pressed.
@Suite("Trees of snippets") struct SnippetTreeTests {
  enum App: AssistantApp {
    static let names = ["": AppNames(display: "App")]
    static let intents: [any AppIntent.Type] = [ShowCard.self, ShowTooMuch.self, AskWithTooMuch.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = nil
    static let phrasesFolder: String? = nil
    static func configure(dataFolder: URL) {}
  }

  struct ShowCard: AppIntent {
    static let title: LocalizedStringResource = "카드"
    static let risk = IntentRisk.reads

    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: Card(amount: 20_000))
    }
  }

  struct Card: View {
    let amount: Int

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("합계")
          Text(LocalizedStringResource("모두", translations: ["en": "in all"]))
        }
        Text("\(amount)원")
        Divider()
        Toggle("알림", isOn: true, intent: ShowCard())
        Button(intent: ShowCard()) { Image(decorative: "logo") }
        Button("추적", systemImage: "location", intent: ShowCard()).disabled(true)
        ProgressView(value: 0.42)
        Text("한밤치킨").appEntityIdentifier(EntityIdentifier(for: Dish.self, identifier: 7))
      }
    }
  }

  struct ShowTooMuch: AppIntent {
    static let title: LocalizedStringResource = "너무 많음"

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
      .result(dialog: "했어요", view: ForEach(0..<10_000) { Text("\($0)") })
    }
  }

  struct AskWithTooMuch: AppIntent {
    static let title: LocalizedStringResource = "너무 많은 질문"

    func perform() async throws -> some IntentResult & ProvidesDialog {
      try await requestConfirmation(actionName: .order) { ForEach(0..<10_000) { Text("\($0)") } }
      return .result(dialog: "했어요")
    }
  }

  private func outcome(_ intent: String, _ host: ScriptedHost = ScriptedHost()) async throws -> IntentOutcome
  {
    try await IntentRuntime.run(IntentCall(app: "App", intent: intent), of: App.self, host: host)
  }

  @Test(
    "What stands beside each other is one line, numbers are grouped, and what can be pressed has brackets")
  func lines() async throws {
    #expect(
      try await outcome("ShowCard").snippet == [
        "합계 모두", "20,000원", "───", "☑ [알림]", "[카드]", "[추적]", "■■■■□□□□□□ 42%", "한밤치킨",
      ])
  }

  @Test("The tree holds the same, and the entity that is shown")
  func tree() async throws {
    let tree = try #require(try await outcome("ShowCard").tree)
    #expect(tree.locale == "ko")
    #expect(tree.presses.map(\.title) == ["카드", "카드"])
    #expect(tree.root.children.last?.entity == EntityMark(type: "Dish", id: "7"))
  }

  @Test("A press is a call of the button's intent; what is disabled has none")
  func presses() async throws {
    let actions = try #require(try await outcome("ShowCard").actions)
    #expect(actions.map(\.title) == ["알림", "카드"])
    #expect(actions.map(\.call) == Array(repeating: IntentCall(app: "App", intent: "ShowCard"), count: 2))
  }

  struct Closures: View {
    var body: some View {
      VStack {
        Button("닫기") {}
        Button("지우기", systemImage: "trash", role: .destructive) {}
        Button(action: {}) { Text("빼기") }
      }
    }
  }

  @Test("A button with a closure shows its label and cannot be pressed")
  @MainActor func closures() throws {
    let tree = String(decoding: try JSONEncoder().encode(ViewTree(resolving: Closures())), as: UTF8.self)
    for label in ["닫기", "지우기", "빼기"] { #expect(tree.contains(label)) }
    #expect(!tree.contains("\"button\""))
  }

  @Test("A view that shows too much is named, and what was done stays done")
  func tooMuch() async throws {
    let outcome = try await outcome("ShowTooMuch")
    #expect(outcome.dialog?.full == "했어요")
    #expect(outcome.snippet == ["ForEach › Text: The view shows more than 2000 things."])
    #expect(outcome.tree == nil)
  }

  @Test("Nobody is asked to agree to what cannot be shown")
  func unshownQuestion() async throws {
    await #expect(throws: IntentFailure.self) { try await outcome("AskWithTooMuch") }
  }
}
