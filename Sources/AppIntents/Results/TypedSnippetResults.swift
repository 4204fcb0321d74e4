public import Views

/// Results that show a view. `.result(value:opensIntent:dialog:)` with any of its parts left out.
extension IntentResult {
  @_disfavoredOverload
  public static func result(view: sending some View)
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(view))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, view: sending some View)
    -> IntentResultContainer<Value, Never, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(view))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(opensIntent: Opened, view: sending some View)
    -> IntentResultContainer<Never, Opened, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, view: sending some View
  )
    -> IntentResultContainer<Value, Opened, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  @_disfavoredOverload
  public static func result(dialog: IntentDialog, view: sending some View)
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog, view: sending some View)
    -> IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, view: sending some View
  )
    -> IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetViewContainer(view), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, view: sending some View
  )
    -> IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(view), dialog: dialog)
  }
}

/// Results that show views built in place. `.result(value:opensIntent:dialog:)` with any of its parts left out.
extension IntentResult {
  @_disfavoredOverload
  public static func result(@ViewBuilder content: () -> sending some View)
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(content()))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, @ViewBuilder content: () -> sending some View)
    -> IntentResultContainer<Value, Never, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(content()))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, @ViewBuilder content: () -> sending some View
  )
    -> IntentResultContainer<Never, Opened, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, @ViewBuilder content: () -> sending some View
  )
    -> IntentResultContainer<Value, Opened, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  @_disfavoredOverload
  public static func result(dialog: IntentDialog, @ViewBuilder content: () -> sending some View)
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> sending some View
  )
    -> IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> sending some View
  )
    -> IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> sending some View
  )
    -> IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(
      value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(content()), dialog: dialog)
  }
}
