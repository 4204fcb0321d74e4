/// What a snippet shows, as lines of text.
///
/// A small vocabulary with SwiftUI's names: enough to say what an intent shows, no more. What only concerns looks
/// (fonts, colours, paddings) is accepted and changes nothing.
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor var body: Body { get }
  @MainActor var _content: _SnippetContent { get }
}

extension View {
  @MainActor public var _content: _SnippetContent { body._content }
}

/// What a view comes to: lines, and what can be done beside them.
public struct _SnippetContent: Sendable {
  struct Action: Sendable {
    var title: String
    var intent: any AppIntent
  }

  var lines: [String] = []
  var actions: [Action] = []

  static func + (left: Self, right: Self) -> Self {
    Self(lines: left.lines + right.lines, actions: left.actions + right.actions)
  }

  static func += (left: inout Self, right: Self) { left = left + right }
}

extension Never: View {
  public typealias Body = Never

  @MainActor public var _content: _SnippetContent { _SnippetContent() }
}

extension View where Body == Never {
  public var body: Never {
    // Unreachable: the views whose body is Never give their contents themselves.
    fatalError("\(Self.self) has no body")
  }
}

/// Something to show on its way from `perform` to whoever shows it.
struct SnippetView: Sendable {
  private let render: @Sendable () async throws -> _SnippetContent

  init(_ render: @escaping @Sendable () async throws -> _SnippetContent) {
    self.render = render
  }

  init(_ view: sending some View) {
    // The view was sent here and is only touched on the main actor from now on.
    nonisolated(unsafe) let view = view
    render = { await MainActor.run { view._content } }
  }

  func content() async throws -> _SnippetContent { try await render() }
  func lines() async throws -> [String] { try await content().lines }
}
