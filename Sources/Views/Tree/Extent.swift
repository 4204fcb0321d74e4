package import Foundation

/// A length in points, or all there is: a number or `"infinity"` in JSON, which has no infinite numbers.
public enum Extent: Sendable, Hashable {
  case points(Double)
  case infinity

  /// Nil for what is no number.
  package init?(_ length: CGFloat?) {
    guard let length, !length.isNaN else { return nil }
    self = length == .infinity ? .infinity : .points(Double(length).bounded)
  }
}

extension Extent: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let points = try? container.decode(Double.self)
    self = points.map { .points($0) } ?? .infinity
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .points(let points): try container.encode(points)
    case .infinity: try container.encode("infinity")
    }
  }
}

extension Double {
  /// 0 for what is no number, and no length beyond what any screen has.
  package var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }

  /// Within 0 to 1; nil for what is no number.
  package var fraction: Double? { isNaN ? nil : Swift.min(Swift.max(self, 0), 1) }
}

extension CGFloat {
  package var points: Double { Double(self).bounded }
}
