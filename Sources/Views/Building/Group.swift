/// A view that shows nothing and takes no room.
public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never

  public init() {}

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) -> [ViewNode] { [] }
}

/// Views that belong together; a modifier of the group is one of each of them.
public struct Group<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    try resolver.nodes(of: content, in: environment)
  }
}

/// A view of any type.
public struct AnyView: View, PrimitiveView, TransparentView {
  public typealias Body = Never

  private let content: any View

  public init(_ view: some View) {
    content = view
  }

  public init(erasing view: some View) {
    content = view
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    try resolver.nodes(of: content, in: environment)
  }
}
