import AppIntents
import Assistant
import ConversationTesting
import Foundation
import Language
import Matching
import PhraseCatalog
import Store
import Synchronization

/// The tool's own apps and phrases, with a data folder of its own for each conversation.
///
/// The apps of a process share their data, so one conversation is held after the other.
struct ToolTestEnvironment: TestEnvironment {
  private let apps: [any AssistantApp.Type]
  private let catalog: AppCatalog
  /// The names that the apps have when they have no data.
  private let names: [DictionaryID: NameDictionary]

  init(apps: [any AssistantApp.Type], catalog: AppCatalog, language: String, clock: Date) async throws {
    self.apps = apps
    let folder = try Self.emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for app in apps { app.configure(dataFolder: folder) }
    let names = NamesOfOneFolder()
    self.catalog = await catalog.withNames(now: clock, language: language, keeper: names)
    self.names = names.all
  }

  func withDriver<Result: Sendable>(
    _ opening: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    try await withFolder(opening) { door, _ in try await body(door) }
  }

  /// Holds the conversations that prepare the apps' data, then reads examples.
  ///
  /// - Returns: what came of the conversations, and of `body`.
  func withExamples<Result: Sendable>(
    after fixtures: [Suite], _ opening: ScenarioSetup,
    _ body: @Sendable (TestExamples) async throws -> Result
  ) async throws -> (fixtures: [SuiteResult], Result) {
    try await withFolder(opening) { door, names in
      let prepared = await SuiteRunner.prepare(fixtures, through: door)
      let named = await catalog.withNames(now: opening.clock, language: opening.language, keeper: names)
      return (
        prepared,
        try await body(TestExamples(catalog: named, clock: opening.clock, timeZone: opening.timeZone))
      )
    }
  }

  /// Opens a door to apps with a data folder of their own, and takes the folder away afterwards.
  private func withFolder<Result: Sendable>(
    _ opening: ScenarioSetup, _ body: @Sendable (AssistantDriver, NamesOfOneFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try Self.emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // What is open and how times are shown follows from where the conversation takes place.
    NSTimeZone.default = opening.timeZone
    let names = NamesOfOneFolder(names)
    let (apps, catalog) = (apps, catalog)
    let door = try await AssistantDriver(opening) { clock in
      for app in apps { app.configure(dataFolder: folder) }
      let store = try SQLiteStore(at: folder.appending(path: "conversations.sqlite"))
      let assistant = Assistant(
        catalog: catalog, store: store, clock: { clock.now }, timeZone: opening.timeZone, keeper: names)
      await assistant.loadNames(language: opening.language, trustsKept: true)
      return assistant
    }
    do {
      let result = try await body(door, names)
      await door.close()
      return result
    } catch {
      await door.close()
      throw error
    }
  }

  private static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "malgil-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// The names of the entities in one data folder, kept while its conversation lasts.
private final class NamesOfOneFolder: NameKeeping {
  private let kept: Mutex<[DictionaryID: NameDictionary]>

  init(_ names: [DictionaryID: NameDictionary] = [:]) { kept = Mutex(names) }

  var all: [DictionaryID: NameDictionary] { kept.withLock { $0 } }

  func names(_ id: DictionaryID) -> NameDictionary? { kept.withLock { $0[id] } }

  func keep(_ names: NameDictionary, for id: DictionaryID) { kept.withLock { $0[id] = names } }
}
