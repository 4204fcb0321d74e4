import Views

extension BoxBuilder {
  func paragraph(_ text: TextContent, in context: BoxContext) -> LayoutBox {
    let glyphs = text.spans.flatMap { self.glyphs(of: $0, in: context) }
    let alignment: Double =
      switch text.alignment {
      case "center": 0.5
      case "trailing": 1
      default: 0
      }
    return LayoutBox(
      TextLayout(
        glyphs, lineLimit: text.lineLimit, alignment: alignment, usesASCII: rendering.usesASCII))
  }

  private func glyphs(of span: TextSpan, in context: BoxContext) -> [Glyph] {
    var style = style(span.style, in: context)
    style.write(with: span.font)
    style.isUnderlined = span.underline == true
    style.isStruck = span.strikethrough == true
    return spanWords(span).withoutControls.map { Glyph($0, style) }
  }

  private func spanWords(_ span: TextSpan) -> String {
    if let tick = span.tick { return TickText(locale: tree.locale).text(tick, now: rendering.now) }
    if let symbol = span.symbol { return drawn(symbol: symbol) ?? "[\(symbol)]" }
    return span.text ?? ""
  }

  func symbol(_ image: ImageContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    guard image.decorative != true else { return words("") }
    var style = style(image.style, in: context)
    style.write(with: image.font)
    if let symbol = image.symbol, let drawn = drawn(symbol: symbol) { return words(drawn, style) }
    let name = node.accessibility?.label ?? image.name ?? image.symbol.map(SymbolTable.spoken) ?? ""
    return words("[\(name)]", style)
  }

  private func drawn(symbol: String) -> String? {
    SymbolTable.standard.character(symbol, usesASCII: rendering.usesASCII)
  }

  func label(_ label: LabelContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let inner = context.inside(.horizontal)
    let icon = label.labelStyle == "titleOnly" ? [] : boxes(of: label.icon, in: inner)
    let title = label.labelStyle == "iconOnly" ? [] : boxes(of: node.children, in: inner)
    return stack(.horizontal, icon + title)
  }
}
