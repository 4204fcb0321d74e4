import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// Names that change while the assistant runs.
@Suite struct VocabularyTests {
  enum Garden: AssistantApp {
    static let names = ["": AppNames(display: "꽃밭")]
    static let intents: [any AppIntent.Type] = [Water.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = Shortcuts.self
    static let phrasesFolder: String? = nil
    static let flowers = Mutex(["장미"])
    /// Keeps no data.
    static func configure(dataFolder: URL) {}
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Water(), phrases: ["\(.applicationName)에서 \(\.$flower) 물 줘"], shortTitle: "물 주기",
        systemImageName: "drop")
    }
  }

  struct Water: AppIntent {
    static let title: LocalizedStringResource = "물 주기"
    static let risk = IntentRisk.reads
    @Parameter var flower: Flower
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(flower)에 물을 줬어요.") }
  }

  struct Flower: AppEntity {
    struct Query: EnumerableEntityQuery {
      func entities(for identifiers: [String]) async throws -> [Flower] { identifiers.map { Flower(id: $0) } }
      func allEntities() async throws -> [Flower] { Garden.flowers.withLock(\.self).map { Flower(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "꽃"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  @Test("a name is known from the sentence on that follows updateAppShortcutParameters()")
  func update() async throws {
    let assistant = Assistant(
      catalog: try AppCatalog(apps: [Garden.self], phrases: []), store: MemoryStore(), clock: { .distantPast }
    )
    await assistant.loadNames(language: "ko")
    let conversation = assistant.conversation(language: "ko", focus: nil, owner: "guest")
    #expect(try await conversation.say("장미 물 줘").text == "장미에 물을 줬어요.")
    #expect(try await conversation.say("튤립 물 줘").outcome == .notUnderstood)
    Garden.flowers.withLock { $0 = ["장미", "튤립"] }
    #expect(try await conversation.say("튤립 물 줘").outcome == .notUnderstood)
    Shortcuts.updateAppShortcutParameters()
    #expect(try await conversation.say("튤립 물 줘").text == "튤립에 물을 줬어요.")
  }

  @Test("sentences of every app are suggested in turn")
  func examples() async throws {
    let catalog = try AppCatalog(apps: [Garden.self, Shed.self], phrases: [])
    let assistant = Assistant(catalog: catalog, store: MemoryStore(), clock: { .distantPast })
    await assistant.loadNames(language: "ko")
    let examples = assistant.catalog.examples(language: "ko", limit: 3)
    #expect(examples.count == 3)
    #expect(examples.count { $0.contains("물 줘") } == 1)
    #expect(examples.count { $0.contains("삽") } == 2)
  }

  enum Shed: AssistantApp {
    static let names = ["": AppNames(display: "창고")]
    static let intents: [any AppIntent.Type] = [Fetch.self, Return.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = Shortcuts.self
    static let phrasesFolder: String? = nil
    /// Keeps no data.
    static func configure(dataFolder: URL) {}

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Fetch(), phrases: ["\(.applicationName)에서 삽 꺼내줘"], shortTitle: "꺼내기",
          systemImageName: "shed")
        AppShortcut(
          intent: Return(), phrases: ["\(.applicationName)에 삽 넣어줘"], shortTitle: "넣기", systemImageName: "shed"
        )
      }
    }

    struct Fetch: AppIntent {
      static let title: LocalizedStringResource = "꺼내기"
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Return: AppIntent {
      static let title: LocalizedStringResource = "넣기"
      func perform() async throws -> some IntentResult { .result() }
    }
  }
}
