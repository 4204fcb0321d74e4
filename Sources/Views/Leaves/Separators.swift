public import Foundation

/// Room that pushes what stands around it apart.
public struct Spacer: View, PrimitiveView {
  public typealias Body = Never

  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.node(.spacer(SpacerContent(minLength: minLength?.points)), environment)]
  }
}

/// A line between views.
public struct Divider: View, PrimitiveView {
  public typealias Body = Never

  public init() {}

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.node(.divider, environment)]
  }
}
