public import Views

extension AppIntent {
  /// Asks for a yes before going on. Throws when the answer is no.
  public func requestConfirmation() async throws {
    try await confirm(conditions: [], actionName: .continue, dialog: nil, snippet: nil)
  }

  /// Asks for a yes. Throws when the answer is no.
  ///
  /// ```swift
  /// try await requestConfirmation(actionName: .order, dialog: "\(dish) \(count)개, \(total)원이에요. 주문할까요?")
  /// ```
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(conditions: conditions, actionName: actionName, dialog: dialog, snippet: nil)
  }

  /// Shows `content` and asks for a yes. Throws when the answer is no.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> sending some View
  ) async throws {
    let snippet = SnippetView(content())
    try await confirm(conditions: conditions, actionName: actionName, dialog: dialog, snippet: snippet)
  }

  /// Shows `view` and asks for a yes. Throws when the answer is no.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: sending some View
  ) async throws {
    let snippet = SnippetView(view)
    try await confirm(conditions: conditions, actionName: actionName, dialog: dialog, snippet: snippet)
  }

  /// Shows a result and asks for a yes: the older form. Throws when the answer is no.
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm(
      conditions: [], actionName: confirmationActionName, dialog: result._erased.dialog,
      snippet: result._erased.snippet)
  }

  /// The first form. Throws when the answer is no.
  public func requestConfirmation(
    output: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  func confirm(
    conditions: ConfirmationConditions, actionName: ConfirmationActionName, dialog: IntentDialog?,
    snippet: SnippetView?
  ) async throws {
    guard !conditions.contains(.lowConfidenceSource) else { return }
    let confirmation = Confirmation(
      title: Self.title, action: actionName, dialog: dialog,
      shown: try await snippet?.content() ?? SnippetContent())
    try await confirmation.ask()
  }
}

/// One thing to choose in `requestChoice`.
public struct IntentChoiceOption: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    case `default`, cancel, destructive
  }

  public let title: LocalizedStringResource
  public let style: Style

  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// Choosing it ends the intent.
  public static let cancel = IntentChoiceOption(
    title: LocalizedStringResource("취소", translations: ["en": "Cancel"]), style: .cancel)
}

extension AppIntent {
  /// Asks which of a few things to do. Throws `CancellationError` when the person leaves the question: by an
  /// option of style `.cancel`, or in any other words for it.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(between: options, dialog: dialog, snippet: nil)
  }

  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: sending some View
  ) async throws -> IntentChoiceOption {
    try await choose(between: options, dialog: dialog, snippet: SnippetView(view))
  }

  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> sending some View
  ) async throws -> IntentChoiceOption {
    try await choose(between: options, dialog: dialog, snippet: SnippetView(content()))
  }

  private func choose(
    between options: [IntentChoiceOption], dialog: IntentDialog?, snippet: SnippetView?
  ) async throws -> IntentChoiceOption {
    let shown = try await snippet?.content() ?? SnippetContent()
    let choice = Choice(title: Self.title, options: options, dialog: dialog, shown: shown)
    return try await choice.ask()
  }
}
