public import Foundation

/// Opens an address.
public struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public init(_ title: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let url = try resolver.text(destination.absoluteString)
    return [try resolver.container(.link(LinkContent(url: url)), of: label, in: environment)]
  }
}
