/// Results that show what another intent shows. `.result(value:opensIntent:dialog:)` with any parts left out.
extension IntentResult {
  @_disfavoredOverload
  public static func result(snippetIntent: some SnippetIntent)
    -> IntentResultContainer<Never, Never, _SnippetIntentContainer, Never>
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(snippet: _SnippetIntentContainer(snippetIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, snippetIntent: some SnippetIntent)
    -> IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetIntentContainer(snippetIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(opensIntent: Opened, snippetIntent: some SnippetIntent)
    -> IntentResultContainer<Never, Opened, _SnippetIntentContainer, Never>
  where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, snippetIntent: some SnippetIntent
  )
    -> IntentResultContainer<Value, Opened, _SnippetIntentContainer, Never>
  where Self == IntentResultContainer<Value, Opened, _SnippetIntentContainer, Never> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
  }

  @_disfavoredOverload
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent)
    -> IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(value: value, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> IntentResultContainer<Never, Opened, _SnippetIntentContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(
      opensIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: some SnippetIntent
  )
    -> IntentResultContainer<Value, Opened, _SnippetIntentContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Opened, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, snippet: _SnippetIntentContainer(snippetIntent), dialog: dialog)
  }
}
