// Values of the module CoreLocation of phones. Where a person is, is not known here: there is no `CLLocationManager`.

/// Degrees north and east; south and west are negative.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative when it is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative when it is not known.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise; negative when it is not known.
public typealias CLLocationDirection = Double

/// A point of the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable, Codable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether a point exists.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ point: CLLocationCoordinate2D) -> Bool {
  abs(point.latitude) <= 90 && abs(point.longitude) <= 180
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Where something was, and when.
public final class CLLocation: Hashable, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Metres to another place along the surface of a round earth: right to half a percent.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let (from, to) = (coordinate.radians, other.coordinate.radians)
    let (north, east) = (sin((to.latitude - from.latitude) / 2), sin((to.longitude - from.longitude) / 2))
    let chord = north * north + cos(from.latitude) * cos(to.latitude) * east * east
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }

  public static func == (left: CLLocation, right: CLLocation) -> Bool {
    left.coordinate == right.coordinate && left.altitude == right.altitude
      && left.timestamp == right.timestamp
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(coordinate) }
}

extension CLLocationCoordinate2D {
  fileprivate var radians: (latitude: Double, longitude: Double) {
    (latitude * .pi / 180, longitude * .pi / 180)
  }
}
