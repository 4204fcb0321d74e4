import AppIntents

public struct JournalIntents: AppIntentsPackage {}

struct JournalExtension: AppIntentsExtension {}

struct JournalSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Journal Settings"
  static let defaultQuery = UniqueAppEntityProvider { JournalSettings() }

  @Property(title: "Locked") var isLocked: Bool

  init() { isLocked = false }
}

struct ToggleLock: AppIntent {
  static let title: LocalizedStringResource = "Toggle Lock"

  @Parameter(title: "Settings") var settings: JournalSettings
  @Parameter(title: "Locked") var isLocked: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Set lock of \(\.$settings) to \(\.$isLocked)")
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct EntryLine: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"

  @Property(title: "Text") var text: String
  @Property(title: "Count") var count: Int

  var displayRepresentation: DisplayRepresentation { "\(text)" }

  init() {
    text = ""
    count = 0
  }
}
