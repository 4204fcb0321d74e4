public import Views

/// A result whose contents are not part of its type: what a bare `some IntentResult` returns.
///
/// With it, one branch of `perform` may open an intent and another say something. Apple's compiler refuses
/// that; the checker reports it.
public struct AnyIntentResult: IntentResult {
  public var value: Never? { nil }
  public let _erased: _ErasedResult
}

extension IntentResult where Self == AnyIntentResult {
  public static func result(
    opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil
  ) -> AnyIntentResult {
    AnyIntentResult(_erased: _ErasedResult(opens: opensIntent, dialog: dialog))
  }

  public static func result(
    value: (some _IntentValue)?, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil
  ) -> AnyIntentResult {
    AnyIntentResult(_erased: _ErasedResult(value: value, opens: opensIntent, dialog: dialog))
  }

  public static func result(
    actionButtonIntent: any AppIntent, dialog: IntentDialog? = nil
  ) -> AnyIntentResult {
    AnyIntentResult(_erased: _ErasedResult(dialog: dialog, actionButton: actionButtonIntent))
  }

  public static func result(
    value: (some _IntentValue)?, actionButtonIntent: any AppIntent, dialog: IntentDialog? = nil
  ) -> AnyIntentResult {
    AnyIntentResult(_erased: _ErasedResult(value: value, dialog: dialog, actionButton: actionButtonIntent))
  }

  public static func result(
    opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, view: sending some View
  ) -> AnyIntentResult {
    AnyIntentResult(
      _erased: _ErasedResult(opens: opensIntent, snippet: SnippetView(view), dialog: dialog))
  }

  public static func result(
    value: (some _IntentValue)?, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    view: sending some View
  ) -> AnyIntentResult {
    AnyIntentResult(
      _erased: _ErasedResult(value: value, opens: opensIntent, snippet: SnippetView(view), dialog: dialog))
  }

  public static func result(
    opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> sending some View
  ) -> AnyIntentResult {
    .result(opensIntent: opensIntent, dialog: dialog, view: content())
  }

  public static func result(
    value: (some _IntentValue)?, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> sending some View
  ) -> AnyIntentResult {
    .result(value: value, opensIntent: opensIntent, dialog: dialog, view: content())
  }

  public static func result(
    opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, snippetIntent: some SnippetIntent
  ) -> AnyIntentResult {
    AnyIntentResult(
      _erased: _ErasedResult(
        opens: opensIntent, snippet: SnippetView(snippetIntent), shows: snippetIntent, dialog: dialog))
  }

  public static func result(
    value: (some _IntentValue)?, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
    snippetIntent: some SnippetIntent
  ) -> AnyIntentResult {
    AnyIntentResult(
      _erased: _ErasedResult(
        value: value, opens: opensIntent, snippet: SnippetView(snippetIntent), shows: snippetIntent,
        dialog: dialog))
  }
}
