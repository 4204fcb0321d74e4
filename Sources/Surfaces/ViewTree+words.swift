import Views

extension ViewTree {
  /// The texts of the tree, as one line.
  var words: String { root.words.joined(separator: " ") }
  /// What a press does, in a few words.
  var hint: String? { root.hints.first }
  var isSeen: Bool { !root.words.isEmpty || !root.children.isEmpty }

  /// What can be pressed, each called as it is seen.
  var namedPresses: [ViewPress] {
    zip(presses, root.pressNodes(inAllForms: true)).map { press, node in
      var press = press
      let words = node.children.flatMap(\.words).joined(separator: " ")
      if !words.isEmpty { press.title = words }
      return press
    }
  }
}

extension ViewNode {
  fileprivate var words: [String] {
    if case .text(let text) = content { return [text.spans.compactMap(\.text).joined()] }
    return children.flatMap(\.words)
  }

  fileprivate var hints: [String] {
    (accessibility?.hint).map { [$0] } ?? children.flatMap(\.hints)
  }
}
