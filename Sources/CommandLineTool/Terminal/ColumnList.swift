import TextWidth

/// Short texts in as many aligned columns as fit, to be read downwards like a dictionary.
package struct ColumnList {
  package let lines: [String]

  /// - Parameter width: the columns of the terminal. A text that is wider stands alone and is cut.
  package init(_ texts: [String], width: Int) {
    let widest = min(texts.map(\.displayWidth).max() ?? 0, width)
    let columnCount = max(1, (width + Self.gap) / (widest + Self.gap))
    let rowCount = (texts.count + columnCount - 1) / columnCount
    lines = (0..<rowCount).map { row in
      let cells = stride(from: row, to: texts.count, by: rowCount).map {
        texts[$0].truncated(toColumns: widest)
      }
      let aligned = cells.dropLast().map { $0.padded(toColumns: widest + Self.gap) }
      return aligned.joined() + (cells.last ?? "")
    }
  }

  private static let gap = 2
}
