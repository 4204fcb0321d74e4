extension ViewTree {
  /// The same tree with another identifier for each of its actions.
  package func changingActions(_ change: (String) -> String) -> ViewTree {
    var tree = self
    tree.root.changeActions(change)
    tree.containerBackground?.changeActions(change)
    return tree
  }
}

extension ViewNode {
  fileprivate mutating func changeActions(_ change: (String) -> String) {
    switch content {
    case .button(var button):
      button.action = change(button.action)
      content = .button(button)
    case .toggle(var toggle):
      toggle.action = change(toggle.action)
      content = .toggle(toggle)
    default: break
    }
    changeNested { $0.changeActions(change) }
  }
}
