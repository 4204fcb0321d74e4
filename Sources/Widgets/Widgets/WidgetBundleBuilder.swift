/// Makes one bundle of the widgets and controls in a block, with `if` and `if #available`.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _ControlInBundle<Content>
  {
    _ControlInBundle(control: content)
  }
  public static func buildBlock() -> _WidgetGroup { _WidgetGroup([]) }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetGroup {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return _WidgetGroup(widgets)
  }
  public static func buildOptional(_ content: _WidgetGroup?) -> _WidgetGroup { content ?? _WidgetGroup([]) }
  public static func buildEither(first: _WidgetGroup) -> _WidgetGroup { first }
  public static func buildEither(second: _WidgetGroup) -> _WidgetGroup { second }
  public static func buildLimitedAvailability(_ content: some Widget) -> _WidgetGroup {
    _WidgetGroup([content])
  }
}

/// The widgets of a block.
public struct _WidgetGroup: Widget {
  private let widgets: [any Widget]

  init(_ widgets: [any Widget]) {
    self.widgets = widgets
  }

  public init() {
    widgets = []
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    for widget in widgets { widget._declare(in: &declarations) }
  }
}

/// A control among the widgets of a bundle.
public struct _ControlInBundle<Control: ControlWidget>: Widget {
  private let control: Control

  init(control: Control) {
    self.control = control
  }

  public init() {
    control = Control()
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    control._declare(in: &declarations)
  }
}
