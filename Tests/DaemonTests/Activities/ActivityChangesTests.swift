import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Hosting
import LiveActivities
import Store
import Surfaces
import Synchronization
import Testing
import Widgets

@testable import Daemon

/// How far the water is.
private struct WaterAttributes: AnnouncedActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    var degrees: Int
  }

  func announcement(of state: ContentState) -> ActivityAnnouncement? {
    ActivityAnnouncement(about: "k", text: "\(state.degrees) degrees", progress: Double(state.degrees) / 100)
  }
}

/// An app whose kettle boils by itself, and that would like to pay for it.
private enum Kettle: LiveActivityApp, WidgetApp {
  static let names = ["": AppNames(display: "Kettle")]
  static let intents: [any AppIntent.Type] = []
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
  static var widgets: some Widget { Water() }

  struct Water: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: WaterAttributes.self) { context in
        Text("\(context.state.degrees)")
      } dynamicIsland: { _ in
        DynamicIsland {
        } compactLeading: {
          Text("")
        } compactTrailing: {
          Text("")
        } minimal: {
          Text("")
        }
      }
    }
  }

  static let degrees = Mutex(20)
  static let paid = Mutex(0)

  static func updateActivities() async throws -> Date? {
    let degrees = degrees.withLock { $0 }
    if degrees > 99 {
      try await IntentEffect.run("pay", key: "k") { paid.withLock { $0 += 1 } }
    }
    let content = ActivityContent(state: WaterAttributes.ContentState(degrees: degrees), staleDate: nil)
    guard let known = Activity<WaterAttributes>.activities.first else {
      _ = try Activity.request(attributes: WaterAttributes(), content: content)
      return nil
    }
    await known.update(content)
    return nil
  }
}

@Suite struct ActivityOwnersTests {
  private func look(begun: [String] = [], gone: [String] = []) -> ActivityChanges.Look {
    var look = ActivityChanges.Look()
    look.begun = begun.map { ActivityName(app: "Kettle", id: $0) }
    look.gone = gone.map { ActivityName(app: "Kettle", id: $0) }
    return look
  }

  private func users(_ owners: ActivityOwners, of id: String) -> Set<String> {
    owners.users(of: Notice(app: "Kettle", about: id, text: ""))
  }

  @Test("what moves on is told to the daemon's own user and to the one who began it, to nobody else")
  func owners() {
    var owners = ActivityOwners(ownUser: "1000")
    owners.look(look(begun: ["before"]))
    owners.acted("token:a")
    owners.look(look(begun: ["a"]))
    owners.look(look(begun: ["elsewhere"]))
    owners.acted("token:b")
    owners.look(look())
    #expect(users(owners, of: "a") == ["1000", "token:a"])
    #expect(users(owners, of: "before") == ["1000"])
    #expect(users(owners, of: "elsewhere") == ["1000"])
    owners.look(look(gone: ["a"]))
    #expect(users(owners, of: "a") == ["1000"])
  }

  @Test("when several acted between two looks, none of them is told of what may be another's")
  func several() {
    var owners = ActivityOwners(ownUser: "1000")
    owners.acted("token:a")
    owners.acted("token:b")
    owners.look(look(begun: ["a"]))
    #expect(users(owners, of: "a") == ["1000"])
  }
}

extension DaemonTests {
  @Suite struct ActivityChangesTests {
    @Test("a change is told once, what is new is not, and nothing that starts by itself is performed")
    func changes() async throws {
      let folder = try TemporaryFolder()
      var settings = HostSettings()
      settings.data = folder.url.path
      settings.environment = ["HOME": folder.url.path, "LANG": "en_US.UTF-8"]
      let host = try await AssistantHost(apps: [Kettle.self], settings)
      let store = try #require(host.assistant.store as? SQLiteStore)
      let board = await Board(apps: host.apps, store: store, assistant: host.assistant, language: "en")
      let changes = ActivityChanges(language: "en") { board }
      let first = try await changes.look()
      #expect(first.notices == [] && first.begun == [])
      Kettle.degrees.withLock { $0 = 60 }
      let notices = try await changes.look().notices
      #expect(notices.map(\.text) == ["60 degrees"])
      #expect(notices.map(\.fraction) == [0.6])
      #expect(try await changes.look().notices == [])
      Kettle.degrees.withLock { $0 = 100 }
      #expect(try await changes.look().notices == [])
      #expect(
        await Array(board.problems.values) == [
          "the effect “pay” was refused: nothing is done where nobody asks for it"
        ])
      #expect(Kettle.paid.withLock { $0 } == 0)
    }
  }
}
