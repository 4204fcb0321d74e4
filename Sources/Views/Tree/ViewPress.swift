/// A button or a toggle of a tree.
public struct ViewPress: Hashable, Sendable {
  /// Means something only to the process that resolved the view.
  public var action: String
  /// What it is called where its label has no words.
  public var title: String
  /// Whether a setting is on; nil for a button.
  public var isOn: Bool?
}

extension ViewTree {
  /// What can be pressed, in the order in which it is shown. A press is numbered by its place here, from 1.
  public var presses: [ViewPress] {
    root.pressNodes(inAllForms: true).compactMap { node in
      switch node.content {
      case .button(let button): ViewPress(action: button.action, title: button.title, isOn: nil)
      case .toggle(let toggle): ViewPress(action: toggle.action, title: toggle.title, isOn: toggle.isOn)
      default: nil
      }
    }
  }

}

extension ViewNode {
  /// The nodes that can be pressed.
  ///
  /// - Parameter inAllForms: Whether of several forms of the same, of which one is shown, all are meant or the first one.
  package func pressNodes(inAllForms: Bool) -> [ViewNode] {
    switch content {
    case .fitting where !inAllForms: children.first?.pressNodes(inAllForms: false) ?? []
    case .button(let button): button.disabled == true ? [] : [self]
    case .toggle(let toggle): toggle.disabled == true ? [] : [self]
    default: nested.flatMap { $0.pressNodes(inAllForms: inAllForms) }
    }
  }
}
