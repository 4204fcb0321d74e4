/// Rows under each other, as wide as there is room.
public struct List<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.list, of: content, in: environment)]
  }
}

/// Rows that belong together, with something above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  public typealias Body = Never

  private let header: Parent
  private let content: Content
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var node = try resolver.container(.section(SectionContent()), of: content, in: environment)
    let section = SectionContent(
      header: try resolver.labels(header, in: environment),
      footer: try resolver.labels(footer, in: environment))
    node.content = .section(section)
    return [node]
  }
}

extension Section {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(@ViewBuilder content: () -> Content) where Parent == EmptyView {
    self.init(content: content, header: { EmptyView() })
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text {
    self.init(content: content, header: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Parent == Text {
    self.init(content: content, header: { Text(title) })
  }
}
