import Views

/// What a snippet comes to: a tree, the same in lines of words, and what can be pressed.
struct SnippetContent: Sendable {
  struct Action: Sendable {
    var title: String
    var intent: any AppIntent
  }

  /// Nil where there is nothing to see.
  var tree: ViewTree?
  var lines: [String] = []
  var actions: [Action] = []
}

extension SnippetContent {
  /// Lines of words only.
  init(lines: [String]) {
    self.lines = lines
  }

  /// Reads a view in the environment of the conversation.
  ///
  /// - Throws: `ViewTreeError` if the view shows too much.
  @MainActor
  init(_ view: some View) throws {
    let resolved = try ResolvedView(
      view, in: .ofConversation, stacksViews: StackContent(alignment: "leading", spacing: 0))
    let reader = SnippetReader(tree: resolved.tree)
    lines = reader.lines
    actions = reader.presses.compactMap { press in
      (resolved.actions[press.action] as? PressedIntent).map { Action(title: press.title, intent: $0.intent) }
    }
    tree = lines.isEmpty && resolved.tree.root.nested.isEmpty ? nil : resolved.tree
  }
}

/// Something to show on its way from `perform` to whoever shows it.
struct SnippetView: Sendable {
  private let render: @Sendable () async throws -> SnippetContent

  init(_ render: @escaping @Sendable () async throws -> SnippetContent) {
    self.render = render
  }

  init(_ view: sending some View) {
    // The view was sent here and is only touched on the main actor from now on.
    nonisolated(unsafe) let view = view
    render = { try await MainActor.run { try SnippetContent(view) } }
  }

  func content() async throws -> SnippetContent { try await render() }
}
