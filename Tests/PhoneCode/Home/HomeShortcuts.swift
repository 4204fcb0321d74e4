import AppIntents

@available(iOS 17, macOS 14, *)
struct HomeShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SwitchLamp(lamp: Lamp(id: "1", name: "Kitchen", isOn: true), value: true),
      phrases: ["Turn on \(\.$lamp) in \(.applicationName)", "\(.applicationName)에서 \(\.$lamp) 켜줘"],
      shortTitle: .init("lamp.on", defaultValue: "Turn on"), systemImageName: "lightbulb")
    AppShortcut(
      intent: RunScene(), phrases: ["Set \(\.$scene) with \(.applicationName)"], shortTitle: "Set Scene",
      systemImageName: "sparkles")
  }

  static let shortcutTileColor: ShortcutTileColor = .lightBlue
}

extension HomeShortcuts {
  static func refresh() {
    Task { HomeShortcuts.updateAppShortcutParameters() }
  }
}
