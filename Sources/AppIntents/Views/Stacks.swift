/// Lines under each other.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public var _content: _SnippetContent { content._content }
}

/// Texts beside each other on one line, with a space between.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public var _content: _SnippetContent {
    var row = content._content
    let parts = row.lines.filter { !$0.isEmpty }
    row.lines = parts.isEmpty ? [] : [parts.joined(separator: " ")]
    return row
  }
}

/// Views over each other: under each other in text.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _content: _SnippetContent { content._content }
}

/// Views that belong together.
public struct Group<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _content: _SnippetContent { content._content }
}

/// Room between views; text has none.
public struct Spacer: View {
  public typealias Body = Never

  public init(minLength: Double? = nil) {}

  @MainActor public var _content: _SnippetContent { _SnippetContent() }
}

/// A line between views.
public struct Divider: View {
  public typealias Body = Never

  public init() {}

  @MainActor public var _content: _SnippetContent { _SnippetContent(lines: ["───"]) }
}

/// One view for each element.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
  public typealias Body = Never

  let views: [Content]

  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable {
    views = data.map(content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>, @ViewBuilder content: (Data.Element) -> Content
  ) {
    views = data.map(content)
  }

  @MainActor public var _content: _SnippetContent {
    views.reduce(into: _SnippetContent()) { $0 += $1._content }
  }
}

public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom, firstTextBaseline }
