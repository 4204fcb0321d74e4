import Foundation

/// Walks down a view once and makes its nodes. Everything is counted before it is descended into.
@MainActor
package final class ViewResolver {
  private let limits: ViewTreeLimits
  /// Whether the JSON of every node is measured, to find the one that is too many.
  private let measuresNodes: Bool
  private let identifyAction: () -> String
  private var path: [any Any.Type] = []
  private var depth = 0
  private var nodeCount = 0
  private var visitedCount = 0
  private var byteCount = 0

  /// What the buttons and toggles do, by the identifiers that the tree holds.
  package private(set) var actions: [String: any Sendable] = [:]
  package private(set) var url: String?
  package private(set) var containerBackground: ViewNode?

  init(limits: ViewTreeLimits, measuresNodes: Bool = false, identifyAction: (() -> String)? = nil) {
    self.limits = limits
    self.measuresNodes = measuresNodes
    var count = 0
    self.identifyAction =
      identifyAction
      ?? {
        count += 1
        return String(count)
      }
  }
}

// MARK: Descending

extension ViewResolver {
  /// The nodes that a view comes to: one, none, or several for a group.
  package func nodes<Content: View>(
    of view: Content, in environment: EnvironmentValues
  ) throws -> [ViewNode] {
    try enter(Content.self)
    defer { path.removeLast() }
    if let primitive = view as? any PrimitiveView { return try primitive.nodes(in: self, environment) }
    guard Content.Body.self != Never.self else { throw error(.noBody) }
    return try nodes(of: environment.whileReading { view.body }, in: environment)
  }

  /// The children of a node.
  package func children(of view: some View, in environment: EnvironmentValues) throws -> [ViewNode] {
    guard depth < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    depth += 1
    defer { depth -= 1 }
    return try nodes(of: view, in: environment)
  }

  /// One node, whatever the view comes to: what is several lies over each other.
  package func layer(of view: some View, in environment: EnvironmentValues) throws -> ViewNode {
    let layers = try children(of: view, in: environment)
    if layers.count == 1, let only = layers.first { return only }
    return try node(.zstack(StackContent()), environment, children: layers)
  }

  /// A node with the nodes of a view as its children; it is counted first.
  package func container(
    _ content: ViewContent, of view: some View, in environment: EnvironmentValues
  ) throws -> ViewNode {
    var node = try node(content, environment)
    node.children = try children(of: view, in: environment)
    return node
  }

  package func node(
    _ content: ViewContent, _ environment: EnvironmentValues, children: [ViewNode] = []
  ) throws -> ViewNode {
    nodeCount += 1
    guard nodeCount <= limits.nodes else { throw error(.tooManyNodes(limit: limits.nodes)) }
    guard depth < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    var node = ViewNode(content)
    try measure(node)
    node.children = children
    if environment.isRedacted { node.redact() }
    return node
  }
}

// MARK: Counting

extension ViewResolver {
  private func enter(_ type: any Any.Type) throws {
    path.append(type)
    try visit()
    guard path.count <= limits.nestedViews else { throw error(.tooDeep(limit: limits.nestedViews)) }
  }

  /// Counts an element that may come to no view at all.
  package func visit() throws {
    visitedCount += 1
    guard visitedCount <= limits.visitedViews else { throw error(.tooManyViews(limit: limits.visitedViews)) }
  }

  /// A text as it may stand in the tree.
  package func text(_ text: String) throws -> String {
    if !measuresNodes { try count(bytes: text.utf8.count) }
    return text.withoutControls
  }

  /// Counts what a node or a modifier takes by itself, with the comma after it.
  func measure(_ part: some Encodable) throws {
    guard measuresNodes else { return }
    try count(bytes: JSONEncoder().encode(part).count + 1)
  }

  private func count(bytes: Int) throws {
    byteCount += bytes
    guard byteCount <= limits.bytes else { throw error(.tooManyBytes(limit: limits.bytes)) }
  }

  package func error(_ reason: ViewTreeError.Reason) -> ViewTreeError {
    let shown = path.filter { !($0 is any TransparentView.Type) }
    return ViewTreeError(reason: reason, path: shown.map(plainName))
  }

  /// The name of a type without its module and what it is generic over.
  private func plainName(_ type: any Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}

// MARK: What belongs to the whole tree

extension ViewResolver {
  package func register(_ action: any Sendable) -> String {
    let identifier = identifyAction()
    actions[identifier] = action
    return identifier
  }

  /// The outermost one holds, as it is read last.
  package func open(_ url: String?) throws {
    if let url { self.url = try text(url) }
  }

  package func lieBehind(_ node: ViewNode) {
    containerBackground = node
  }
}
