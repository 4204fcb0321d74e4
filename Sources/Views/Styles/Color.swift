public import Foundation

/// A colour by its name or by its parts: as a style, and as a view that fills all room with it.
public struct Color: ShapeStyle, View, PrimitiveView, Hashable {
  public typealias Body = Never

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  let name: String
  let alpha: Double

  init(name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// A colour of the app's own; front ends show its accent colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: "accent")
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(name: hexadecimal([red, green, blue]), alpha: opacity.fraction ?? 1)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(name: hexadecimal([white, white, white]), alpha: opacity.fraction ?? 1)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let parts = rgb(hue.fraction ?? 0, saturation.fraction ?? 0, brightness.fraction ?? 0)
    self.init(name: hexadecimal(parts), alpha: opacity.fraction ?? 1)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, alpha: alpha * (opacity.fraction ?? 1))
  }

  /// From a lighter to the full colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public var styleContent: StyleContent {
    StyleContent(color: name, opacity: alpha == 1 ? nil : alpha)
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.node(.shape(ShapeContent(.rectangle, fill: styleContent)), environment)]
  }
}

private func hexadecimal(_ parts: [Double]) -> String {
  "#"
    + parts.map { part in
      let digits = String(Int(((part.fraction ?? 0) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
}

private func rgb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Double] {
  [5.0, 3.0, 1.0].map { offset in
    let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
  }
}
