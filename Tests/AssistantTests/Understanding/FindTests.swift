import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

/// Finding in an app whose titles are full of marks, and whose data comes later.
@Suite("Finding by properties") struct FindTests {
  enum Shelf: AssistantApp {
    static let names = ["": AppNames(display: "책장")]
    static let intents: [any AppIntent.Type] = [Read.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = Shortcuts.self
    static let phrasesFolder: String? = nil
    /// Keeps no data.
    static func configure(dataFolder: URL) {}
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Read(), phrases: ["\(.applicationName)에서 \(\.$book) 읽어 줘"], shortTitle: "읽기",
        systemImageName: "book")
    }
  }

  struct Read: AppIntent {
    static let title: LocalizedStringResource = "읽기"
    static let risk = IntentRisk.reads
    @Parameter var book: Book
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(book)") }
  }

  struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "책"
    static let defaultQuery = Query()
    let id: Int
    @Property(title: "쪽 {수}, #") var pages: Int
    @Property(title: "읽음") var isRead: Bool

    init(_ id: Int) {
      self.id = id
      pages = id * 100
      isRead = id % 2 == 0
    }

    var displayRepresentation: DisplayRepresentation { "책 \(id)" }
  }

  struct Query: EntityPropertyQuery {
    typealias Entity = Book
    typealias ComparatorMappingType = Filter

    struct Filter: Sendable { let admits: @Sendable (Book) -> Bool }

    @TaskLocal static var count = 5

    static let properties = QueryProperties {
      Property(\Book.$pages) {
        GreaterThanOrEqualToComparator { pages in Filter { $0.pages >= pages } }
      }
      Property(\Book.$isRead) { EqualToComparator { value in Filter { $0.isRead == value } } }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Book.$pages) }

    private var books: [Book] { Self.count == 0 ? [] : (1...Self.count).map(Book.init) }

    func entities(for identifiers: [Int]) async throws -> [Book] {
      books.filter { identifiers.contains($0.id) }
    }

    func entities(
      matching filters: [Filter], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
    ) async throws -> [Book] {
      let found = books.filter { book in filters.allSatisfy { $0.admits(book) } }
      return sortedBy.first?.order == .descending ? found.reversed() : found
    }
  }

  private func conversation() throws -> Conversation {
    let assistant = Assistant(
      catalog: try AppCatalog(apps: [Shelf.self], phrases: []), store: MemoryStore(), clock: { .distantPast })
    return assistant.conversation(language: "ko", focus: nil, owner: "guest")
  }

  private func criteria(_ turn: Turn) -> String? {
    guard case .value(_, let text, _, _)? = turn.slots["criteria"] else { return nil }
    return text
  }

  @Test(
    "reads titles with marks of the notation, units that nothing tells, and what is so or not",
    arguments: [
      ("쪽 수 300 이상인 책 보여줘", "pages >= 300"), ("쪽 수가 300 넘는 책", "pages >= 301"),
      ("읽음 아닌 책 보여줘", "isRead = false"), ("쪽 수가 가장 많은 책 두 권", "by pages descending first 2"),
    ])
  func read(said: String, wanted: String) async throws {
    #expect(criteria(try await conversation().say(said)) == wanted)
  }

  @Test("does nothing where there is nothing to find yet, and finds what comes later")
  func later() async throws {
    let conversation = try conversation()
    let early = try await Query.$count.withValue(0) { try await conversation.say("쪽 수 300 이상인 책 보여줘") }
    #expect(early.outcome == .notUnderstood)
    #expect(criteria(try await conversation.say("쪽 수 300 이상인 책 보여줘")) == "pages >= 300")
  }

  @Test("leaves to others what compares and sorts nothing, and does not do what is forbidden")
  func others() async throws {
    let conversation = try conversation()
    #expect(criteria(try await conversation.say("책 보여줘")) == nil)
    #expect(criteria(try await conversation.say("쪽 수 300 이상인 책은 보여주지 마")) == nil)
  }
}
