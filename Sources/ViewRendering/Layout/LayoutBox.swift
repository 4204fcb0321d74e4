/// How a box measures itself and places what is in it.
///
/// Layouts are values: sizes depend on nothing but the proposal and the children.
protocol CellLayout {
  /// The size that it wants; it may exceed the proposal, and is then cut when it is placed.
  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize
  /// Where each child stands in a box of a size; nil for one that is not shown.
  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?]
  /// Draws what is its own, before its children.
  func draw(in rect: CellRect, on canvas: inout Canvas)
}

extension CellLayout {
  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] { children.map { _ in nil } }
  func draw(in rect: CellRect, on canvas: inout Canvas) {}
}

/// A layout with its children; it remembers what it has measured, as stacks ask more than once.
package final class LayoutBox {
  let layout: any CellLayout
  let children: [LayoutBox]
  /// Stacks give room to higher priorities first.
  let priority: Double
  private var sizes: [Proposal: CellSize] = [:]

  init(_ layout: any CellLayout, _ children: [LayoutBox] = [], priority: Double = 0) {
    self.layout = layout
    self.children = children
    self.priority = priority
  }

  func size(_ proposal: Proposal) -> CellSize {
    if let known = sizes[proposal] { return known }
    let size = layout.size(proposal, of: children)
    sizes[proposal] = size
    return size
  }

  /// What it takes without any room, and how much more with all room.
  func flexibility(along axis: CellAxis, _ proposal: Proposal) -> (least: Int, more: Int) {
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = Proposal.unbounded
    let smallest = size(least)[axis]
    return (smallest, size(most)[axis] - smallest)
  }

  var isSpacer: Bool { layout is SpacerLayout }
}

/// A box at its place, cut to the box around it.
package struct PlacedBox {
  let layout: any CellLayout
  package let rect: CellRect
  package let children: [PlacedBox]
  /// The size of the whole canvas.
  let bounds: CellSize

  init(_ box: LayoutBox, in rect: CellRect, bounds: CellSize) {
    layout = box.layout
    self.rect = rect
    self.bounds = bounds
    let frames = box.layout.frames(in: rect.size, of: box.children)
    children = zip(box.children, frames).compactMap { child, frame in
      guard let frame = frame?.clipped(to: rect.size) else { return nil }
      return PlacedBox(child, in: frame.moved(x: rect.x, y: rect.y), bounds: bounds)
    }
  }

  func draw(on canvas: inout Canvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    layout.draw(in: rect, on: &canvas)
    for child in children { child.draw(on: &canvas) }
  }

  /// Whether its children stand beside each other, so that none may cover another.
  package var keepsChildrenApart: Bool {
    layout is StackLayout || layout is GridLayout || layout is LazyGridLayout
  }
}
