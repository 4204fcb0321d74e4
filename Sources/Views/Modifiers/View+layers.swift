public import Foundation

/// What lies behind and in front of a view, in its box.
extension View {
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(style, in: Rectangle())
  }

  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style) }
  }

  public func background(in shape: some Shape) -> some View { background(.background, in: shape) }

  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, isInFront: false)
  }

  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isInFront: false)
  }

  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }

  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isInFront: true)
  }

  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isInFront: true)
  }

  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// A view with another one behind it or in front of it.
struct LayeredView<Content: View, Layer: View>: View, PrimitiveView, TransparentView {
  typealias Body = Never

  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var nodes = try resolver.nodes(of: content, in: environment)
    for index in nodes.indices {
      let node = try resolver.layer(of: layer, in: environment)
      let layer = LayerContent(node, alignment: alignment.name)
      nodes[index].modifiers.append(isInFront ? .overlay(layer) : .background(layer))
    }
    return nodes
  }
}
