import Views

extension BoxBuilder {
  func grid(_ grid: GridContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let rows = node.children.map { child -> [ViewNode]? in
      if case .gridRow = child.content { child.children } else { nil }
    }
    let layout = GridLayout(
      rows: rows.map { $0?.count }, alignment: BoxAlignment(grid.alignment),
      columnGap: max(1, CellAxis.horizontal.gap(grid.horizontalSpacing)),
      rowGap: CellAxis.vertical.gap(grid.verticalSpacing))
    let cells = zip(rows, node.children).flatMap { $0 ?? [$1] }
    return LayoutBox(layout, boxes(of: cells, in: context.inside(.vertical)))
  }

  func lazyGrid(_ grid: LazyGridContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let boxes = boxes(of: node.children, in: context.inside(.vertical))
    guard grid.axis == "vertical" else { return columns(boxes, grid) }
    let layout = LazyGridLayout(
      tracks: Array(grid.tracks.prefix(100)), alignment: BoxAlignment(grid.alignment).x,
      rowGap: CellAxis.vertical.gap(grid.spacing))
    return LayoutBox(layout, boxes)
  }

  /// Rows that are filled from top to bottom, column after column.
  private func columns(_ boxes: [LayoutBox], _ grid: LazyGridContent) -> LayoutBox {
    let count = max(1, grid.tracks.count)
    let columns = stride(from: 0, to: boxes.count, by: count).map { start in
      stack(.vertical, Array(boxes[start..<min(start + count, boxes.count)]), alignment: 0)
    }
    return LayoutBox(
      StackLayout(axis: .horizontal, alignment: 0, gap: CellAxis.horizontal.gap(grid.spacing)), columns)
  }
}
