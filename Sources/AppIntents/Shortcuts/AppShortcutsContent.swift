/// Shortcuts of a part of an app, for the provider of the whole to list: `ReadingShortcuts.appShortcuts`.
public protocol AppShortcutsContent {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
