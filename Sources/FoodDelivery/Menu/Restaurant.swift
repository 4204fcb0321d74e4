import Foundation
import GRDB

/// A restaurant that delivers.
struct Restaurant: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  /// Its name in English.
  var english: String
  /// Other names that people call it by.
  var also: [String]
  var cuisine: Cuisine
  /// 0…5, one decimal.
  var rating: Double
  var latitude: Double
  var longitude: Double
  /// Minutes from the order to the door.
  var deliveryMinutes: Int
  /// The least an order may cost, in won.
  var minimumOrder: Int
  /// The name of its picture.
  var thumbnail: String
  /// When it opens, as `11:00`; nil when it never closes.
  var opensAt: String?
  /// When it closes, as `22:00`; nil when it never closes.
  var closesAt: String?

  /// Whether it takes orders at `date`, by the local time of `calendar`.
  func isOpen(at date: Date, calendar: Calendar) -> Bool {
    guard let opens = opensAt.flatMap(minuteOfDay), let closes = closesAt.flatMap(minuteOfDay) else {
      return true
    }
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let minute = (time.hour ?? 0) * 60 + (time.minute ?? 0)
    return opens < closes ? (opens..<closes).contains(minute) : minute >= opens || minute < closes
  }

  private func minuteOfDay(_ text: String) -> Int? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }
}

/// What a restaurant cooks.
enum Cuisine: String, Codable, CaseIterable, Hashable, Sendable {
  case chicken, chinese, snacks, pizza, korean, japanese, burgers, jokbal, salad, cafe
}

extension Restaurant: FetchableRecord, PersistableRecord {
  static let databaseTableName = "restaurant"
}
