/// Results with something to do next. `.result(value:actionButtonIntent:dialog:)` with parts left out.
extension IntentResult {
  @_disfavoredOverload
  public static func result(actionButtonIntent: some AppIntent)
    -> IntentResultContainer<Never, Never, Never, Never>
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(actionButton: actionButtonIntent)
  }

  @_disfavoredOverload
  public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog)
    -> IntentResultContainer<Never, Never, Never, IntentDialog>
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, actionButton: actionButtonIntent)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, actionButtonIntent: some AppIntent)
    -> IntentResultContainer<Value, Never, Never, Never>
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value, actionButton: actionButtonIntent)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
  )
    -> IntentResultContainer<Value, Never, Never, IntentDialog>
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, actionButton: actionButtonIntent)
  }
}
