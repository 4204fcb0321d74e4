/// How a piece of text looks, where it differs from its surroundings.
struct TextModifiers: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var italic: Bool?
  var monospaced: Bool?
  var monospacedDigit: Bool?
  var underline: Bool?
  var strikethrough: Bool?
  var style: StyleContent?

  func paint(_ span: inout TextSpan, _ environment: EnvironmentValues) {
    if let font { span.font = environment.weighted(font.content) }
    span.font = changed(span.font)
    if let style { span.style = style }
    if let underline { span.underline = underline ? true : nil }
    if let strikethrough { span.strikethrough = strikethrough ? true : nil }
  }

  private func changed(_ font: FontContent?) -> FontContent? {
    var font = font ?? FontContent()
    if let weight { font.weight = weight.rawValue }
    if let italic { font.italic = italic ? true : nil }
    if monospaced == true { font.design = Font.Design.monospaced.rawValue }
    if monospacedDigit == true { font.monospacedDigit = true }
    return font == FontContent() ? nil : font
  }
}

extension EnvironmentValues {
  /// Gives a span the looks of its surroundings.
  func paint(_ span: inout TextSpan) {
    span.font = textFont
    span.style = looks.foreground
    if looks.underlines { span.underline = true }
    if looks.strikesThrough { span.strikethrough = true }
  }

  var textFont: FontContent? {
    let font = weighted(font?.content ?? FontContent())
    return font == FontContent() ? nil : font
  }

  func weighted(_ font: FontContent) -> FontContent {
    var font = font
    if let weight = looks.fontWeight { font.weight = weight.rawValue }
    if looks.isItalic { font.italic = true }
    if looks.usesMonospacedDigits { font.monospacedDigit = true }
    if looks.isMonospaced { font.design = Font.Design.monospaced.rawValue }
    return font
  }
}
