import Foundation

/// A place worth a visit, as the app knows it.
struct Landmark: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  /// Its name in English.
  var english: String
  /// Other names that people call it by, in any language.
  var also: [String]
  var kind: LandmarkKind
  var region: Region
  var summary: String
  var summaryEnglish: String
  var latitude: Double
  var longitude: Double
  /// Admission for one person, in won; 0 when it is free.
  var fee: Int
  /// When it opens, as `09:00`; nil when it never closes.
  var opensAt: String?
  /// When it closes, as `18:00`; nil when it never closes.
  var closesAt: String?
  /// The day it stays closed, 1 (Sunday) … 7 (Saturday); nil when there is none.
  var closedWeekday: Int?
  /// How many people come at the best hour, 0…100.
  var popularity: Int
  /// How long people stay, in minutes.
  var stayMinutes: Int

  var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

/// What kind of place it is.
enum LandmarkKind: String, Codable, CaseIterable, Hashable, Sendable {
  case palace, viewpoint, beach, island, village, temple, market, garden, mountain, heritage
}

/// A point on the earth, in degrees.
struct Coordinate: Hashable, Sendable {
  var latitude: Double
  var longitude: Double

  /// The way to `other` through the air, in kilometres, on a round earth.
  func kilometres(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (north, east) = ((other.latitude - latitude) * radians, (other.longitude - longitude) * radians)
    let chord =
      pow(sin(north / 2), 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * pow(sin(east / 2), 2)
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }
}
