/// Results without a snippet. `.result(value:opensIntent:dialog:)` with any of its parts left out.
extension IntentResult {
  @_disfavoredOverload
  public static func result()
    -> IntentResultContainer<Never, Never, Never, Never>
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value)
    -> IntentResultContainer<Value, Never, Never, Never>
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(opensIntent: Opened)
    -> IntentResultContainer<Never, Opened, Never, Never>
  where Self == IntentResultContainer<Never, Opened, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, opensIntent: Opened)
    -> IntentResultContainer<Value, Opened, Never, Never>
  where Self == IntentResultContainer<Value, Opened, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  @_disfavoredOverload
  public static func result(dialog: IntentDialog)
    -> IntentResultContainer<Never, Never, Never, IntentDialog>
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog)
    -> IntentResultContainer<Value, Never, Never, IntentDialog>
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog)
    -> IntentResultContainer<Never, Opened, Never, IntentDialog>
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  )
    -> IntentResultContainer<Value, Opened, Never, IntentDialog>
  where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}
