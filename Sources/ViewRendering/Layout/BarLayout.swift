/// A bar that is filled up to a part of it.
struct BarLayout: CellLayout {
  var value: Double
  var full: Glyph
  var empty: Glyph
  /// What stands at its ends.
  var ends: (first: Glyph, last: Glyph)?

  private static let least = 4
  private static let usual = 20

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    CellSize(width: max(proposal.width ?? Self.usual, Self.least), height: 1)
  }

  func draw(in rect: CellRect, on canvas: inout Canvas) {
    var glyphs: [Glyph] = []
    let length = max(0, rect.width - (ends == nil ? 0 : 2))
    let filled = min(max(Int((Double(length) * value).rounded()), 0), length)
    glyphs += Array(repeating: full, count: filled) + Array(repeating: empty, count: length - filled)
    if let ends { glyphs = [ends.first] + glyphs + [ends.last] }
    for (column, glyph) in glyphs.prefix(rect.width).enumerated() {
      canvas.write(glyph, x: rect.x + column, y: rect.y)
    }
  }
}
