/// Fainter levels of a style, as `Color.red.secondary` and `.fill.tertiary`; the background of Xcode's widget is one.
extension ShapeStyle {
  /// The style at about half of its strength.
  public var secondary: some ShapeStyle { opacity(0.5) }

  public var tertiary: some ShapeStyle { opacity(0.3) }

  public var quaternary: some ShapeStyle { opacity(0.2) }

  public var quinary: some ShapeStyle { opacity(0.1) }
}

/// A background stays opaque at every level, and a fill is faint at the first: neither loses as much as a colour.
extension NamedShapeStyle {
  public var secondary: some ShapeStyle { level(0.8) }

  public var tertiary: some ShapeStyle { level(0.6) }

  public var quaternary: some ShapeStyle { level(0.4) }

  public var quinary: some ShapeStyle { level(0.2) }

  private func level(_ share: Double) -> AnyShapeStyle {
    name == "background" ? AnyShapeStyle(self) : AnyShapeStyle(opacity(share))
  }
}
