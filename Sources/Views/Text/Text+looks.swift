public import Foundation

/// Looks of one text, so that it can still be joined with others.
extension Text {
  public func font(_ font: Font?) -> Text { setting(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }
  public func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }
  public func italic(_ isActive: Bool = true) -> Text { setting(\.italic, isActive) }
  public func monospaced(_ isActive: Bool = true) -> Text { setting(\.monospaced, isActive) }
  public func monospacedDigit() -> Text { setting(\.monospacedDigit, true) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(\.underline, isActive)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(\.strikethrough, isActive)
  }
  public func foregroundColor(_ color: Color?) -> Text { setting(\.style, color?.styleContent) }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    setting(\.style, style.styleContent)
  }

  /// Distances between letters are those of the front end.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// What was set first is nearest to the words, and holds.
  private func setting<Value>(_ look: WritableKeyPath<TextModifiers, Value?>, _ value: Value?) -> Text {
    var text = self
    for index in text.pieces.indices where text.pieces[index].looks[keyPath: look] == nil {
      text.pieces[index].looks[keyPath: look] = value
    }
    return text
  }
}
