public import Foundation

public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// How large a person wants texts.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Why contents are left out.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There are no contents yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may be looking.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The contents are being loaded again.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The size and place of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, Codable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// Whether a widget has its own colours.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// Opens an address; what that means is for the front end to say.
public struct OpenURLAction: Sendable {
  public enum Result: Sendable { case handled, discarded, systemAction }

  private let handler: @Sendable (URL) -> Result

  public init(handler: @escaping @Sendable (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) { completion(handler(url) == .handled) }
}
