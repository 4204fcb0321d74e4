/// What concerns looks only. Code for phones says it; text has no use for it.
extension View {
  public func font(_ font: Font?) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func bold() -> Self { self }
  public func italic() -> Self { self }
  public func foregroundStyle(_ color: Color) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func tint(_ color: Color?) -> Self { self }
  public func background(_ color: Color) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func padding(_ length: Double? = nil) -> Self { self }
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> Self { self }
  public func frame(width: Double? = nil, height: Double? = nil) -> Self { self }
  public func frame(maxWidth: Double?, alignment: HorizontalAlignment = .center) -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Self { self }
  public func buttonStyle(_ style: ButtonStyle) -> Self { self }
  public func cornerRadius(_ radius: Double) -> Self { self }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case light, regular, medium, semibold, bold, heavy }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

public enum Color: Hashable, Sendable {
  case primary, secondary, accentColor, clear, black, white, gray, red, orange, yellow, green, mint, teal,
    cyan
  case blue, indigo, purple, pink, brown

  public func opacity(_ opacity: Double) -> Color { self }
}

public enum Edge: Hashable, Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let leading = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public enum ButtonStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless
}
