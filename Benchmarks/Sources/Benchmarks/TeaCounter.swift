import AppIntents
import Foundation

/// An app that asks one question and does almost nothing, so that what is measured is the conversation.
enum TeaCounter: AssistantApp {
  static let names = ["": AppNames(display: "찻집")]
  static let intents: [any AppIntent.Type] = [BrewTea.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = "TeaCounter"

  static func configure(dataFolder: URL) {}

  /// The folder of its phrases, beside the sources of the benchmarks.
  static let phrases = URL(filePath: #filePath).appending(path: "../../../Phrases").standardized.path
}

struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "차 우리기"

  @Parameter(title: "잔", requestValueDialog: "몇 잔 우릴까요?") var cups: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await IntentEffect.run("brew", key: "tea") {}
    return .result(dialog: "\(cups)잔 우렸어요.")
  }
}
