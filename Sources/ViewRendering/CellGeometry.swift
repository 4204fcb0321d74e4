import Views

/// Columns and rows.
package struct CellSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  static let zero = CellSize(width: 0, height: 0)
}

package struct CellRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var size: CellSize

  package var width: Int { size.width }
  package var height: Int { size.height }

  /// The part of it that lies in a box of a size at its origin.
  func clipped(to bounds: CellSize) -> CellRect {
    let (left, top) = (min(max(x, 0), bounds.width), min(max(y, 0), bounds.height))
    let right = min(max(x + width, left), bounds.width)
    let bottom = min(max(y + height, top), bounds.height)
    return CellRect(x: left, y: top, size: CellSize(width: right - left, height: bottom - top))
  }

  func moved(x: Int, y: Int) -> CellRect { CellRect(x: self.x + x, y: self.y + y, size: size) }
}

/// How much room is offered; nil asks for the ideal size.
struct Proposal: Hashable {
  var width: Int?
  var height: Int?

  /// As much as anybody could want.
  static let unbounded = 1_000_000

  init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) {
    (width, height) = (size.width, size.height)
  }
}

enum CellAxis { case horizontal, vertical }

extension CellSize {
  subscript(axis: CellAxis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Proposal {
  subscript(axis: CellAxis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CellAxis {
  var other: CellAxis { self == .horizontal ? .vertical : .horizontal }

  /// 8 points are a column, 16 a row; what is halfway goes to the smaller number.
  func cells(_ points: Double) -> Int {
    let unit = self == .horizontal ? 8.0 : 16.0
    return Int((points.bounded / unit - 0.01).rounded())
  }

  /// What has a length has at least one cell.
  func length(_ points: Double) -> Int { points > 0 ? max(1, cells(points)) : 0 }

  /// Rows stand closer than columns: no empty row for a small gap, but always a column between words.
  func gap(_ points: Double?) -> Int {
    guard let points else { return self == .horizontal ? 1 : 0 }
    return self == .horizontal ? length(points) : max(0, cells(points))
  }

  func length(_ extent: Extent?) -> Int? {
    switch extent {
    case .points(let points): length(points)
    case .infinity: Proposal.unbounded
    case nil: nil
    }
  }
}
