/// Words that break between lines.
struct TextLayout: CellLayout {
  private let paragraphs: [[Glyph]]
  private let lineLimit: Int?
  /// 0 at the beginning, 1 at the end.
  private let alignment: Double
  private let ellipsis: [Glyph]
  /// What it takes at least: its longest word, unless that is very long.
  private let least: Int

  init(_ glyphs: [Glyph], lineLimit: Int? = nil, alignment: Double = 0, usesASCII: Bool = false) {
    paragraphs = glyphs.split(omittingEmptySubsequences: false) { $0.character == "\n" }.map(Array.init)
    self.lineLimit = lineLimit
    self.alignment = alignment
    least = min(paragraphs.map(\.longestWord).max() ?? 0, lineLimit == 1 ? 4 : 10)
    ellipsis = (usesASCII ? "..." : "…").map { Glyph($0) }
  }

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let lines = lines(
      width: proposal.width.map { max($0, least) }, height: proposal.height.map { max(1, $0) })
    return CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
  }

  func draw(in rect: CellRect, on canvas: inout Canvas) {
    let lines = lines(width: rect.width, height: rect.height)
    for (row, line) in lines.enumerated() {
      var x = rect.x + Int((Double(rect.width - line.width) * alignment).rounded(.down))
      for glyph in line where x + glyph.width <= rect.x + rect.width {
        canvas.write(glyph, x: x, y: rect.y + row)
        x += glyph.width
      }
    }
  }

  /// At most so many lines as are allowed; the last one says that there would be more.
  private func lines(width: Int?, height: Int?) -> [ArraySlice<Glyph>] {
    let width = width ?? Proposal.unbounded
    guard width > 0 else { return [[]] }
    // Words in pieces of a few letters cannot be read.
    let most = width < least ? 1 : max(1, min(lineLimit ?? .max, height ?? .max))
    var lines: [ArraySlice<Glyph>] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      lines += self.lines(of: paragraph, width: width, most: most - lines.count, isLast: isLast)
      if lines.count == most { break }
    }
    return lines
  }

  private func lines(of paragraph: [Glyph], width: Int, most: Int, isLast: Bool) -> [ArraySlice<Glyph>] {
    var lines: [ArraySlice<Glyph>] = []
    var rest = paragraph[...]
    repeat {
      if lines.count == most - 1 {
        return lines + [isLast && rest.width <= width ? rest : cut(rest, to: width)]
      }
      lines.append(rest.removeLine(width: width))
    } while !rest.isEmpty
    return lines
  }

  private func cut(_ line: ArraySlice<Glyph>, to width: Int) -> ArraySlice<Glyph> {
    var mark = ellipsis[...]
    while mark.width > width { mark.removeLast() }
    var shown = line.prefix(fitting: width - mark.width)
    while shown.last?.character == " " { shown.removeLast() }
    let style = shown.last?.style ?? line.first?.style ?? .plain
    return shown + mark.map { Glyph($0.character, style) }
  }
}

extension [Glyph] {
  fileprivate var longestWord: Int { split { $0.character == " " }.map(\.width).max() ?? 0 }
}

extension ArraySlice<Glyph> {
  var width: Int { reduce(0) { $0 + $1.width } }

  func prefix(fitting width: Int) -> ArraySlice<Glyph> {
    var used = 0
    let end = firstIndex { glyph in
      used += glyph.width
      return used > width
    }
    return self[startIndex..<(end ?? endIndex)]
  }

  /// Takes a line off: as many words as fit, or as much of one word as fits.
  fileprivate mutating func removeLine(width: Int) -> ArraySlice<Glyph> {
    let fitting = prefix(fitting: width)
    guard fitting.endIndex < endIndex else {
      defer { self = [] }
      return self
    }
    let end = fitting.breakIndex(isBeforeSpace: self[fitting.endIndex].character == " ") ?? fitting.endIndex
    // A character that is wider than the line is left out, so that every line takes something off.
    let next = end == startIndex ? startIndex + 1 : end
    defer { self = self[next...].drop { $0.character == " " } }
    return self[startIndex..<end]
  }

  private func breakIndex(isBeforeSpace: Bool) -> Int? {
    if isBeforeSpace { return endIndex }
    guard let space = lastIndex(where: { $0.character == " " }) else { return nil }
    // A line that begins with its only spaces would be broken into nothing and itself.
    return self[startIndex..<space].allSatisfy { $0.character == " " } ? nil : space
  }
}
