import AppIntents

struct LibraryShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddBook(),
      phrases: ["Add a book to \(.applicationName)", "Add \(\.$format) book to \(.applicationName)"],
      shortTitle: "Add Book", systemImageName: "plus",
      parameterPresentation: ParameterPresentation(
        for: \.$format, summary: Summary("Add \(\.$format)"),
        optionsCollections: {
          OptionsCollection(FormatOptions(), title: "Formats", systemImageName: "book")
        }))
    AppShortcut(
      intent: OpenBook(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open Book",
      systemImageName: "book")
    if #available(iOS 17, *) {
      AppShortcut(
        intent: ReadingStreak(), phrases: ["How long is my \(.applicationName) streak"],
        shortTitle: "Streak", systemImageName: "flame")
    }
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases {
      "Close the library"
      "Delete \(.applicationName)"
    }
  }
}

struct FormatOptions: DynamicOptionsProvider {
  func results() async throws -> [BookFormat] { BookFormat.allCases.map { $0 } }
  func defaultResult() async -> BookFormat? { .paper }
}

struct ReadingStreak: AppIntent {
  static let title: LocalizedStringResource = "Reading Streak"
  static let openAppWhenRun = false

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour]
    formatter.unitsStyle = .full
    let length = formatter.string(from: 3 * 86_400) ?? ""
    return .result(value: 3, dialog: "^[\(3) day](inflect: true), \(length)")
  }
}
