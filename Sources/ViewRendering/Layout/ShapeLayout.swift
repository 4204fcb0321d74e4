/// A figure that takes all room: as glyphs where it stands alone, as a background behind others.
struct ShapeLayout: CellLayout {
  /// Colour by place, from 0, 0 to 1, 1.
  var background: ((Double, Double) -> CellColor?)?
  var fill: FigureGlyphs?
  var border: BorderGlyphs?
  /// A circle is as wide as it is high: twice as many columns as rows.
  var isRound = false

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    var size = CellSize(width: max(proposal.width ?? 1, 0), height: max(proposal.height ?? 1, 0))
    if isRound {
      size.height = min(size.height, max(1, size.width / 2))
      size.width = size.height == 1 ? min(size.width, 1) : min(size.width, size.height * 2)
    }
    return size
  }

  func draw(in rect: CellRect, on canvas: inout Canvas) {
    if let background { paint(background, in: rect, on: &canvas) }
    if let fill { write(fill, in: rect, on: &canvas) }
    if let border { draw(border, in: rect, on: &canvas) }
  }

  private func paint(_ color: (Double, Double) -> CellColor?, in rect: CellRect, on canvas: inout Canvas) {
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let place = (Double(x) / Double(max(rect.width - 1, 1)), Double(y) / Double(max(rect.height - 1, 1)))
        if let color = color(place.0, place.1) { canvas.paint(rect.x + x, rect.y + y, background: color) }
      }
    }
  }

  private func write(_ fill: FigureGlyphs, in rect: CellRect, on canvas: inout Canvas) {
    if isRound, rect.height == 1 {
      return canvas.write(fill.dot, x: rect.x + (rect.width - 1) / 2, y: rect.y)
    }
    let glyph = rect.height == 1 ? fill.line : fill.area
    for y in 0..<rect.height {
      for x in 0..<rect.width where !isRound || isInside(x, y, rect.size) {
        canvas.write(glyph, x: rect.x + x, y: rect.y + y)
      }
    }
  }

  private func isInside(_ x: Int, _ y: Int, _ size: CellSize) -> Bool {
    let across = (Double(x) + 0.5) / Double(size.width) * 2 - 1
    let down = (Double(y) + 0.5) / Double(size.height) * 2 - 1
    return across * across + down * down <= 1.05
  }

  /// Only where nothing stands: a border never hides a text.
  private func draw(_ border: BorderGlyphs, in rect: CellRect, on canvas: inout Canvas) {
    guard rect.width > 1, rect.height > 1 else { return }
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        guard let glyph = border.glyph(x, y, rect.size), canvas.isEmpty(rect.x + x, rect.y + y) else {
          continue
        }
        canvas.write(glyph, x: rect.x + x, y: rect.y + y)
      }
    }
  }
}

/// What a filled figure is drawn with.
struct FigureGlyphs {
  var area: Glyph
  var line: Glyph
  var dot: Glyph

  init(isFaint: Bool, usesASCII: Bool, style: CellStyle) {
    let characters: [Character] =
      switch (usesASCII, isFaint) {
      case (false, false): ["█", "━", "●"]
      case (false, true): ["░", "─", "○"]
      case (true, false): ["#", "=", "@"]
      case (true, true): [".", "-", "o"]
      }
    (area, line, dot) = (
      Glyph(characters[0], style), Glyph(characters[1], style), Glyph(characters[2], style)
    )
  }
}

/// What an outline is drawn with.
struct BorderGlyphs {
  private var characters: [Character]
  private var style: CellStyle

  init(isRounded: Bool, usesASCII: Bool, style: CellStyle) {
    characters = Array(usesASCII ? "++++-|" : isRounded ? "╭╮╰╯─│" : "┌┐└┘─│")
    self.style = style
  }

  func glyph(_ x: Int, _ y: Int, _ size: CellSize) -> Glyph? {
    let (left, right) = (x == 0, x == size.width - 1)
    let (top, bottom) = (y == 0, y == size.height - 1)
    let index: Int? =
      switch (top, bottom, left, right) {
      case (true, _, true, _): 0
      case (true, _, _, true): 1
      case (_, true, true, _): 2
      case (_, true, _, true): 3
      case (true, _, _, _), (_, true, _, _): 4
      case (_, _, true, _), (_, _, _, true): 5
      default: nil
      }
    return index.map { Glyph(characters[$0], style) }
  }
}
