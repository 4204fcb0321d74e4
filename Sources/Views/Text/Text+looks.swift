public import Foundation

/// Looks of one text, so that it can still be joined with others.
extension Text {
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }
  public func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.italic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.monospaced = isActive } }
  public func monospacedDigit() -> Text { changing { $0.monospacedDigit = true } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.underline = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.strikethrough = isActive }
  }
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.style = color?.styleContent } }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { $0.style = style.styleContent }
  }

  /// Distances between letters are those of the front end.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  private func changing(_ change: (inout TextLooks) -> Void) -> Text {
    var text = self
    for index in text.pieces.indices { change(&text.pieces[index].looks) }
    return text
  }
}
