public import Foundation

/// Where a view is shown: language, family, colours, and what views above it set.
public struct EnvironmentValues: Sendable {
  public var locale = Locale.current
  public var timeZone = TimeZone.current
  public var calendar = Calendar.current
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize = DynamicTypeSize.large
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var isEnabled = true
  public var isLuminanceReduced = false
  public var redactionReasons: RedactionReasons = []
  public var displayScale: CGFloat = 1
  public var openURL = OpenURLAction { _ in .systemAction }

  public var widgetFamily = WidgetFamily.systemSmall
  public var widgetRenderingMode = WidgetRenderingMode.fullColor
  public var showsWidgetContainerBackground = true
  public var widgetContentMargins = EdgeInsets()

  public var font: Font?
  public var lineLimit: Int?
  public var minimumScaleFactor: CGFloat = 1
  public var multilineTextAlignment = TextAlignment.leading

  /// Looks up a text of the app: a template with `%@` and `%lld`, or nil where there is none.
  package var lookUpText: (@Sendable (TextLookup) -> String?)?
  var looks = ViewModifiers()
  private var custom: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the environment that an app adds.
///
///     struct ServingKey: EnvironmentKey { static let defaultValue = 1 }
///     extension EnvironmentValues {
///       var servings: Int { get { self[ServingKey.self] } set { self[ServingKey.self] = newValue } }
///     }
public protocol EnvironmentKey {
  associatedtype Value: Sendable

  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// What is set by modifiers and read by leaves only.
  struct ViewModifiers: Sendable {
    var foreground: StyleContent?
    var tint: StyleContent?
    var fontWeight: Font.Weight?
    var isItalic = false
    var usesMonospacedDigits = false
    var isMonospaced = false
    var underlines = false
    var strikesThrough = false
    var textCase: Text.Case?
    var isPrivate = false
    var buttonStyle: String?
    var labelStyle: String?
    var progressStyle: String?
    var gaugeStyle: String?
    var toggleStyle: String?
  }

  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && looks.isPrivate
  }
}
