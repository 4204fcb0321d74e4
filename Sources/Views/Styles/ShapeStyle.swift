/// What can be painted with: colours, gradients, and levels of the colour of texts.
public protocol ShapeStyle: Sendable {
  /// The style as a front end reads it.
  var styleContent: StyleContent { get }
}

/// Any style, as one type.
public struct AnyShapeStyle: ShapeStyle {
  public let styleContent: StyleContent

  public init(_ style: some ShapeStyle) {
    styleContent = style.styleContent
  }
}

/// How much something steps back: from `primary` to `quinary`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: String

  public static let primary = HierarchicalShapeStyle(level: "primary")
  public static let secondary = HierarchicalShapeStyle(level: "secondary")
  public static let tertiary = HierarchicalShapeStyle(level: "tertiary")
  public static let quaternary = HierarchicalShapeStyle(level: "quaternary")
  public static let quinary = HierarchicalShapeStyle(level: "quinary")

  public var styleContent: StyleContent { StyleContent(color: level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style that has one name wherever it stands: the tint, the background, a material.
public struct NamedShapeStyle: ShapeStyle, Hashable {
  let name: String

  public var styleContent: StyleContent { StyleContent(color: name) }
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The colour of what can be pressed.
  public static var tint: NamedShapeStyle { NamedShapeStyle(name: "accent") }
  public static var foreground: NamedShapeStyle { NamedShapeStyle(name: "primary") }
  public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
  public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
  public static var fill: NamedShapeStyle { NamedShapeStyle(name: "quaternary") }
}

/// Frosted glass; front ends show a quiet background.
public struct Material: ShapeStyle, Hashable {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()

  public var styleContent: StyleContent { StyleContent(color: "material") }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    var content = styleContent
    content.opacity = (content.opacity ?? 1) * (opacity.fraction ?? 1)
    return AnyShapeStyle(content: content)
  }
}

extension AnyShapeStyle {
  init(content: StyleContent) {
    styleContent = content
  }
}
