import AppIntents

/// Moves a widget up or down.
struct MoveWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 옮기기", en: "Move a widget")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "위젯을 위나 아래로 옮겨요.", en: "Moves a widget up or down."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "위젯", en: "Widget"),
    requestValueDialog: IntentDialog(ko: "어느 위젯을 옮길까요?", en: "Which widget shall I move?"),
    optionsProvider: WidgetsOnBoard())
  var widget: WidgetEntity

  @Parameter(
    title: LocalizedStringResource(ko: "자리", en: "Place"),
    requestValueDialog: IntentDialog(ko: "어디로 옮길까요?", en: "Where to?"))
  var place: BoardPosition

  @Parameter(title: LocalizedStringResource(ko: "놓인 위젯", en: "Placed widget"))
  var which: PlacedWidgetEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<WidgetEntity> & ProvidesDialog {
    let spoken = try await SpokenBoard.current()
    guard let placement = try await spoken.placement(of: widget, asking: $which) else {
      return .result(value: widget, dialog: .notOnBoard(widget))
    }
    let (board, caller) = (spoken.board, spoken.caller)
    let count = try await IntentContext.query("count") { try await spoken.placements().count }
    let now = placement.position + 1
    let new = place.place(from: now, of: count)
    guard new != now else {
      return .result(
        value: widget,
        dialog: IntentDialog(ko: "\(widget) 위젯은 이미 거기에 있어요.", en: "\(widget) already stands there."))
    }
    let key = try await IntentContext.uuid().uuidString
    try await IntentEffect.run("moveWidget", key: key, guarantees: [.onceForKey, .allOrNothing]) {
      try await board.move(placement.id, to: new, for: caller)
    }
    undoManager?.registerUndo(withTarget: board) { try await $0.move(placement.id, to: now, for: caller) }
    return .result(
      value: widget,
      dialog: IntentDialog(
        ko: "\(widget) 위젯을 위에서 \(new)번째로 옮겼어요.", en: "\(widget) is number \(new) now."))
  }
}
