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
    pressNodes.compactMap { node in
      switch node.content {
      case .button(let button): ViewPress(action: button.action, title: button.title, isOn: nil)
      case .toggle(let toggle): ViewPress(action: toggle.action, title: toggle.title, isOn: toggle.isOn)
      default: nil
      }
    }
  }

  /// The nodes that can be pressed.
  package var pressNodes: [ViewNode] { root.pressNodes }
}

extension ViewNode {
  fileprivate var pressNodes: [ViewNode] {
    switch content {
    case .button(let button): button.disabled == true ? [] : [self]
    case .toggle(let toggle): toggle.disabled == true ? [] : [self]
    default: nested.flatMap(\.pressNodes)
    }
  }
}
