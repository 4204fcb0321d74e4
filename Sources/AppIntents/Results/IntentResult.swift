import Views

/// What `perform` gives back: made with `.result(…)`.
///
/// The return type says what is in it: `some IntentResult & ReturnsValue<Order> & ProvidesDialog`.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: Sendable = Never
  associatedtype Snippet: Sendable = Never
  associatedtype Dialog: Sendable = Never

  var value: Value? { get }
  var _erased: _ErasedResult { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which another intent runs.
public protocol OpensIntent: IntentResult where OpensAppIntent: AppIntent {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows something.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

public struct _SnippetViewContainer: Sendable {
  let view: SnippetView

  init(_ view: sending some View) {
    self.view = SnippetView(view)
  }
}

/// A result without its types; what it holds is the runtime's business.
public struct _ErasedResult: Sendable {
  var value: (any _IntentValue)?
  var opens: (any AppIntent)?
  var snippet: SnippetView?
  /// The intent that the snippet comes from, if it is one's.
  var shows: (any SnippetIntent)?
  var dialog: IntentDialog?
  /// Something to do next, offered beside the rest.
  var actionButton: (any AppIntent)?
}

/// A result with its types; `Never` stands for what it does not have.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: Sendable, Snippet: Sendable, Dialog: Sendable
>: IntentResult {
  public private(set) var value: Value?
  public private(set) var opensIntent: OpensAppIntent?
  public private(set) var dialog: Dialog?
  var snippet: Snippet?
  var actionButton: (any AppIntent)?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil,
    actionButton: (any AppIntent)? = nil
  ) {
    self.actionButton = actionButton
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
  }

  public var _erased: _ErasedResult {
    _ErasedResult(
      value: value, opens: opensIntent as? any AppIntent,
      snippet: (snippet as? _SnippetViewContainer)?.view ?? (snippet as? _SnippetIntentContainer)?.view,
      shows: (snippet as? _SnippetIntentContainer)?.intent, dialog: dialog as? IntentDialog,
      actionButton: actionButton)
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer
where Value == Never, OpensAppIntent == Never, Snippet == Never, Dialog == Never {
  static var empty: Self { Self() }
}

extension Never: IntentResult {
  public var value: Never? { nil }
  public var _erased: _ErasedResult { _ErasedResult() }
}
