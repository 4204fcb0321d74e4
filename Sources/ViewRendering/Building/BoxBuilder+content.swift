import Views

extension BoxBuilder {
  /// The box of a node without its modifiers.
  func content(of node: ViewNode, in context: BoxContext) -> LayoutBox {
    switch node.content {
    case .text(let text): paragraph(text, in: context)
    case .image(let image): symbol(image, node, in: context)
    case .label(let label): self.label(label, node, in: context)
    case .progress(let progress): bar(progress, node, in: context)
    case .gauge(let gauge): self.gauge(gauge, node, in: context)
    case .divider: divider(in: context)
    case .spacer(let spacer): self.spacer(spacer, in: context)
    case .shape(let shape): figure(shape, in: context)
    case .link: link(node, in: context)
    case .button(let button): press(button, node, in: context)
    case .toggle(let toggle): self.toggle(toggle, node, in: context)
    case .hstack(let stack): self.stack(stack, .horizontal, node, in: context)
    case .vstack(let stack): self.stack(stack, .vertical, node, in: context)
    case .zstack(let stack): pile(stack, node, in: context)
    case .grid(let grid): self.grid(grid, node, in: context)
    case .gridRow: row(node.children, in: context)
    case .lazyGrid(let grid): lazyGrid(grid, node, in: context)
    case .list: column(node.children, in: context)
    case .section(let section): self.section(section, node, in: context)
    case .fitting(let fitting): self.fitting(fitting, node, in: context)
    case .empty: column(node.children, in: context)
    }
  }

  /// Nodes beside each other, as in a label.
  func row(_ nodes: [ViewNode], in context: BoxContext) -> LayoutBox {
    stack(.horizontal, boxes(of: nodes, in: context.inside(.horizontal)))
  }

  /// Nodes under each other, from the left.
  func column(_ nodes: [ViewNode], in context: BoxContext) -> LayoutBox {
    stack(.vertical, boxes(of: nodes, in: context.inside(.vertical)), alignment: 0)
  }
}

// MARK: Stacks

extension BoxBuilder {
  private func stack(
    _ content: StackContent, _ axis: CellAxis, _ node: ViewNode, in context: BoxContext
  ) -> LayoutBox {
    let place = BoxAlignment(content.alignment)
    let alignment = axis == .horizontal ? place.y : place.x
    let boxes = boxes(of: node.children, in: context.inside(axis))
    return LayoutBox(StackLayout(axis: axis, alignment: alignment, gap: axis.gap(content.spacing)), boxes)
  }

  /// Figures before the last thing that is none lie behind it.
  private func pile(_ content: StackContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let front = node.children.lastIndex { !$0.isFigure } ?? 0
    let boxes = node.children.enumerated().map { index, child in
      var inner = context.inside(nil)
      if index < front, child.isFigure { inner.role = .behind }
      return box(of: child, in: inner)
    }
    return LayoutBox(OverlapLayout(alignment: BoxAlignment(content.alignment), measured: nil), boxes)
  }

  private func spacer(_ spacer: SpacerContent, in context: BoxContext) -> LayoutBox {
    let axis = context.stack ?? .horizontal
    let usual = axis == .horizontal ? 1 : 0
    let least = spacer.minLength.map { max(0, axis.cells($0)) } ?? usual
    return LayoutBox(SpacerLayout(axis: context.stack, least: least))
  }

  private func divider(in context: BoxContext) -> LayoutBox {
    let stack = context.stack ?? .vertical
    let characters: [Character] = rendering.usesASCII ? ["|", "-"] : ["│", "─"]
    var style = CellStyle()
    style.isDim = true
    let glyph = Glyph(characters[stack == .horizontal ? 0 : 1], style)
    return LayoutBox(DividerLayout(stack: stack, glyph: glyph))
  }

  private func fitting(_ content: FittingContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let axes: [CellAxis] =
      switch content.axis {
      case "horizontal": [.horizontal]
      case "vertical": [.vertical]
      default: [.horizontal, .vertical]
      }
    return LayoutBox(FittingLayout(axes: axes), boxes(of: node.children, in: context))
  }

  private func section(_ section: SectionContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let inner = context.inside(.vertical)
    let indent = LayoutBox(
      PaddingLayout(PaddingContent(leading: section.header == nil ? 0 : 16)),
      [column(node.children, in: context)])
    var above = inner
    above.isHeader = true
    let header = boxes(of: section.header ?? [], in: above)
    return stack(
      .vertical, header + [indent] + boxes(of: section.footer ?? [], in: inner), alignment: 0)
  }
}

extension ViewNode {
  fileprivate var isFigure: Bool {
    if case .shape = content { true } else { false }
  }
}
