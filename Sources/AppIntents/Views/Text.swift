/// A line of text.
public struct Text: View {
  public typealias Body = Never

  let content: LocalizedStringResource

  public init(_ content: LocalizedStringResource) {
    self.content = content
  }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = LocalizedStringResource(stringLiteral: String(content))
  }

  @MainActor public var _lines: [String] {
    String(localized: content).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Lines under each other.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _lines: [String] { content._lines }
}

/// Texts beside each other on one line, with a space between.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var _lines: [String] {
    let parts = content._lines.filter { !$0.isEmpty }
    return parts.isEmpty ? [] : [parts.joined(separator: " ")]
  }
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

  @MainActor public var _lines: [String] { views.flatMap(\._lines) }
}
