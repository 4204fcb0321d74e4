import AppIntents

/// Takes a widget from the board.
struct RemoveWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 빼기", en: "Remove a widget")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "위젯을 화면에서 빼요.", en: "Takes a widget from your board."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "위젯", en: "Widget"),
    requestValueDialog: IntentDialog(ko: "어느 위젯을 뺄까요?", en: "Which widget shall I remove?"),
    optionsProvider: WidgetsOnBoard())
  var widget: WidgetEntity

  @Parameter(title: LocalizedStringResource(ko: "놓인 위젯", en: "Placed widget"))
  var which: PlacedWidgetEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<WidgetEntity> & ProvidesDialog {
    let spoken = try await SpokenBoard.current()
    guard let placement = try await spoken.placement(of: widget, asking: $which) else {
      return .result(value: widget, dialog: .notOnBoard(widget))
    }
    let (board, caller) = (spoken.board, spoken.caller)
    try await IntentEffect.run("removeWidget", key: placement.id, guarantees: [.onceForKey, .allOrNothing]) {
      try await board.takeAway(placement.id, for: caller)
    }
    undoManager?.registerUndo(withTarget: board) { try await $0.put(placement, for: caller) }
    return .result(
      value: widget, dialog: IntentDialog(ko: "\(widget) 위젯을 뺐어요.", en: "\(widget) is off your board."))
  }
}

extension IntentDialog {
  static func notOnBoard(_ widget: WidgetEntity) -> IntentDialog {
    IntentDialog(ko: "\(widget) 위젯은 화면에 없어요.", en: "\(widget) is not on your board.")
  }
}
