public import Foundation

public struct Rectangle: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  public init() {}

  public var shapeContent: ShapeContent { ShapeContent(.rectangle) }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct RoundedRectangle: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  private let radius: Double

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius.points
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    radius = cornerSize.width.points
  }

  public var shapeContent: ShapeContent { ShapeContent(.roundedRectangle, radius: radius) }
}

public struct Circle: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  public init() {}

  public var shapeContent: ShapeContent { ShapeContent(.circle) }
}

public struct Ellipse: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  public init() {}

  public var shapeContent: ShapeContent { ShapeContent(.ellipse) }
}

public struct Capsule: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  public init(style: RoundedCornerStyle = .continuous) {}

  public var shapeContent: ShapeContent { ShapeContent(.capsule) }
}

/// The shape of the widget around it.
public struct ContainerRelativeShape: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  public init() {}

  public var shapeContent: ShapeContent { ShapeContent(.containerRelative) }
}

/// Any shape, as one type.
public struct AnyShape: Shape, PrimitiveShape {
  public typealias Body = Never

  public let shapeContent: ShapeContent

  public init(_ shape: some Shape) {
    shapeContent = shape.shapeContent
  }
}

/// The quiet background of a small widget.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { ContainerRelativeShape().fill(.quaternary) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
