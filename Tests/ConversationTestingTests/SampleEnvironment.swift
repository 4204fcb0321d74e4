import AppIntents
import Assistant
import Foundation
import Hosting
import PhraseCatalog
import SampleDatabase
import Store

@testable import CommandLineTool
@testable import FoodDelivery
@testable import Landmarks
@testable import ConversationTesting

/// Both sample apps with data of their own for each conversation: in memory, or in the files of a folder.
struct SampleEnvironment: TestEnvironment {
  enum Place: CaseIterable { case memory, files }

  let place: Place

  static let catalog = Task {
    let apps: [any AssistantApp.Type] = [FoodDelivery.self, Landmarks.self]
    let root = Products.folder.appending(path: "malgil_Phrases.resources")
    let folder = try PhraseFolder(
      at: root, apps: apps.map { PhraseSchema.schema(of: IntentRuntime.describe($0)) })
    return try AppCatalog(
      apps: apps, phrases: folder.phrases, dictionaries: folder.listDictionaries,
      applicationNames: folder.applicationNames)
  }

  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let catalog = try await Self.catalog.value
    let folder = try TemporaryFolder()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = setup.timeZone
    let dependencies = AppDependencyManager()
    add(to: dependencies, folder.url, calendar)
    let memory = MemoryStore()
    let place = place
    return try await AppDependencyManager.$local.withValue(dependencies) {
      let driver = try await AssistantDriver(setup) { clock in
        let store: any ConversationStore =
          place == .memory ? memory : try SQLiteStore(at: folder.url.appending(path: "talk.sqlite"))
        let assistant = Assistant(
          catalog: catalog, store: store, clock: { clock.now }, timeZone: setup.timeZone)
        await assistant.loadNames(language: setup.language)
        return assistant
      }
      let result = try await body(driver)
      await driver.close()
      return result
    }
  }

  private func add(to dependencies: AppDependencyManager, _ folder: URL, _ calendar: Calendar) {
    switch place {
    case .memory:
      dependencies.add(dependency: AppDatabase(.memory, calendar: calendar))
      dependencies.add(dependency: TravelDatabase(.memory, calendar: calendar))
    case .files:
      dependencies.add(
        dependency: AppDatabase(.file(folder.appending(path: "food.sqlite")), calendar: calendar))
      dependencies.add(
        dependency: TravelDatabase(.file(folder.appending(path: "travel.sqlite")), calendar: calendar))
    }
    dependencies.add(dependency: Navigator())
  }
}

/// Where the build puts what it makes: the folder of this test bundle.
enum Products {
  static var folder: URL {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: path ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Of a process of theirs; what is compiled of the phrases is shared by all.
  static func environment(home: URL) -> [String: String] {
    [
      "TZ": "Asia/Seoul", "HOME": home.path, "PATH": "/usr/bin:/bin",
      "XDG_CACHE_HOME": folder.appending(path: "malgil-tests-cache").path,
    ]
  }
}
