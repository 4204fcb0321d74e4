/// Cells in columns that are as wide as their widest cell. The children are rows; a row of one cell that is no row of
/// cells takes the whole width.
struct GridLayout: CellLayout {
  /// How many children each row has; nil for a child that takes the whole width.
  var rows: [Int?]
  var alignment: BoxAlignment
  var columnGap: Int
  var rowGap: Int

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let widths = columnWidths(proposal.width, children)
    let heights = rowHeights(widths, proposal.width, children)
    let wide = cells(children).filter { $0.column == nil }.map {
      children[$0.child].size(Proposal(width: proposal.width)).width
    }
    return CellSize(
      width: max(total(widths, columnGap), wide.max() ?? 0), height: total(heights, rowGap))
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    let widths = columnWidths(size.width, children)
    let heights = rowHeights(widths, size.width, children)
    return cells(children).map { cell in
      let y = total(Array(heights[..<cell.row]), rowGap) + (cell.row > 0 ? rowGap : 0)
      let x = cell.column.map { total(Array(widths[..<$0]), columnGap) + ($0 > 0 ? columnGap : 0) } ?? 0
      let room = CellSize(width: cell.column.map { widths[$0] } ?? size.width, height: heights[cell.row])
      return alignment.rect(children[cell.child].size(Proposal(width: room.width)), in: room).moved(
        x: x, y: y)
    }
  }

  private func total(_ lengths: [Int], _ gap: Int) -> Int {
    lengths.reduce(0, +) + max(0, lengths.count - 1) * gap
  }
}

extension GridLayout {
  private struct Cell {
    let child: Int
    let row: Int
    let column: Int?
  }

  private func cells(_ children: [LayoutBox]) -> [Cell] {
    var child = 0
    return rows.enumerated().flatMap { row, count in
      let cells = (0..<(count ?? 1)).map {
        Cell(child: child + $0, row: row, column: count == nil ? nil : $0)
      }
      child += cells.count
      return cells
    }
  }

  /// Ideal widths; where they do not fit, the widest columns give way, and where there is room to spare, those take it
  /// that want all they can have.
  private func columnWidths(_ room: Int?, _ children: [LayoutBox]) -> [Int] {
    let columns = rows.compactMap(\.self).max() ?? 0
    var (ideal, most) = (Array(repeating: 0, count: columns), Array(repeating: 0, count: columns))
    for cell in cells(children) {
      guard let column = cell.column else { continue }
      ideal[column] = max(ideal[column], children[cell.child].size(Proposal()).width)
      most[column] = max(most[column], children[cell.child].size(Proposal(width: Proposal.unbounded)).width)
    }
    guard let room else { return ideal }
    let available = max(0, room - max(0, columns - 1) * columnGap)
    if ideal.reduce(0, +) > available { return fair(ideal, available) }
    return fair(most.map { $0 >= Proposal.unbounded ? available : 0 }, available - ideal.reduce(0, +))
      .enumerated().map { $1 + ideal[$0] }
  }

  /// Everybody has an equal part, and who wants less leaves the rest to the others.
  private func fair(_ wants: [Int], _ room: Int) -> [Int] {
    var widths = wants.map { _ in 0 }
    var rest = max(0, room)
    let order = wants.indices.sorted { wants[$0] == wants[$1] ? $0 < $1 : wants[$0] < wants[$1] }
    for (done, index) in order.enumerated() {
      widths[index] = min(wants[index], rest / (wants.count - done))
      rest -= widths[index]
    }
    return widths
  }

  private func rowHeights(_ widths: [Int], _ room: Int?, _ children: [LayoutBox]) -> [Int] {
    var heights = rows.map { _ in 0 }
    for cell in cells(children) {
      let width = cell.column.map { widths[$0] } ?? room
      heights[cell.row] = max(heights[cell.row], children[cell.child].size(Proposal(width: width)).height)
    }
    return heights
  }
}
