/// An intent whose only work is to show something; it may run many times for one snippet.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  public static var isDiscoverable: Bool { false }
  public static var risk: IntentRisk { .reads }

  /// Says that what the snippet shows has changed. A conversation does not redraw what it has shown, so this
  /// changes nothing here; it is kept for code that is written for a phone too.
  public static func reload() {}
}

/// A result that shows what a `SnippetIntent` shows.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

public struct _SnippetIntentContainer: Sendable {
  let view: SnippetView

  init(_ intent: some SnippetIntent) {
    view = SnippetView(intent)
  }
}

extension SnippetView {
  init(_ intent: some SnippetIntent) {
    self.init { try await intent.perform()._erased.snippet?.lines() ?? [] }
  }
}

extension AppIntent {
  /// Shows what `snippetIntent` shows and asks for a yes. Throws when the answer is no.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
  ) async throws {
    try await confirm(
      conditions: conditions, actionName: actionName, dialog: dialog, snippet: SnippetView(snippetIntent))
  }
}
