public import Foundation

/// A figure: a view that takes all room it is offered, and what others are cut to.
public protocol Shape: View, Sendable {
  /// The figure as a front end reads it.
  var shapeContent: ShapeContent { get }
}

/// A figure whose outline can be drawn inside of its box.
public protocol InsettableShape: Shape {}

package protocol PrimitiveShape: Shape, PrimitiveView {}

extension PrimitiveShape {
  @MainActor
  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    var content = shapeContent
    if content.fill == nil && content.stroke == nil {
      content.fill = environment.looks.foreground ?? StyleContent(color: "primary")
    }
    return [try resolver.node(.shape(content), environment)]
  }
}

/// A figure that is painted.
public struct PaintedShape: InsettableShape, PrimitiveShape {
  public typealias Body = Never

  public let shapeContent: ShapeContent
}

public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public var lineWidth: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
  }
}

public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension Shape {
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape {
    painted { $0.fill = content.styleContent }
  }

  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> PaintedShape {
    painted { shape in
      shape.stroke = content.styleContent
      shape.lineWidth = lineWidth.points
    }
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    stroke(content, lineWidth: style.lineWidth)
  }

  public func stroke(lineWidth: CGFloat = 1) -> PaintedShape { stroke(.foreground, lineWidth: lineWidth) }
  public func stroke(style: StrokeStyle) -> PaintedShape { stroke(.foreground, style: style) }

  /// Only a part of the outline, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> PaintedShape {
    painted { shape in
      shape.trimFrom = Double(start).fraction ?? 0
      shape.trimTo = Double(end).fraction ?? 1
    }
  }

  private func painted(_ change: (inout ShapeContent) -> Void) -> PaintedShape {
    var content = shapeContent
    change(&content)
    return PaintedShape(shapeContent: content)
  }
}

extension InsettableShape {
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> PaintedShape {
    stroke(content, lineWidth: lineWidth)
  }

  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    stroke(content, style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> PaintedShape { stroke(lineWidth: lineWidth) }
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
