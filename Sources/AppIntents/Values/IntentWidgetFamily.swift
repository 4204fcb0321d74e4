/// The shapes and sizes of widgets.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// The family of the widget that is being set up or shown; nil in a conversation, which has no widget.
  @TaskLocal package static var current: IntentWidgetFamily?
}

extension IntentWidgetFamily: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(IntentWidgetFamily.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }

  /// The family by its name in code.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> IntentWidgetFamily? {
    argument.words.flatMap { IntentWidgetFamily(rawValue: $0) }
  }

  func text(in language: String) -> String { rawValue }
  var argument: IntentArgument { .text(rawValue) }
}
