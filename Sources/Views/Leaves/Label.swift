/// A title with an icon.
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never

  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let style = environment.looks.labelStyle
    var node = try resolver.node(.label(LabelContent(icon: [], labelStyle: style)), environment)
    let icon = try resolver.children(of: icon, in: environment)
    node.content = .label(LabelContent(icon: icon, labelStyle: style))
    node.children = try resolver.children(of: title, in: environment)
    return [node]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
