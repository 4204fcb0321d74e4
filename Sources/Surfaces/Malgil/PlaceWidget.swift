import AppIntents
import Foundation
import Widgets

/// Places a widget below the others; a value that it cannot be shown without is asked for.
struct PlaceWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 추가", en: "Add a widget")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "위젯을 화면에 추가해요.", en: "Places a widget on your board."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "위젯", en: "Widget"),
    requestValueDialog: IntentDialog(ko: "어느 위젯을 추가할까요?", en: "Which widget shall I add?"))
  var widget: WidgetEntity

  @Parameter(title: LocalizedStringResource(ko: "크기", en: "Size"))
  var size: WidgetSize?

  func perform() async throws -> some IntentResult & ReturnsValue<WidgetEntity> & ProvidesDialog {
    let spoken = try await SpokenBoard.current()
    let (board, caller) = (spoken.board, spoken.caller)
    let kind = try await board.kind(called: widget.id)
    let family = try family(of: kind)
    let id = try await spoken.place(kind, family: family, given: [:])
    undoManager?.registerUndo(withTarget: board) { try await $0.takeAway(id, for: caller) }
    return .result(
      value: widget,
      dialog: IntentDialog(ko: "\(widget) 위젯을 추가했어요.", en: "\(widget) is on your board."))
  }

  private func family(of kind: WidgetKind) throws -> WidgetFamily {
    guard let size else { return try kind.family(nil) }
    guard kind.families.contains(size.family) else {
      let known = WidgetSize.list(WidgetSize.allCases.filter { kind.families.contains($0.family) })
      throw $size.needsValueError(
        IntentDialog(
          ko: "\(widget) 위젯에는 그 크기가 없어요. 어느 크기로 할까요? \(known)",
          en: "\(widget) has no such size. Which shall it be? \(known)"))
    }
    return size.family
  }
}

extension SpokenBoard {
  /// Places a widget once, and asks for the values that it has to be given.
  ///
  /// - Returns: its identifier.
  func place(
    _ kind: WidgetKind, family: WidgetFamily, given: [String: IntentArgument]
  ) async throws -> String {
    guard let host = IntentDialogScope.host else { throw NoBoard() }
    let values = try await board.settings(of: kind, given: given, by: host)
    let id = "w" + (try await IntentContext.uuid()).uuidString.lowercased().prefix(8)
    let (board, caller) = (board, caller)
    try await IntentEffect.run("placeWidget", key: id, guarantees: [.onceForKey, .allOrNothing]) {
      try await board.place(id, kind, family: family, values, for: caller)
    }
    return id
  }
}
