import TextWidth

/// Cells that are painted from back to front. Nothing is ever painted outside of it.
struct Canvas {
  struct Cell: Equatable {
    /// Nil in the second cell of a wide character.
    var character: Character? = " "
    var style = CellStyle.plain

    var isEmpty: Bool { character == " " }
  }

  let size: CellSize
  private(set) var rows: [[Cell]]

  init(size: CellSize) {
    self.size = size
    rows = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  func isEmpty(_ x: Int, _ y: Int) -> Bool {
    contains(x, y) && rows[y][x].isEmpty
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    rows.indices.contains(y) && x >= 0 && x < size.width
  }

  /// Writes a character of a known width; a wide one that would stick out is left out.
  mutating func write(_ glyph: Glyph, x: Int, y: Int) {
    guard glyph.width > 0, contains(x, y), contains(x + glyph.width - 1, y) else { return }
    for column in x..<x + glyph.width { clear(column, y) }
    for column in x..<x + glyph.width {
      rows[y][column].character = column == x ? glyph.character : nil
      var style = glyph.style
      style.background = style.background ?? rows[y][column].style.background
      rows[y][column].style = style
    }
  }

  /// A wide character of which a half is painted over is gone as a whole.
  private mutating func clear(_ x: Int, _ y: Int) {
    let isSecondHalf = rows[y][x].character == nil
    rows[y][x].character = " "
    if isSecondHalf, x > 0 { rows[y][x - 1].character = " " }
    if x + 1 < size.width, rows[y][x + 1].character == nil { rows[y][x + 1].character = " " }
  }

  mutating func paint(_ x: Int, _ y: Int, background: CellColor) {
    if contains(x, y) { rows[y][x].style.background = background }
  }
}

/// A character as it is seen: how wide it is and how it looks.
struct Glyph: Hashable {
  let character: Character
  let width: Int
  var style: CellStyle

  init(_ character: Character, _ style: CellStyle = .plain) {
    self.character = character
    self.style = style
    width = character.displayWidth
  }
}
