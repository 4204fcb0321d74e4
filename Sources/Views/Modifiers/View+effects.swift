public import Foundation

extension View {
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(.clip(shape.shapeContent))
  }

  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  public func opacity(_ opacity: Double) -> some View {
    modified(.opacity(AmountContent(opacity.fraction ?? 1)))
  }

  public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(.scale(AmountContent(scale.points)))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(AmountContent(angle.degrees.bounded)))
  }

  /// Shadows are left out.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }
}

public struct Angle: Hashable, Sendable {
  public var degrees: Double

  public init(degrees: Double) { self.degrees = degrees }
  public init(radians: Double) { degrees = radians * 180 / .pi }

  public var radians: Double { degrees * .pi / 180 }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(degrees: 0)
}
