import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// An app that is busy for a moment loses nothing of what was said.
@Suite struct RetryTests {
  final class Kitchen: Sendable {
    struct Busy: UnavailableError {
      var isTemporary: Bool { true }
    }

    private let state = Mutex((isBusy: false, placed: [String]()))

    var isBusy: Bool {
      get { state.withLock(\.isBusy) }
      set { state.withLock { $0.isBusy = newValue } }
    }
    var placed: [String] { state.withLock(\.placed) }

    func place(_ order: String) throws {
      if isBusy { throw Busy() }
      state.withLock { $0.placed.append(order) }
    }
  }

  enum Canteen: AssistantApp {
    static let names = ["": AppNames(display: "식당", alternatives: ["canteen"])]
    static let intents: [any AppIntent.Type] = [Serve.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = Shortcuts.self
    static let phrasesFolder: String? = nil
    static func configure(dataFolder: URL) {}
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Serve(), phrases: ["\(.applicationName)에서 밥 줘", "serve rice at \(.applicationName)"],
        shortTitle: "밥", systemImageName: "fork.knife")
    }
  }

  struct Serve: AppIntent {
    static let title = LocalizedStringResource("밥 주기", translations: ["en": "serve rice"])
    @Parameter(title: "이름") var name: String
    @Dependency var kitchen: Kitchen

    func perform() async throws -> some ProvidesDialog {
      try await requestConfirmation(dialog: "\(name)에게 줄까요?")
      try await IntentEffect.run("serve", key: name, guarantees: [.onceForKey, .allOrNothing]) {
        try kitchen.place(name)
      }
      return .result(dialog: "\(name)에게 줬어요.")
    }
  }

  /// Says sentences to a kitchen that is busy at some of them.
  private func turns(
    _ sentences: [String], busyAt busy: Set<Int>, language: String = "ko", reopens: Bool = false
  ) async throws -> (turns: [Turn], placed: [String]) {
    let kitchen = Kitchen()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: kitchen)
    return try await AppDependencyManager.$local.withValue(dependencies) {
      let assistant = Assistant(
        catalog: try AppCatalog(apps: [Canteen.self], phrases: []), store: MemoryStore(),
        clock: { .distantPast })
      await assistant.loadNames(language: language)
      var conversation = assistant.conversation(language: language, focus: nil, owner: "guest", id: "s")
      var turns: [Turn] = []
      for (index, sentence) in sentences.enumerated() {
        kitchen.isBusy = busy.contains(index)
        turns.append(try await conversation.say(sentence))
        if reopens {
          await conversation.leave()
          conversation = try #require(try assistant.conversation("s", owner: "guest"))
        }
      }
      await conversation.leave()
      return (turns, kitchen.placed)
    }
  }

  @Test(
    "after a yes that the app was too busy for, another attempt asks for the yes alone and does it once",
    arguments: ["다시", "네", "이어서"], [false, true])
  func again(word: String, reopens: Bool) async throws {
    let (turns, placed) = try await turns(
      ["식당에서 밥 줘", "김하나", "네", word, "네"], busyAt: [2], reopens: reopens)
    #expect(turns[2].outcome == .failed)
    #expect(turns[2].error?.code == .busy)
    #expect(turns[2].text.hasSuffix("말씀하신 내용은 그대로 있어요. ‘다시’라고 하면 한 번 더 해 볼게요."))
    #expect(turns[3].text.contains("김하나에게 줄까요?"))
    #expect(turns[4].text == "김하나에게 줬어요.")
    #expect(placed == ["김하나"])
  }

  @Test(
    "a request that the app was too busy for is tried again when it is repeated, and one that was done is not"
  )
  func repeatedRequest() async throws {
    let kitchen = Kitchen()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: kitchen)
    try await AppDependencyManager.$local.withValue(dependencies) {
      let assistant = Assistant(
        catalog: try AppCatalog(apps: [Canteen.self], phrases: []), store: MemoryStore(),
        clock: { .distantPast })
      await assistant.loadNames(language: "ko")
      let conversation = assistant.conversation(language: "ko", focus: nil, owner: "guest", id: "s")
      for sentence in ["식당에서 밥 줘", "김하나"] { _ = try await conversation.say(sentence) }
      kitchen.isBusy = true
      let refused = try await conversation.say("네", request: "r1")
      #expect(refused.error?.isRetryable == true)
      kitchen.isBusy = false
      let asked = try await conversation.say("네", request: "r1")
      #expect(asked.question?.kind == .confirm)
      let done = try await conversation.say("네", request: "r2")
      let again = try await conversation.say("네", request: "r2")
      #expect(done.outcome == .done && again == done && kitchen.placed == ["김하나"])
      await conversation.leave()
    }
  }

  @Test("it may be busy several times, and says so each time")
  func severalTimes() async throws {
    let (turns, placed) = try await turns(
      ["식당에서 밥 줘", "김하나", "네", "다시", "네", "다시", "네"], busyAt: [2, 3, 4])
    #expect(turns[4].text.contains("‘다시’라고 하면"))
    #expect(turns[6].outcome == .done)
    #expect(placed == ["김하나"])
  }

  @Test("English says it in English")
  func english() async throws {
    let (turns, placed) = try await turns(
      ["serve rice at canteen", "Hana", "yes", "again", "yes"], busyAt: [2], language: "en")
    #expect(turns[2].text.hasSuffix("What you said is kept. Say “again” to try once more."))
    #expect(placed == ["Hana"])
  }

  @Test("a yes that comes after something else was said means nothing")
  func later() async throws {
    let (turns, placed) = try await turns(["식당에서 밥 줘", "김하나", "네", "도움말", "네"], busyAt: [2])
    #expect(turns[4].outcome == .notUnderstood)
    #expect(placed == [])
  }
}
