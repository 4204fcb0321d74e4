import AppIntents
import Foundation
import Synchronization

/// A small app with an intent of each kind that an agent can meet.
enum Bank: AssistantApp {
  static let names = ["": AppNames(display: "Bank")]
  static let intents: [any AppIntent.Type] = [
    Transfer.self, OpenAccount.self, Balance.self, SlowReport.self, Unlock.self, Shout.self, Hidden.self,
  ]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}

  /// What was done, in its order. Each test has a conversation of its own and looks for its own words.
  static let done = Mutex<[String]>([])

  static func has(done text: String) -> Bool { done.withLock { $0.contains(text) } }
}

/// The assistant's own, of which no agent learns.
enum Vault: OwnApp {
  static let names = ["": AppNames(display: "Vault")]
  static let intents: [any AppIntent.Type] = [Transfer.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}
}

struct Transfer: AppIntent {
  static let title: LocalizedStringResource = "Transfer money"
  static let risk = IntentRisk.costs

  @Parameter(title: "Receiver") var receiver: String
  @Parameter(title: "Amount", inclusiveRange: (1, 1_000)) var amount: Int

  func perform() async throws -> some ProvidesDialog {
    let words = "transfer \(amount) to \(receiver)"
    try await IntentEffect.run("transfer", key: "transfer") { Bank.done.withLock { $0.append(words) } }
    return .result(dialog: "Sent \(amount) to \(receiver).")
  }
}

enum Currency: String, AppEnum {
  case won, dollar
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Currency"
  static let caseDisplayRepresentations: [Currency: DisplayRepresentation] = [.won: "Won", .dollar: "Dollar"]
}

struct OpenAccount: AppIntent {
  static let title: LocalizedStringResource = "Open an account"
  static let risk = IntentRisk.changes

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Currency") var currency: Currency
  @Parameter(title: "Limit", inclusiveRange: (1, 9)) var limit: Int
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some ProvidesDialog {
    let words = "open \(name) in \(currency.rawValue) up to \(limit)"
    try await IntentEffect.run("open", key: "open") { Bank.done.withLock { $0.append(words) } }
    return .result(dialog: "Opened \(name).")
  }
}

struct Balance: AppIntent {
  static let title: LocalizedStringResource = "Balance"
  static let risk = IntentRisk.reads

  func perform() async throws -> some ProvidesDialog { .result(dialog: "It is 5.") }
}

/// Says how far it has come, and then waits until it is stopped.
struct SlowReport: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Report"
  static let risk = IntentRisk.reads

  @Parameter(title: "Stops", default: false) var stops: Bool

  func perform() async throws -> some ProvidesDialog {
    progress.totalUnitCount = 4
    for step in 1...4 {
      progress.completedUnitCount = Int64(step)
      try await Task.sleep(for: .milliseconds(300))
    }
    if stops {
      Bank.done.withLock { $0.append("report waits") }
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        Bank.done.withLock { $0.append("report stopped") }
        throw error
      }
    }
    return .result(dialog: "Here is the report.")
  }
}

struct Unlock: AppIntent {
  static let title: LocalizedStringResource = "Unlock"

  @Parameter(title: "Code", isSensitive: true) var code: String

  func perform() async throws -> some ProvidesDialog { .result(dialog: "Unlocked.") }
}

/// Says what nobody should hand on as it is.
struct Shout: AppIntent {
  static let title: LocalizedStringResource = "Shout"
  static let risk = IntentRisk.reads

  func perform() async throws -> some ProvidesDialog & ReturnsValue<String> {
    let text = "\u{1B}[2Jred\u{202E}txt\u{7}" + String(repeating: "a", count: 100_000)
    return .result(value: text, dialog: "\(text)")
  }
}

struct Hidden: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  static let isDiscoverable = false

  func perform() async throws -> some ProvidesDialog { .result(dialog: "Nobody finds me.") }
}
