import Foundation
import SampleDatabase

@testable import FoodDelivery

extension Calendar {
  /// The Gregorian calendar in Seoul.
  static var seoul: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return calendar
  }
}

extension Date {
  /// A moment of 20 November 2026 in Seoul.
  static func at(_ hour: Int, _ minute: Int = 0) -> Date {
    // 2026-11-20 00:00 +09:00
    Date(timeIntervalSince1970: 1_795_100_400 + Double(hour * 3600 + minute * 60))
  }

  func after(minutes: Double) -> Date { addingTimeInterval(minutes * 60) }
}

extension AppDatabase {
  static func fresh() -> AppDatabase { AppDatabase(.memory, calendar: .seoul) }
}

extension OrderRequest {
  /// Two seasoned chickens from 한밤치킨, unless something else is said.
  static func sample(
    key: String = "k1", restaurant: String = "r3", lines: [Line] = [Line(dishID: "m17", quantity: 2)],
    instructions: String? = nil
  ) -> OrderRequest {
    OrderRequest(
      key: key, restaurantID: restaurant, lines: lines,
      addressLabel: "home", addressText: "서울 마포구 월드컵로 1",
      specialInstructions: instructions)
  }
}
