public import AppIntents
import CommandLineTool
import Daemon
import Foundation

// The Swift of `Docs/FirstApp.md`, word for word; `FirstAppTests` compares the two.

// FirstApp begin
struct Chore: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "집안일"
  static let defaultQuery = ChoreQuery()
  static let all = [Chore(id: 1, name: "빨래"), Chore(id: 2, name: "설거지"), Chore(id: 3, name: "분리수거")]

  let id: Int
  let name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ChoreQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Chore] {
    Chore.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Chore] { Chore.all }
}

struct FinishChore: AppIntent {
  static let title: LocalizedStringResource = "집안일 끝내기"

  @Parameter(title: "집안일", requestValueDialog: "무엇을 끝냈어요?") var chore: Chore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(chore) 끝! 수고했어요.")
  }
}

struct ChoreShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FinishChore(),
      phrases: [
        "\(.applicationName)에서 \(\.$chore) 끝내줘",
        "\(.applicationName)에서 하나 끝내줘",
      ],
      shortTitle: "끝내기", systemImageName: "checkmark")
  }
}

public enum Chores: AssistantApp {
  public static let names = ["": AppNames(display: "살림")]
  public static let intents: [any AppIntent.Type] = [FinishChore.self]
  public static let shortcuts: (any AppShortcutsProvider.Type)? = ChoreShortcuts.self
  public static let phrasesFolder: String? = nil

  public static func configure(dataFolder: URL) {}
}
// FirstApp end

/// The last listings, which cannot be run here: they never return.
private func tool() {
  Malgil.main(apps: [Chores.self])
}

private func daemon() {
  MalgilDaemon.main(apps: [Chores.self])
}
