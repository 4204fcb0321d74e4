import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// Apps that fail: each failure ends in a clear sentence, and the conversation goes on.
@Suite struct FailureTests {
  final class Shelf: Sendable {
    let books = Mutex(["시집", "소설", "만화"])
    let isBroken = Mutex(false)
    let isSlow = Mutex(false)
  }

  enum Library: AssistantApp {
    static let names = ["": AppNames(display: "서재")]
    static let intents: [any AppIntent.Type] = [Lend.self, Greet.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = Shortcuts.self
    static let phrasesFolder: String? = nil
    /// The shelf is put in place by each test.
    static func configure(dataFolder: URL) {}
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Lend(),
        phrases: ["\(.applicationName)에서 책 빌려줘", "\(.applicationName)에서 \(\.$book) 빌려줘"], shortTitle: "빌리기",
        systemImageName: "book")
      AppShortcut(
        intent: Greet(), phrases: ["\(.applicationName)에 인사해줘"], shortTitle: "인사", systemImageName: "hand")
    }
  }

  struct Lend: AppIntent {
    static let title: LocalizedStringResource = "빌리기"
    @Parameter(title: "책") var book: Book
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(book)을(를) 빌렸어요.") }
  }

  struct Greet: AppIntent {
    static let title: LocalizedStringResource = "인사"
    func perform() async throws -> some ProvidesDialog { .result(dialog: "안녕하세요.") }
  }

  struct Book: AppEntity {
    struct Flooded: Error, CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "서재에 물이 찼어요." }
    }

    struct Query: EntityStringQuery {
      @Dependency var shelf: Shelf

      func entities(for identifiers: [String]) async throws -> [Book] {
        try await books().filter { identifiers.contains($0.id) }
      }

      func entities(matching string: String) async throws -> [Book] {
        try await books().filter { $0.id.contains(string) }
      }

      func suggestedEntities() async throws -> [Book] { try await books() }

      private func books() async throws -> [Book] {
        if shelf.isBroken.withLock(\.self) { throw Flooded() }
        while shelf.isSlow.withLock(\.self) { try await Task.sleep(for: .milliseconds(1)) }
        return shelf.books.withLock(\.self).map { Book(id: $0) }
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "책"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  /// Holds a conversation with a shelf of its own. Seconds take two milliseconds.
  private func talk(_ body: @escaping @Sendable (Conversation, Shelf) async throws -> Void) async throws {
    let shelf = Shelf()
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: shelf)
    try await AppDependencyManager.$local.withValue(dependencies) {
      let assistant = Assistant(
        catalog: try AppCatalog(apps: [Library.self], phrases: []), store: MemoryStore(),
        clock: { .distantPast }, pause: { try await Task.sleep(for: .milliseconds(2 * $0)) })
      await assistant.loadNames(language: "ko")
      let conversation = assistant.conversation(language: "ko", focus: nil, owner: "guest")
      try await body(conversation, shelf)
      shelf.isSlow.withLock { $0 = false }
      shelf.isBroken.withLock { $0 = false }
      #expect(try await conversation.say("인사해줘").text == "안녕하세요.")
      #expect(try await conversation.say("소설 빌려줘").outcome != .failed)
      await conversation.leave()
    }
  }

  @Test("what a query throws is said", arguments: ["책 빌려줘", "소설 빌려줘", "사전 빌려줘"])
  func throwing(_ sentence: String) async throws {
    try await talk { conversation, shelf in
      shelf.isBroken.withLock { $0 = true }
      let turn = try await conversation.say(sentence)
      #expect(turn.outcome == .failed)
      #expect(turn.text == "서재에 물이 찼어요.")
    }
  }

  @Test("a query that does not come to its end is given up", arguments: ["책 빌려줘", "소설 빌려줘", "사전 빌려줘"])
  func slow(_ sentence: String) async throws {
    try await talk { conversation, shelf in
      shelf.isSlow.withLock { $0 = true }
      let turn = try await conversation.say(sentence)
      #expect(turn.error?.code == .timedOut)
      #expect(turn.text == "너무 오래 걸려서 기다리지 않기로 했어요. 됐는지 앱에서 확인해 주세요.")
    }
  }

  @Test("an assistant starts with a query that does not come to its end")
  func slowStart() async throws {
    let shelf = Shelf()
    shelf.isSlow.withLock { $0 = true }
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: shelf)
    try await AppDependencyManager.$local.withValue(dependencies) {
      let assistant = Assistant(
        catalog: try AppCatalog(apps: [Library.self], phrases: []), store: MemoryStore(),
        clock: { .distantPast }, pause: { try await Task.sleep(for: .milliseconds(2 * $0)) })
      await assistant.loadNames(language: "ko")
      let conversation = assistant.conversation(language: "ko", focus: nil, owner: "guest")
      #expect(try await conversation.say("인사해줘").text == "안녕하세요.")
    }
  }

  @Test("a thing that is gone when it is chosen is said to be gone, and the others are offered")
  func gone() async throws {
    try await talk { conversation, shelf in
      let question = try await conversation.say("책 빌려줘")
      #expect(question.question?.options.map(\.title) == ["시집", "소설", "만화"])
      shelf.books.withLock { $0 = ["시집", "만화"] }
      let again = try await conversation.say("소설")
      #expect(again.text.hasPrefix("‘소설’을 찾지 못했어요. "))
      #expect(again.question?.options.map(\.title) == ["시집", "만화"])
      #expect(try await conversation.say("만화").text == "만화를 빌렸어요.")
      shelf.books.withLock { $0.append("소설") }
    }
  }

  @Test("a question that is left leaves everything as it was")
  func cancelled() async throws {
    try await talk { conversation, _ in
      let question = try await conversation.say("책 빌려줘")
      #expect(question.outcome == .inputRequired)
      let left = try await conversation.say("취소")
      #expect(left.text == "그만뒀어요. 아무것도 하지 않았어요.")
    }
  }
}
