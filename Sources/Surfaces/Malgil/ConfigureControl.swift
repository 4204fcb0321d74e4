import AppIntents
import ConversationProtocol
import Foundation
import Widgets

/// Sets a control to the values that a front end has, and asks for those that are missing.
struct ConfigureControl: AppIntent {
  static let title = LocalizedStringResource(ko: "제어 설정", en: "Set a control")
  static let isDiscoverable = false
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: LocalizedStringResource(ko: "제어", en: "Control"))
  var control: String

  /// An object of texts, as JSON.
  @Parameter(title: LocalizedStringResource(ko: "설정", en: "Settings"))
  var settings: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let host = IntentDialogScope.host else { throw NoBoard() }
    let spoken = try await SpokenBoard.current()
    let (board, caller) = (spoken.board, spoken.caller)
    let (declared, shown) = try await board.control(called: control, for: caller)
    let given = try given(of: declared)
    let kept = try await IntentContext.query("kept") {
      try await board.settings(of: declared, for: caller.user)
    }
    let values = try await board.settings(of: declared, given: kept.merging(given) { $1 }, by: host)
    let key = try await IntentContext.uuid().uuidString
    try await IntentEffect.run("configureControl", key: key, guarantees: [.onceForKey, .allOrNothing]) {
      try await board.keep(values, of: declared, for: caller)
    }
    return .result(
      dialog: IntentDialog(ko: "\(shown.title)을(를) 설정했어요.", en: "\(shown.title) is set."))
  }

  /// - Throws: `SurfaceMistake` for a name that is no setting.
  private func given(of control: Declared.Control) throws -> [String: IntentArgument] {
    guard let settings else { return [:] }
    guard let values = try? JSONDecoder().decode([String: String].self, from: Data(settings.utf8)) else {
      throw SurfaceMistake.notSet(control.declaration.kind)
    }
    let known = control.declaration.intent.map { IntentRuntime.parameterNames(of: $0) } ?? []
    try Board.check(values, among: known)
    return values.mapValues { .text($0) }
  }
}
