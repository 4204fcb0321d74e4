/// The first of its views that fits.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let axis = axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : nil
    let content = ViewContent.fitting(FittingContent(axis: axis))
    return [try resolver.container(content, of: self.content, in: environment)]
  }
}
