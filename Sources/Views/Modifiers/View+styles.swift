extension View {
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changingEnvironment { $0.looks.foreground = style.styleContent }
  }

  /// Symbols of several colours have the first one.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    foregroundStyle(primary)
  }

  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.looks.foreground = color?.styleContent }
  }

  public func tint(_ tint: (some ShapeStyle)?) -> some View {
    changingEnvironment { $0.looks.tint = tint?.styleContent }
  }

  public func tint(_ tint: Color?) -> some View {
    changingEnvironment { $0.looks.tint = tint?.styleContent }
  }

  public func accentColor(_ color: Color?) -> some View { tint(color) }
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = scheme }
  }
}
