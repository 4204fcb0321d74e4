import AppIntents

/// Says what stands on the board.
struct ShowBoard: AppIntent {
  static let title = LocalizedStringResource(ko: "위젯 보기", en: "Show the board")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "화면에 있는 위젯을 알려 줘요.", en: "Says which widgets are on your board."))
  static let risk = IntentRisk.reads
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Dependency var declared: DeclaredNames

  func perform() async throws
    -> some IntentResult & ReturnsValue<[WidgetEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let placements = try await SpokenBoard.current().placements()
    let known = await declared.widgets()
    let widgets = placements.compactMap { placement in known.first { $0.id == placement.widget } }
    let dialog =
      widgets.isEmpty
      ? IntentDialog(
        ko: "아직 위젯이 없어요. ‘위젯 추가해 줘’라고 말해 보세요.", en: "There are no widgets yet. Say ‘add a widget’.")
      : IntentDialog(ko: "위젯이 \(widgets.count)개 있어요.", en: "There are \(widgets.count) widgets.")
    return .result(value: widgets, dialog: dialog) {
      ForEach(widgets) { Text($0.line) }
    }
  }
}

/// Says what can be placed.
struct ShowWidgetKinds: AppIntent {
  static let title = LocalizedStringResource(ko: "추가할 수 있는 위젯 보기", en: "Show what can be added")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "추가할 수 있는 위젯을 알려 줘요.", en: "Says which widgets can be added."))
  static let risk = IntentRisk.reads

  @Dependency var declared: DeclaredNames

  func perform() async throws
    -> some IntentResult & ReturnsValue<[WidgetEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let widgets = await declared.widgets()
    return .result(
      value: widgets,
      dialog: IntentDialog(
        ko: "추가할 수 있는 위젯이 \(widgets.count)가지 있어요.", en: "There are \(widgets.count) widgets to add.")
    ) {
      ForEach(widgets) { Text($0.line) }
    }
  }
}

extension WidgetEntity {
  /// 주문 현황 · 한입배달
  fileprivate var line: LocalizedStringResource { appNames.map { "\(title) · \($0)" } ?? title }
}
