import Foundation
import SampleDatabase

@testable import Landmarks

extension Calendar {
  /// The Gregorian calendar in Seoul.
  static var seoul: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return calendar
  }
}

extension Date {
  /// An hour of Friday, 20 November 2026 in Seoul, or of a day after it.
  static func at(_ hour: Double, day: Double = 0) -> Date {
    // 2026-11-20 00:00 +09:00
    Date(timeIntervalSince1970: 1_795_100_400 + day * 86_400 + hour * 3600)
  }
}

extension TravelDatabase {
  static func fresh() -> TravelDatabase { TravelDatabase(.memory, calendar: .seoul) }

  /// The collection of that name, by what it holds.
  func places(of name: String) async throws -> [String]? {
    try await collections().first { $0.collection.name == name }?.places
  }
}
