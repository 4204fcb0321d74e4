import Views

extension BoxBuilder {
  /// A figure by itself is drawn; behind others it is a background; in front of others only its outline is seen.
  func figure(_ shape: ShapeContent, in context: BoxContext) -> LayoutBox {
    let isCircle = shape.shape == .circle
    var layout = ShapeLayout()
    layout.isRound = isCircle && context.role == .content
    if let fill = shape.fill { paint(&layout, with: fill, in: context) }
    guard let stroke = shape.stroke, stroke.strength > 0 else { return LayoutBox(layout) }
    if !isCircle {
      layout.border = border(stroke, isRounded: shape.shape != .rectangle, in: context)
    } else if shape.fill == nil {
      layout.fill = outline(stroke, in: context)
    }
    return LayoutBox(layout)
  }

  private func paint(_ layout: inout ShapeLayout, with fill: StyleContent, in context: BoxContext) {
    guard fill.strength * context.opacity > 0 else { return }
    switch context.role {
    case .behind: layout.background = background(fill, in: context)
    case .content: layout.fill = glyphs(fill, in: context)
    case .inFront: break
    }
  }

  private func border(_ stroke: StyleContent, isRounded: Bool, in context: BoxContext) -> BorderGlyphs {
    BorderGlyphs(isRounded: isRounded, usesASCII: rendering.usesASCII, style: style(stroke, in: context))
  }

  /// A ring of a few cells is drawn as a faint disc.
  private func outline(_ stroke: StyleContent, in context: BoxContext) -> FigureGlyphs {
    FigureGlyphs(isFaint: true, usesASCII: rendering.usesASCII, style: style(stroke, in: context))
  }

  private func glyphs(_ fill: StyleContent, in context: BoxContext) -> FigureGlyphs {
    let quiet = ["tertiary", "quaternary", "quinary", "separator", "material", "background"]
    let isFaint = fill.strength * context.opacity < 0.5 || quiet.contains(fill.color ?? "")
    return FigureGlyphs(isFaint: isFaint, usesASCII: rendering.usesASCII, style: style(fill, in: context))
  }
}

// MARK: Backgrounds

extension BoxBuilder {
  private var canvasColor: CellColor {
    rendering.colorScheme == .dark ? CellColor(0, 0, 0) : CellColor(255, 255, 255)
  }

  /// The colour at each place; faint colours are mixed with the canvas where a terminal has enough of them.
  private func background(_ fill: StyleContent, in context: BoxContext) -> ((Double, Double) -> CellColor?)? {
    if let gradient = fill.gradient { return { self.color(of: gradient, x: $0, y: $1, context) } }
    let plain = mixed(fill.color ?? "", (fill.opacity ?? 1) * context.opacity)
    return plain.map { plain in { _, _ in plain } }
  }

  private func mixed(_ name: String, _ opacity: Double) -> CellColor? {
    guard let color = CellColor(named: name) ?? quiet(name) else { return nil }
    if rendering.colors == .sixteen { return opacity < 0.5 ? nil : color }
    return color.mixed(opacity.fraction ?? 1, over: canvasColor)
  }

  private func quiet(_ name: String) -> CellColor? {
    let shares = ["secondary": 0.4, "tertiary": 0.25, "quaternary": 0.16, "quinary": 0.1, "material": 0.12]
    guard rendering.colors != .sixteen, let share = shares[name] else { return nil }
    return CellColor(142, 142, 147).mixed(share, over: canvasColor)
  }

  private func color(of gradient: GradientContent, x: Double, y: Double, _ context: BoxContext) -> CellColor?
  {
    let (startX, startY) = (gradient.startX ?? 0.5, gradient.startY ?? 0)
    let (acrossX, acrossY) = ((gradient.endX ?? 0.5) - startX, (gradient.endY ?? 1) - startY)
    let length = acrossX * acrossX + acrossY * acrossY
    let place = length > 0 ? ((x - startX) * acrossX + (y - startY) * acrossY) / length : 0
    let after = gradient.stops.first { $0.location >= place } ?? gradient.stops.last
    let before = gradient.stops.last { $0.location <= place } ?? gradient.stops.first
    guard let before, let after else { return nil }
    let one = mixed(before.color, (before.opacity ?? 1) * context.opacity) ?? canvasColor
    let other = mixed(after.color, (after.opacity ?? 1) * context.opacity) ?? canvasColor
    let distance = after.location - before.location
    let mixed = other.mixed(
      distance > 0 ? ((place - before.location) / distance).fraction ?? 0 : 0, over: one)
    return mixed == canvasColor ? nil : mixed
  }
}
