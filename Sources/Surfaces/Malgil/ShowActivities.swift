import AppIntents
import ConversationProtocol
import Foundation
import JSONText
import Views

/// Says what goes on now.
struct ShowActivities: AppIntent {
  static let title = LocalizedStringResource(ko: "진행 중인 것 보기", en: "Show what goes on")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "지금 진행 중인 것을 알려 줘요.", en: "Says what goes on now."))
  static let risk = IntentRisk.reads
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let spoken = try await SpokenBoard.current()
    let activities = try await spoken.board.activities(for: spoken.caller)
    let dialog =
      activities.isEmpty
      ? IntentDialog(ko: "지금 진행 중인 게 없어요.", en: "Nothing goes on right now.")
      : IntentDialog(
        ko: "지금 진행 중인 게 \(activities.count)개 있어요.", en: "\(activities.count) things go on right now.")
    return .result(dialog: dialog) {
      ForEach(activities.map(\.line), id: \.self) { Text(verbatim: $0) }
    }
  }
}

extension LiveActivityReport {
  /// 한입배달: 한밤치킨 조리 중 …
  fileprivate var line: String {
    let words = tree.flatMap { try? ViewTree(json: Data($0.line.utf8)) }?.words ?? ""
    return words.isEmpty ? title : "\(title): \(words)"
  }
}
