import AppIntents
import SwiftData
import SwiftUI

struct JournalApp: App {
  @Environment(\.scenePhase) private var phase
  private let container: ModelContainer

  init() {
    let container = try? ModelContainer(
      for: Entry.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    guard let container else { fatalError("no container") }
    self.container = container
    AppDependencyManager.shared.add(dependency: container)
    JournalShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        JournalTips()
      }
    }
    .modelContainer(container)
  }
}

struct JournalTips: View {
  @State private var isTipVisible = true

  var body: some View {
    VStack {
      SiriTipView(intent: WriteEntry(), isVisible: $isTipVisible)
        .siriTipViewStyle(.automatic)
      ShortcutsLink()
        .shortcutsLinkStyle(.automatic)
    }
  }
}

struct JournalShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WriteEntry(),
      phrases: ["Write in \(.applicationName)", "New \(.applicationName) entry"],
      shortTitle: "Write",
      systemImageName: "pencil"
    )
  }
}
