/// What a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static let widget = ContainerBackgroundPlacement()
}

extension View {
  /// What lies behind the whole widget.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    ContainerBackground(content: self, background: content())
  }

  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackground(content: self, background: Rectangle().fill(style))
  }
}

struct ContainerBackground<Content: View, Background: View>: View, PrimitiveView, TransparentView {
  typealias Body = Never

  let content: Content
  let background: Background

  func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let nodes = try resolver.nodes(of: content, in: environment)
    resolver.lieBehind(try resolver.layer(of: background, in: environment))
    return nodes
  }
}
