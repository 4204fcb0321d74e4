extension ViewTree {
  /// The same tree with each of its texts changed: what is shown, called and read aloud.
  package func changingTexts(_ change: (String) -> String) -> ViewTree {
    var tree = self
    tree.root.changeTexts(change)
    tree.containerBackground?.changeTexts(change)
    return tree
  }
}

extension ViewNode {
  fileprivate mutating func changeTexts(_ change: (String) -> String) {
    content.changeOwnTexts(change)
    accessibility = accessibility.map { spoken in
      AccessibilityContent(
        label: spoken.label.map(change), value: spoken.value.map(change), hint: spoken.hint.map(change),
        hidden: spoken.hidden)
    }
    changeNested { $0.changeTexts(change) }
  }
}

extension ViewContent {
  fileprivate mutating func changeOwnTexts(_ change: (String) -> String) {
    switch self {
    case .text(var text):
      for index in text.spans.indices { text.spans[index].text = text.spans[index].text.map(change) }
      self = .text(text)
    case .button(var button):
      button.title = change(button.title)
      self = .button(button)
    case .toggle(var toggle):
      toggle.title = change(toggle.title)
      self = .toggle(toggle)
    default: break
    }
  }
}
