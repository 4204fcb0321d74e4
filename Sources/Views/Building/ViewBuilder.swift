/// Makes one view of the views in a block, with `if`, `if let`, `switch` and `if #available`.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The views of a block one after the other.
public struct TupleView<each Content: View>: View, PrimitiveView, TransparentView {
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var nodes: [ViewNode] = []
    repeat nodes += try resolver.nodes(of: each content, in: environment)
    return nodes
  }
}

/// The branch that was taken.
public enum ConditionalView<First: View, Second: View>: View, PrimitiveView, TransparentView {
  public typealias Body = Never

  case first(First)
  case second(Second)

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    switch self {
    case .first(let view): try resolver.nodes(of: view, in: environment)
    case .second(let view): try resolver.nodes(of: view, in: environment)
    }
  }
}

extension Optional: View, PrimitiveView, TransparentView where Wrapped: View {
  public typealias Body = Never

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    try map { try resolver.nodes(of: $0, in: environment) } ?? []
  }
}
