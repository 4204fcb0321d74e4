import AppIntents
import Foundation

/// Shows something that can change, with a button that changes it.
struct ShowCard: AppIntent {
  static let title: LocalizedStringResource = "차림표"
  static let risk = IntentRisk.reads

  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
    .result(dialog: "차림표예요.", snippetIntent: CardSnippet())
  }
}

struct CardSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "차림표 쪽"

  @Dependency var ledger: Ledger

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let count = ledger.entries.count { $0 == "찜" }
    return .result {
      Text("찜 \(count)번")
      Button("찜하기", intent: LikeCard())
    }
  }
}

struct LikeCard: AppIntent {
  static let title: LocalizedStringResource = "찜하기"
  static let isDiscoverable = false

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    try await IntentEffect.run("like", key: "card") { ledger.write("찜") }
    CardSnippet.reload()
    return .result(dialog: "찜했어요.")
  }
}

/// Wants to know who asks.
struct OpenTill: AppIntent {
  static let title: LocalizedStringResource = "돈통 열기"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    ledger.write("돈통")
    return .result(dialog: "열었어요.")
  }
}

/// Comes half the way and no further.
struct BoilWater: ProgressReportingIntent {
  static let title: LocalizedStringResource = "물 끓이기"

  func perform() async throws -> some ProvidesDialog {
    progress.totalUnitCount = 2
    progress.completedUnitCount = 1
    while true { try await Task.sleep(for: .milliseconds(1)) }
    return .result(dialog: "끓였어요.")
  }
}
