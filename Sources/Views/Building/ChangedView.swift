/// A view in a changed environment.
struct EnvironmentChange<Content: View>: View, PrimitiveView, TransparentView {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var changed = environment
    change(&changed)
    return try resolver.nodes(of: content, in: changed)
  }
}

/// A view whose nodes are changed.
struct NodeChange<Content: View>: View, PrimitiveView, TransparentView {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout ViewNode, ViewResolver, EnvironmentValues) throws -> Void

  func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var nodes = try resolver.nodes(of: content, in: environment)
    for index in nodes.indices {
      try resolver.visit()
      let before = nodes[index].modifiers.count
      try change(&nodes[index], resolver, environment)
      for modifier in nodes[index].modifiers.dropFirst(before) { try resolver.measure(modifier) }
    }
    return nodes
  }
}

extension View {
  func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentChange(content: self, change: change)
  }

  func changingNodes(
    _ change: @escaping @MainActor (inout ViewNode, ViewResolver, EnvironmentValues) throws -> Void
  ) -> some View {
    NodeChange(content: self, change: change)
  }

  func modified(_ modifier: ViewNodeModifier) -> some View {
    changingNodes { node, _, _ in node.modifiers.append(modifier) }
  }
}

extension View {
  /// Marks the nodes with an entity of the app.
  package func mark(_ entity: EntityMark) -> some View {
    changingNodes { node, resolver, _ in
      node.entity = EntityMark(type: try resolver.text(entity.type), id: try resolver.text(entity.id))
    }
  }
}
