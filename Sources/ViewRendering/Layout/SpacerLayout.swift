/// Room that grows along the stack in which it stands.
struct SpacerLayout: CellLayout {
  /// Nil outside of stacks, where it grows both ways.
  var axis: CellAxis?
  var least: Int

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    CellSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }

  private func length(_ offer: Int?, _ direction: CellAxis) -> Int {
    guard axis == nil || axis == direction else { return 0 }
    return max(offer ?? least, least)
  }
}

/// A line across the stack in which it stands.
struct DividerLayout: CellLayout {
  var stack: CellAxis
  var glyph: Glyph

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    var size = CellSize(width: 1, height: 1)
    size[stack.other] = max(1, proposal[stack.other] ?? 1)
    return size
  }

  func draw(in rect: CellRect, on canvas: inout Canvas) {
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { canvas.write(glyph, x: x, y: y) }
    }
  }
}

/// Children over each other, the last one in front; shown at one place of the largest one's box.
struct OverlapLayout: CellLayout {
  var alignment: BoxAlignment
  /// Whose size counts; the largest one's where there is none.
  var measured: Int?

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    if let measured { return children[measured].size(proposal) }
    let sizes = children.map { $0.size(proposal) }
    return CellSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    children.indices.map { index in
      index == measured
        ? CellRect(x: 0, y: 0, size: size) : alignment.rect(children[index].size(Proposal(size)), in: size)
    }
  }
}

/// Where something stands in a box, 0 at the beginning and 1 at the end.
struct BoxAlignment: Equatable {
  var x = 0.5
  var y = 0.5

  /// From `topLeading`, `bottom` … The first line of a text stands at its top, the last one at its bottom.
  init(_ name: String?) {
    let name = name?.lowercased() ?? ""
    if name.hasSuffix("leading") { x = 0 } else if name.hasSuffix("trailing") { x = 1 }
    if name.hasPrefix("top") || name.hasPrefix("first") { y = 0 }
    if name.hasPrefix("bottom") || name.hasPrefix("last") { y = 1 }
  }

  func rect(_ inner: CellSize, in outer: CellSize) -> CellRect {
    let size = CellSize(width: min(inner.width, outer.width), height: min(inner.height, outer.height))
    let left = Double(outer.width - size.width) * x
    let top = Double(outer.height - size.height) * y
    return CellRect(x: Int(left.rounded(.down)), y: Int(top.rounded(.down)), size: size)
  }
}
