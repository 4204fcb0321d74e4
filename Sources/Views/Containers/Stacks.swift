public import Foundation

/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let stack: StackContent
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = StackContent(
      alignment: alignment == .center ? nil : alignment.rawValue, spacing: spacing?.points)
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.hstack(stack), of: content, in: environment)]
  }
}

/// Views under each other.
public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let stack: StackContent
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = StackContent(
      alignment: alignment == .center ? nil : alignment.rawValue, spacing: spacing?.points)
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.vstack(stack), of: content, in: environment)]
  }
}

/// Views over each other, the last one in front.
public struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let stack = StackContent(alignment: alignment.name)
    return [try resolver.container(.zstack(stack), of: content, in: environment)]
  }
}

/// A stack that is made as far as it is seen: here, all of it.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}

/// A stack that is made as far as it is seen: here, all of it.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}
