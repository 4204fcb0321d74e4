/// One view for each element, made when the view is read: as many as the limits allow, whatever the data are.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  public let data: Data
  public let content: (Data.Element) -> Content
  /// The contents are made later than the body in which they stand, and see the same environment.
  private let environment = EnvironmentValues.current

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var nodes: [ViewNode] = []
    for element in data {
      try resolver.visit()
      let view = self.environment.whileReading { content(element) }
      nodes += try resolver.nodes(of: view, in: environment)
    }
    return nodes
  }
}

extension ForEach {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
