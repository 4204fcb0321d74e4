public import Foundation

/// A font by its role, or of a fixed size.
public struct Font: Hashable, Sendable {
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: String, Hashable, Sendable, CaseIterable { case `default`, serif, rounded, monospaced }

  var content: FontContent

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(content: FontContent(style: style.rawValue, weight: weight?.rawValue)).design(design)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(content: FontContent(size: size.points, weight: weight?.rawValue)).design(design)
  }

  /// A front end has no fonts of the app: only the size is kept.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }
}

extension Font {
  public func bold() -> Font { weight(.bold) }
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.rawValue } }
  public func italic() -> Font { changing { $0.italic = true } }
  public func monospacedDigit() -> Font { changing { $0.monospacedDigit = true } }
  public func monospaced() -> Font { design(.monospaced) }
  /// Looks the same here.
  public func smallCaps() -> Font { self }

  private func design(_ design: Design?) -> Font {
    guard let design, design != .default else { return self }
    return changing { $0.design = design.rawValue }
  }

  private func changing(_ change: (inout FontContent) -> Void) -> Font {
    var font = self
    change(&font.content)
    return font
  }
}
