import AppIntents
import SwiftData

struct WriteEntry: AppIntent {
  static let title: LocalizedStringResource = "Write Entry"
  static let description: IntentDescription = .init("Writes a page.")
  static let supportedModes: IntentModes = .background

  @Parameter(title: "Text", default: AttributedString())
  var text: AttributedString

  @Parameter(
    title: "Mood", description: "From 1 to 5", default: 3, controlStyle: .slider,
    inclusiveRange: (lowerBound: 1, upperBound: 5))
  var mood: Int

  @Parameter(title: "Length") var length: Duration?

  @Dependency private var container: ModelContainer

  @MainActor
  func perform() async throws -> some ReturnsValue<EntryEntity> & ProvidesDialog {
    let entry = Entry(text: String(text.characters), mood: mood)
    container.mainContext.insert(entry)
    try container.mainContext.save()
    return .result(
      value: entry.entity,
      dialog: IntentDialog(
        full: "Your entry is written.", supporting: "Written.", systemImageName: "checkmark.circle.fill"))
  }
}

struct LastEntries: AppIntent {
  static let title = LocalizedStringResource("Last Entries", bundle: .atURL(Bundle.main.bundleURL))

  @Parameter(title: "Count", default: 3, requestValueDialog: "How many?") var count: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[EntryEntity]?> {
    guard count > 0 else { return .result(value: nil) }
    let entries = try await EntryQuery().suggestedEntities()
    return .result(value: Array(entries.prefix(count)))
  }
}
