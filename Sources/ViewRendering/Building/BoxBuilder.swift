import Views

/// Makes boxes of nodes.
struct BoxBuilder {
  let rendering: TerminalRendering
  let tree: ViewTree
  private let numbers: [String: Int]

  /// Modifiers of one node beyond these are left out.
  private static let mostModifiers = 24

  init(rendering: TerminalRendering, tree: ViewTree) {
    self.rendering = rendering
    self.tree = tree
    let presses = tree.presses.enumerated().map { ($1.action, $0 + 1) }
    numbers = Dictionary(presses, uniquingKeysWith: min)
  }

  func boxes(of nodes: [ViewNode], in context: BoxContext) -> [LayoutBox] {
    nodes.map { box(of: $0, in: context) }
  }

  func box(of node: ViewNode, in context: BoxContext) -> LayoutBox {
    let modifiers = node.modifiers.prefix(Self.mostModifiers)
    var box = content(of: node, in: context.seen(through: modifiers))
    for (index, modifier) in modifiers.enumerated() {
      box = modified(box, by: modifier, in: context.seen(through: modifiers[(index + 1)...]))
    }
    guard let priority = node.priority else { return box }
    return LayoutBox(
      OverlapLayout(alignment: BoxAlignment(nil), measured: 0), [box], priority: priority.bounded)
  }

  private func modified(_ box: LayoutBox, by modifier: ViewNodeModifier, in context: BoxContext) -> LayoutBox
  {
    switch modifier {
    // A label has its brackets; its padding only belongs to a background that is seen.
    case .padding where context.isPressed && !showsBackgrounds: box
    case .padding(let padding): LayoutBox(PaddingLayout(padding, isNarrow: rendering.width < 32), [box])
    case .frame(let frame): LayoutBox(FrameLayout(frame), [box])
    case .fixedSize(let fixed): LayoutBox(FixedSizeLayout(fixed: fixed), [box])
    case .background(let layer): layered(box, layer, .behind, context)
    case .overlay(let layer): layered(box, layer, .inFront, context)
    case .opacity(let opacity) where opacity.amount.fraction == 0: LayoutBox(HiddenLayout(), [box])
    // Cells cannot be turned, moved by less than a cell, or cut to round corners.
    case .clip, .opacity, .scale, .rotation, .offset, .aspectRatio: box
    }
  }

  private var showsBackgrounds: Bool { rendering.colors != .none && rendering.colors != .monochrome }

  private func layered(
    _ box: LayoutBox, _ layer: LayerContent, _ role: BoxContext.Role, _ context: BoxContext
  ) -> LayoutBox {
    var context = context.inside(nil)
    context.role = role
    let other = self.box(of: layer.content, in: context)
    let alignment = BoxAlignment(layer.alignment)
    return role == .behind
      ? LayoutBox(OverlapLayout(alignment: alignment, measured: 1), [other, box])
      : LayoutBox(OverlapLayout(alignment: alignment, measured: 0), [box, other])
  }
}

/// Takes its room and shows nothing.
struct HiddenLayout: CellLayout {
  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize { children[0].size(proposal) }
}

extension BoxBuilder {
  /// The number with which it is pressed.
  func number(_ action: String) -> Int? { rendering.numbersPresses ? numbers[action] : nil }

  func stack(
    _ axis: CellAxis, _ children: [LayoutBox], gap: Int? = nil, alignment: Double = 0.5
  ) -> LayoutBox {
    if children.count == 1 && alignment == 0.5 { return children[0] }
    return LayoutBox(StackLayout(axis: axis, alignment: alignment, gap: gap ?? axis.gap(nil)), children)
  }

  /// Words that are never broken.
  func words(_ text: String, _ style: CellStyle = .plain) -> LayoutBox {
    let layout = TextLayout(text.withoutControls.map { Glyph($0, style) }, usesASCII: rendering.usesASCII)
    return LayoutBox(
      FixedSizeLayout(fixed: FixedSizeContent(horizontal: true, vertical: true)), [LayoutBox(layout)])
  }

  func style(_ content: StyleContent?, in context: BoxContext) -> CellStyle {
    var style = CellStyle()
    style.write(with: content)
    style.isBold = context.isHeader
    if context.isDisabled || context.opacity < 0.6 { style.isDim = true }
    return style
  }
}
