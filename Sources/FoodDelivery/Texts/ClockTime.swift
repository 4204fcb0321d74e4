import AppIntents
import Foundation

extension LocalizedStringResource {
  /// `오후 7:42`, `7:42 PM`, by the local time of `calendar`.
  static func clockTime(_ date: Date, calendar: Calendar) -> LocalizedStringResource {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let hour = time.hour ?? 0
    let minute = time.minute ?? 0
    let shown = "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute)"
    return LocalizedStringResource(
      ko: "\(hour < 12 ? "오전" : "오후") \(shown)", en: "\(shown) \(hour < 12 ? "AM" : "PM")")
  }
}
