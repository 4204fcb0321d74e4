import Views

/// An intent whose only work is to show something; it may run many times for one snippet.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  public static var isDiscoverable: Bool { false }
  public static var risk: IntentRisk { .reads }

  /// Says that what the snippet shows has changed: whoever shows it runs the intent again when the run is over that
  /// says so. Outside a run nobody hears it.
  public static func reload() { IntentRun.current?.noteReload(of: persistentIdentifier) }
}

/// A result that shows what a `SnippetIntent` shows.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

public struct _SnippetIntentContainer: Sendable {
  let view: SnippetView
  let intent: any SnippetIntent

  init(_ intent: some SnippetIntent) {
    view = SnippetView(intent)
    self.intent = intent
  }
}

/// A snippet of nothing.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = ""

  public init() {}

  public func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}

extension SnippetView {
  init(_ intent: some SnippetIntent) {
    self.init { try await intent.perform()._erased.snippet?.content() ?? SnippetContent() }
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

  /// The same for a snippet with a value, which is given back after a yes.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    try await confirm(
      conditions: conditions, actionName: actionName, dialog: dialog, snippet: SnippetView(snippetIntent))
    guard let value = try await snippetIntent.perform().value else {
      throw IntentValueMissing(intent: Snippet.persistentIdentifier)
    }
    return value
  }
}
