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

  /// Words that are the same in every language.
  public init(verbatim content: String) {
    self.content = LocalizedStringResource(stringLiteral: content)
  }

  @MainActor public var _content: _SnippetContent {
    let lines = String(localized: content).split(separator: "\n", omittingEmptySubsequences: false)
    return _SnippetContent(lines: lines.map(String.init))
  }
}

/// A picture, by the name that it has in the app: a terminal shows the name in brackets.
public struct Image: View {
  public typealias Body = Never

  let name: String?

  public init(_ name: String) {
    self.name = name
  }

  public init(systemName: String) {
    name = systemName
  }

  /// A picture that says nothing.
  public init(decorative name: String) {
    self.name = nil
  }

  @MainActor public var _content: _SnippetContent {
    _SnippetContent(lines: name.map { ["[\($0)]"] } ?? [])
  }
}

/// A title beside a picture; the title says it all.
public struct Label<Title: View>: View {
  public typealias Body = Never

  let title: Title

  public init(_ title: LocalizedStringResource, systemImage name: String) where Title == Text {
    self.title = Text(title)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) where Title == Text {
    self.title = Text(title)
  }

  public init(_ title: LocalizedStringResource, image name: String) where Title == Text {
    self.title = Text(title)
  }

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> some View) {
    self.title = title()
  }

  @MainActor public var _content: _SnippetContent { title._content }
}

/// How far something has come: a bar and a percentage, or three dots when nobody knows.
public struct ProgressView: View {
  public typealias Body = Never

  let title: LocalizedStringResource?
  let fraction: Double?

  public init(_ title: LocalizedStringResource? = nil) {
    self.title = title
    fraction = nil
  }

  /// - Parameter value: 0 to `total`; nil when it is not known.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringResource? = nil, value: Value?, total: Value = 1
  ) {
    self.title = title
    fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  @MainActor public var _content: _SnippetContent {
    let parts = [title.map { String(localized: $0) }, fraction.map(Self.bar) ?? "…"]
    return _SnippetContent(lines: [parts.compactMap(\.self).joined(separator: " ")])
  }

  /// Ten boxes and the percentage.
  private static func bar(_ fraction: Double) -> String {
    let full = Int((fraction * 10).rounded(.down))
    return String(repeating: "■", count: full) + String(repeating: "□", count: 10 - full)
      + " \(Int((fraction * 100).rounded()))%"
  }
}
