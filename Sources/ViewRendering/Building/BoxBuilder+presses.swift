import Views

extension BoxBuilder {
  /// `[1] 추적`, or `[ 추적 ]` without numbers.
  func press(_ button: ButtonContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    var inner = context.inside(.horizontal)
    inner.isDisabled = inner.isDisabled || button.disabled == true
    let label = label(of: node, title: button.title, in: inner)
    let style = markStyle(button.role == "destructive" ? "red" : button.tint?.color, in: inner)
    if let number = number(button.action) {
      return stack(.horizontal, [words("[\(number)]", style), label], alignment: 0)
    }
    return stack(.horizontal, [words("[", style), label, words("]", style)], alignment: 0)
  }

  /// `[2] [x] 알림`
  func toggle(_ toggle: ToggleContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    var inner = context.inside(.horizontal)
    inner.isDisabled = inner.isDisabled || toggle.disabled == true
    let style = markStyle(toggle.tint?.color, in: inner)
    let number = number(toggle.action).map { [words("[\($0)]", style)] } ?? []
    let state = words(toggle.isOn ? "[x]" : "[ ]", style)
    return stack(
      .horizontal, number + [state, label(of: node, title: toggle.title, in: inner)], alignment: 0)
  }

  func link(_ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let mark = words(rendering.usesASCII ? ">" : "↗", markStyle(nil, in: context))
    return stack(
      .horizontal, boxes(of: node.children, in: context.inside(.horizontal)) + [mark], alignment: 0)
  }

  private func label(of node: ViewNode, title: String, in context: BoxContext) -> LayoutBox {
    var inner = context
    inner.isPressed = true
    return node.children.isEmpty ? words(title) : row(node.children, in: inner)
  }

  private func markStyle(_ color: String?, in context: BoxContext) -> CellStyle {
    style(StyleContent(color: color ?? "accent"), in: context)
  }
}
