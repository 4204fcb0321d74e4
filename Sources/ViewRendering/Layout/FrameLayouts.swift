import Views

/// Space around a child.
struct PaddingLayout: CellLayout {
  var top: Int
  var leading: Int
  var bottom: Int
  var trailing: Int

  /// - Parameter isNarrow: Whether there is little width, of which at most a column is given away.
  init(_ padding: PaddingContent, isNarrow: Bool = false) {
    let most = isNarrow ? 1 : Proposal.unbounded
    top = max(0, CellAxis.vertical.cells(padding.top ?? 0))
    bottom = max(0, CellAxis.vertical.cells(padding.bottom ?? 0))
    leading = min(max(0, CellAxis.horizontal.cells(padding.leading ?? 0)), most)
    trailing = min(max(0, CellAxis.horizontal.cells(padding.trailing ?? 0)), most)
  }

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let inner = Proposal(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) })
    let size = children[0].size(inner)
    return CellSize(width: size.width + leading + trailing, height: size.height + top + bottom)
  }

  /// Where there is hardly room, the padding goes first.
  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    let fits = (width: size.width > leading + trailing, height: size.height > top + bottom)
    let inner = CellSize(
      width: fits.width ? size.width - leading - trailing : size.width,
      height: fits.height ? size.height - top - bottom : size.height)
    return [CellRect(x: fits.width ? leading : 0, y: fits.height ? top : 0, size: inner)]
  }
}

/// A box of a fixed size, or within bounds.
struct FrameLayout: CellLayout {
  var alignment: BoxAlignment
  private var width: Bounds
  private var height: Bounds

  private struct Bounds {
    var fixed: Int?
    var least: Int?
    var ideal: Int?
    var most: Int?

    func offer(_ proposal: Int?) -> Int? {
      if let fixed { return fixed }
      guard let offer = proposal ?? ideal else { return nil }
      return clamp(offer)
    }

    private func clamp(_ length: Int) -> Int { max(min(length, most ?? length), least ?? 0) }

    func length(_ proposal: Int?, child: Int) -> Int {
      if let fixed { return fixed }
      guard let offer = proposal ?? ideal else { return clamp(child) }
      let lower = least ?? min(child, most ?? child)
      return max(min(offer, most ?? max(child, least ?? 0)), lower)
    }
  }

  init(_ frame: FrameContent) {
    alignment = BoxAlignment(frame.alignment)
    width = Bounds(
      fixed: frame.width.map(CellAxis.horizontal.length), least: CellAxis.horizontal.length(frame.minWidth),
      ideal: CellAxis.horizontal.length(frame.idealWidth), most: CellAxis.horizontal.length(frame.maxWidth))
    height = Bounds(
      fixed: frame.height.map(CellAxis.vertical.length), least: CellAxis.vertical.length(frame.minHeight),
      ideal: CellAxis.vertical.length(frame.idealHeight), most: CellAxis.vertical.length(frame.maxHeight))
  }

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let inner = Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    let child = children[0].size(inner)
    return CellSize(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    [alignment.rect(children[0].size(Proposal(size)), in: size)]
  }
}

/// The child's ideal size in some directions.
struct FixedSizeLayout: CellLayout {
  var fixed: FixedSizeContent

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let width = fixed.horizontal ? nil : proposal.width
    return children[0].size(Proposal(width: width, height: fixed.vertical ? nil : proposal.height))
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    [CellRect(x: 0, y: 0, size: size)]
  }
}

/// The first child whose ideal size fits, or the last one.
struct FittingLayout: CellLayout {
  var axes: [CellAxis]

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    chosen(proposal, children).map { children[$0].size(proposal) } ?? .zero
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    let shown = chosen(Proposal(size), children)
    return children.indices.map { $0 == shown ? CellRect(x: 0, y: 0, size: size) : nil }
  }

  private func chosen(_ proposal: Proposal, _ children: [LayoutBox]) -> Int? {
    children.firstIndex { child in
      let ideal = child.size(Proposal())
      return axes.allSatisfy { axis in proposal[axis].map { ideal[axis] <= $0 } ?? true }
    } ?? children.indices.last
  }
}
