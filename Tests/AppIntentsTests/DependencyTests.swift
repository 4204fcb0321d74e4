import AppIntents
import Foundation
import Testing

@Suite("Dependencies") struct DependencyTests {
  private final class Kitchen: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("A dependency is found by type or by key, and made once")
  func finding() {
    let manager = AppDependencyManager()
    manager.add(dependency: Kitchen("기본"))
    manager.add(key: "밤", dependency: Kitchen("밤"))
    let byType = AppDependency<Kitchen>(manager: manager)
    #expect(byType.wrappedValue.name == "기본")
    #expect(byType.wrappedValue === byType.wrappedValue)
    #expect(AppDependency<Kitchen>(key: "밤", manager: manager).wrappedValue.name == "밤")
  }

  @Test("What a closure makes is registered, not the closure")
  func closures() {
    let manager = AppDependencyManager()
    manager.add { Kitchen("닫힌 것") }
    #expect(AppDependency<Kitchen>(manager: manager).wrappedValue.name == "닫힌 것")
  }

  @Test("A default stands in for a dependency that was not added")
  func defaults() {
    let dependency = AppDependency<Kitchen>(manager: AppDependencyManager(), default: { Kitchen("임시") })
    #expect(dependency.wrappedValue.name == "임시")
  }

  private struct Nobody: Sendable {}

  struct Lonely: AppIntent {
    static let title: LocalizedStringResource = "혼자"
    @Dependency private var nobody: Nobody
    func perform() async throws -> some IntentResult { .result(dialog: "\(nobody)") }
  }

  struct Lost: AppEntity {
    struct Query: EntityQuery {
      @Dependency private var nobody: Nobody
      func entities(for identifiers: [String]) async throws -> [Lost] { [] }
      func suggestedEntities() async throws -> [Lost] { [Lost(id: "\(nobody)")] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "미아"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct Find: AppIntent {
    static let title: LocalizedStringResource = "찾기"
    @Parameter var lost: Lost
    func perform() async throws -> some IntentResult { .result() }
  }

  enum Unprepared: AssistantApp {
    static let names: [String: AppNames] = [:]
    static let intents: [any AppIntent.Type] = [Lonely.self, Find.self]
    static let shortcuts: (any AppShortcutsProvider.Type)? = nil
    static let phrasesFolder: String? = nil
    /// Registers nothing, which is the mistake.
    static func configure(dataFolder: URL) {}
  }

  @Test(
    "An intent or a query without its dependency is refused, and its developer is told",
    arguments: [("Lonely", "Lonely"), ("Find", "Query")])
  func missing(intent: String, owner: String) async throws {
    let failure = await #expect(throws: IntentFailure.self) {
      try await IntentRuntime.run(
        IntentCall(app: "Unprepared", intent: intent), of: Unprepared.self, host: ScriptedHost())
    }
    #expect(
      failure?.detail
        == "\(owner) needs a dependency of type Nobody: add one to AppDependencyManager.shared when the app is configured"
    )
    #expect(failure?.message == nil)
  }
}
