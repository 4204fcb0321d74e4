import AppIntents
import Widgets

/// Makes a widget one size larger.
struct EnlargeWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 크게 하기", en: "Make a widget larger")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "위젯을 한 단계 더 크게 해요.", en: "Makes a widget one size larger."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "위젯", en: "Widget"),
    requestValueDialog: IntentDialog(ko: "어느 위젯을 더 크게 할까요?", en: "Which widget shall be larger?"),
    optionsProvider: WidgetsOnBoard())
  var widget: WidgetEntity

  @Parameter(title: LocalizedStringResource(ko: "놓인 위젯", en: "Placed widget"))
  var which: PlacedWidgetEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<WidgetEntity> & ProvidesDialog {
    let dialog = try await Resizing(of: widget, asking: $which, undo: undoManager).dialog {
      WidgetSize.next(to: $0, among: $1)
    }
    return .result(value: widget, dialog: dialog)
  }
}

/// Makes a widget one size smaller.
struct ShrinkWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 작게 하기", en: "Make a widget smaller")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "위젯을 한 단계 더 작게 해요.", en: "Makes a widget one size smaller."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "위젯", en: "Widget"),
    requestValueDialog: IntentDialog(ko: "어느 위젯을 더 작게 할까요?", en: "Which widget shall be smaller?"),
    optionsProvider: WidgetsOnBoard())
  var widget: WidgetEntity

  @Parameter(title: LocalizedStringResource(ko: "놓인 위젯", en: "Placed widget"))
  var which: PlacedWidgetEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<WidgetEntity> & ProvidesDialog {
    let dialog = try await Resizing(of: widget, asking: $which, undo: undoManager).dialog {
      WidgetSize.next(to: $0, among: $1.reversed())
    }
    return .result(value: widget, dialog: dialog)
  }
}

/// Gives a widget a size by its name.
struct ResizeWidget: UndoableIntent {
  static let title = LocalizedStringResource(ko: "위젯 크기 바꾸기", en: "Resize a widget")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "위젯의 크기를 바꿔요.", en: "Gives a widget another size."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "위젯", en: "Widget"),
    requestValueDialog: IntentDialog(ko: "어느 위젯의 크기를 바꿀까요?", en: "Which widget shall I resize?"),
    optionsProvider: WidgetsOnBoard())
  var widget: WidgetEntity

  @Parameter(
    title: LocalizedStringResource(ko: "크기", en: "Size"),
    requestValueDialog: IntentDialog(ko: "어느 크기로 할까요?", en: "Which size shall it be?"))
  var size: WidgetSize

  @Parameter(title: LocalizedStringResource(ko: "놓인 위젯", en: "Placed widget"))
  var which: PlacedWidgetEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<WidgetEntity> & ProvidesDialog {
    let wanted = size
    let dialog = try await Resizing(of: widget, asking: $which, undo: undoManager).dialog { _, known in
      known.contains(wanted) ? wanted : nil
    }
    return .result(value: widget, dialog: dialog)
  }
}
