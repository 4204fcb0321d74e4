// A `perform` that declares a snippet and on some branch has none: `.result(dialog: "다 없어요.")` where
// `some IntentResult & ProvidesDialog & ShowsSnippetView` is declared. Nothing is shown then.
//
// The last parameter is never given. It ranks these below the results without a snippet where either fits.

/// What stands for a snippet that a result does not have.
public struct _NoSnippet: Sendable {
  public init() {}
}

extension IntentResult {
  @_disfavoredOverload
  public static func result(_ none: _NoSnippet = _NoSnippet())
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer()
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, _ none: _NoSnippet = _NoSnippet())
    -> IntentResultContainer<Value, Never, _SnippetViewContainer, Never>
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value)
  }

  @_disfavoredOverload
  public static func result(dialog: IntentDialog, _ none: _NoSnippet = _NoSnippet())
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, _ none: _NoSnippet = _NoSnippet()
  ) -> IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}

/// The same for snippets that an intent shows.
extension IntentResult {
  @_disfavoredOverload
  public static func result(_ none: _NoSnippet = _NoSnippet())
    -> IntentResultContainer<Never, Never, _SnippetIntentContainer, Never>
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer()
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(value: Value, _ none: _NoSnippet = _NoSnippet())
    -> IntentResultContainer<Value, Never, _SnippetIntentContainer, Never>
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value)
  }

  @_disfavoredOverload
  public static func result(dialog: IntentDialog, _ none: _NoSnippet = _NoSnippet())
    -> IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog>
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, _ none: _NoSnippet = _NoSnippet()
  ) -> IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog>
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}

/// Nothing is opened: `.result()` where `OpensIntent` is declared.
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  public static var isDiscoverable: Bool { false }

  /// Never called: there is no value of this type.
  public init() {
    fatalError("Never has no value")
  }

  public func perform() async throws -> Never {
    switch self {}
  }
}
