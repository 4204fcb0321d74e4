@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
    .first(first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  @MainActor public var _content: _SnippetContent { _SnippetContent() }
}

public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor public var _content: _SnippetContent {
    var all = _SnippetContent()
    repeat all += (each content)._content
    return all
  }
}

public enum EitherView<First: View, Second: View>: View {
  public typealias Body = Never

  case first(First)
  case second(Second)

  @MainActor public var _content: _SnippetContent {
    switch self {
    case .first(let view): view._content
    case .second(let view): view._content
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public var _content: _SnippetContent { self?._content ?? _SnippetContent() }
}
