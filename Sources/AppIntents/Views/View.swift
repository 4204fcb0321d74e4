/// What a snippet shows, as lines of text.
///
/// A small vocabulary with SwiftUI's names: enough to say what an intent shows, no more.
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor var body: Body { get }
  @MainActor var _lines: [String] { get }
}

extension View {
  @MainActor public var _lines: [String] { body._lines }
}

extension Never: View {
  public typealias Body = Never

  @MainActor public var _lines: [String] { [] }
}

extension View where Body == Never {
  public var body: Never {
    // Unreachable: the views whose body is Never give their lines themselves.
    fatalError("\(Self.self) has no body")
  }
}

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
}

public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  @MainActor public var _lines: [String] { [] }
}

public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor public var _lines: [String] {
    var lines: [String] = []
    repeat lines += (each content)._lines
    return lines
  }
}

public enum EitherView<First: View, Second: View>: View {
  public typealias Body = Never

  case first(First)
  case second(Second)

  @MainActor public var _lines: [String] {
    switch self {
    case .first(let view): view._lines
    case .second(let view): view._lines
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public var _lines: [String] { self?._lines ?? [] }
}

/// Something to show on its way from `perform` to whoever shows it.
struct SnippetView: Sendable {
  private let render: @Sendable () async throws -> [String]

  init(_ render: @escaping @Sendable () async throws -> [String]) {
    self.render = render
  }

  init(_ view: sending some View) {
    // The view was sent here and is only touched on the main actor from now on.
    nonisolated(unsafe) let view = view
    render = { await MainActor.run { view._lines } }
  }

  func lines() async throws -> [String] { try await render() }
}
