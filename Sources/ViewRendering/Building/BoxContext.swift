import Views

/// What a node inherits from those around it.
struct BoxContext {
  enum Role { case content, behind, inFront }

  /// The direction of the stack in which the node stands.
  var stack: CellAxis?
  var role = Role.content
  var opacity = 1.0
  var isDisabled = false
  /// Whether the node is the label of something to press.
  var isPressed = false
  /// Whether it stands above what belongs to it.
  var isHeader = false

  func inside(_ axis: CellAxis?) -> BoxContext {
    var context = self
    context.stack = axis
    return context
  }
}

extension BoxContext {
  /// For what lies inside of some modifiers, of which some may be half transparent.
  func seen(through modifiers: ArraySlice<ViewNodeModifier>) -> BoxContext {
    var context = self
    for case .opacity(let opacity) in modifiers { context.opacity *= opacity.amount.fraction ?? 1 }
    return context
  }
}
