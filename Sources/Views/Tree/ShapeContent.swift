/// A figure that takes all room that it is offered. A colour as a view is a rectangle.
public struct ShapeContent: Codable, Sendable, Hashable {
  public enum Figure: String, Codable, Sendable, CaseIterable {
    case rectangle, roundedRectangle, capsule, circle, ellipse, containerRelative
  }

  public var shape: Figure
  /// Of the corners, in points.
  public var radius: Double?
  public var fill: StyleContent?
  public var stroke: StyleContent?
  public var lineWidth: Double?
  /// The part of the outline that is drawn, 0 to 1.
  public var trimFrom: Double?
  public var trimTo: Double?

  public init(_ shape: Figure, radius: Double? = nil, fill: StyleContent? = nil) {
    self.shape = shape
    self.radius = radius
    self.fill = fill
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    shape = Figure(rawValue: try container.decode(String.self, forKey: .shape)) ?? .rectangle
    radius = try container.decodeIfPresent(Double.self, forKey: .radius)
    fill = try container.decodeIfPresent(StyleContent.self, forKey: .fill)
    stroke = try container.decodeIfPresent(StyleContent.self, forKey: .stroke)
    lineWidth = try container.decodeIfPresent(Double.self, forKey: .lineWidth)
    trimFrom = try container.decodeIfPresent(Double.self, forKey: .trimFrom)
    trimTo = try container.decodeIfPresent(Double.self, forKey: .trimTo)
  }
}

/// What something is painted with.
public struct StyleContent: Codable, Sendable, Hashable {
  /// A name as `red` or `secondary`, or `#RRGGBB`. `accent` is the app's own colour.
  public var color: String?
  /// 0 to 1; 1 where there is none.
  public var opacity: Double?
  public var gradient: GradientContent?

  public init(color: String? = nil, opacity: Double? = nil, gradient: GradientContent? = nil) {
    self.color = color
    self.opacity = opacity
    self.gradient = gradient
  }
}

/// Colours that go over into each other.
public struct GradientContent: Codable, Sendable, Hashable {
  /// `linear`, `radial`, `angular`.
  public var geometry: String
  public var stops: [GradientStop]
  /// From 0, 0 (top left) to 1, 1.
  public var startX: Double?
  public var startY: Double?
  public var endX: Double?
  public var endY: Double?

  public init(geometry: String, stops: [GradientStop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

public struct GradientStop: Codable, Sendable, Hashable {
  public var color: String
  public var opacity: Double?
  /// 0 to 1.
  public var location: Double

  public init(color: String, opacity: Double? = nil, location: Double) {
    self.color = color
    self.opacity = opacity
    self.location = location
  }
}
