public import Foundation

/// Colours and where they stand.
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  public var styleContent: StyleContent {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).styleContent
  }

  /// More stops than anybody can see are left out.
  fileprivate func content(_ geometry: String) -> GradientContent {
    let stops = stops.prefix(16).map { stop in
      GradientStop(
        color: stop.color.name, opacity: stop.color.alpha == 1 ? nil : stop.color.alpha,
        location: Double(stop.location).fraction ?? 0)
    }
    return GradientContent(geometry: geometry, stops: stops)
  }
}

/// From one point to another.
public struct LinearGradient: ShapeStyle, View, PrimitiveView {
  public typealias Body = Never

  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var styleContent: StyleContent {
    var content = gradient.content("linear")
    (content.startX, content.startY) = (startPoint.x.points, startPoint.y.points)
    (content.endX, content.endY) = (endPoint.x.points, endPoint.y.points)
    return StyleContent(gradient: content)
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.node(.shape(ShapeContent(.rectangle, fill: styleContent)), environment)]
  }
}

/// From a centre outwards.
public struct RadialGradient: ShapeStyle, View, PrimitiveView {
  public typealias Body = Never

  private let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  public var styleContent: StyleContent { StyleContent(gradient: gradient.content("radial")) }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.node(.shape(ShapeContent(.rectangle, fill: styleContent)), environment)]
  }
}

/// The gradient of a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color

  public var styleContent: StyleContent { Gradient(colors: [color.opacity(0.8), color]).styleContent }
}
