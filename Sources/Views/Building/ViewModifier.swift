/// A change of a view that has a name.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.quaternary) }
///     }
public protocol ViewModifier {
  typealias Content = ViewModifierContent<Self>
  associatedtype Body: View

  @ViewBuilder @MainActor func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: View, PrimitiveView, TransparentView {
  public typealias Body = Never

  let view: AnyView

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    try resolver.nodes(of: view, in: environment)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView, TransparentView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let inner = ViewModifierContent<Modifier>(view: AnyView(content))
    return try resolver.nodes(of: environment.whileReading { modifier.body(content: inner) }, in: environment)
  }
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
