import AppIntents

/// Snippets that change after they were shown.
extension Conversation {
  /// The outcome with what has become of the shown snippet, if the run said that it changed and shows nothing itself.
  func withReloadedSnippet(_ outcome: IntentOutcome) async -> IntentOutcome {
    guard let call = state.memory.shownSnippet, outcome.reloads?.contains(call.intent) == true,
      outcome.snippet.isEmpty, outcome.opens == nil, let app = assistant.catalog.app(call.app)
    else { return outcome }
    let run = FrameRun(call, of: app.type, journal: Journal(), in: surroundings, isReplay: true) { _ in }
    guard let shown = await run.outcome() else { return outcome }
    var outcome = outcome
    outcome.snippet = shown.snippet
    outcome.tree = shown.tree
    outcome.actions = shown.actions
    outcome.shows = call
    return outcome
  }
}
