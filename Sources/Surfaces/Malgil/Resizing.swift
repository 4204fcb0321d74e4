import AppIntents
import Widgets

/// What the three intents have in common that change the size of a widget.
struct Resizing {
  private let widget: WidgetEntity
  private let which: IntentParameter<PlacedWidgetEntity?>
  private let undoManager: UndoManager?

  init(of widget: WidgetEntity, asking which: IntentParameter<PlacedWidgetEntity?>, undo: UndoManager?) {
    (self.widget, self.which, undoManager) = (widget, which, undo)
  }

  /// Changes the size, and says so.
  ///
  /// - Parameter choose: the new size, from the one that it has and those that it can have, small to large; nil for none.
  func dialog(_ choose: (WidgetSize?, [WidgetSize]) -> WidgetSize?) async throws -> IntentDialog {
    let spoken = try await SpokenBoard.current()
    guard let placement = try await spoken.placement(of: widget, asking: which) else {
      return .notOnBoard(widget)
    }
    let families = try await spoken.board.kind(called: placement.widget).families
    let known = WidgetSize.allCases.filter { families.contains($0.family) }
    let now = WidgetSize(family: placement.family)
    guard let new = choose(now, known), new != now else { return unchanged(known) }
    try await resize(placement, to: new, on: spoken)
    return IntentDialog(ko: "\(widget) 위젯을 \(new)로 바꿨어요.", en: "\(widget) is \(new) now.")
  }

  private func resize(_ placement: Placement, to size: WidgetSize, on spoken: SpokenBoard) async throws {
    let (board, caller) = (spoken.board, spoken.caller)
    let key = try await IntentContext.uuid().uuidString
    try await IntentEffect.run("resizeWidget", key: key, guarantees: [.onceForKey, .allOrNothing]) {
      try await board.resize(placement.id, to: size.family.description, for: caller)
    }
    undoManager?.registerUndo(withTarget: board) {
      try await $0.resize(placement.id, to: placement.family, for: caller)
    }
  }

  private func unchanged(_ known: [WidgetSize]) -> IntentDialog {
    let sizes = WidgetSize.list(known)
    return IntentDialog(
      ko: "\(widget) 위젯의 크기는 그대로예요. 할 수 있는 크기는 \(sizes)예요.",
      en: "\(widget) keeps its size. It can be \(sizes).")
  }
}
