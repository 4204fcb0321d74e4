public import Foundation

/// A symbol or a picture. Front ends draw symbols by their names; pictures of the app are named by a label.
public struct Image: View, PrimitiveView, Hashable, Sendable {
  public typealias Body = Never

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let name: String
  private let isSymbol: Bool
  private var isDecorative = false
  private var label: Text?

  public static func == (left: Image, right: Image) -> Bool {
    left.name == right.name && left.isSymbol == right.isSymbol && left.isDecorative == right.isDecorative
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// How full the symbol is drawn is left to the front end.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isSymbol = false
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name)
    self.label = label
  }

  /// A picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name)
    isDecorative = true
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let name = try resolver.text(name)
    var image = isSymbol ? ImageContent(symbol: name) : ImageContent(name: name)
    image.decorative = isDecorative ? true : nil
    image.style = environment.looks.foreground
    image.font = environment.textFont
    var node = try resolver.node(.image(image), environment)
    if let label { node.accessibility = .init(label: try resolver.words(of: label, in: environment)) }
    return [node]
  }
}

/// How a picture is drawn is left to the front end.
extension Image {
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    self
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
}
