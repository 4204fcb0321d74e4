import Foundation

/// How full a place is, estimated from how well known it is and from the hour and day.
///
/// A practice figure: nobody counts the visitors.
enum Crowd {
  /// 0 (empty) … 100 (as full as it gets); 0 when the place is closed.
  static func percent(at landmark: Landmark, _ date: Date, calendar: Calendar) -> Int {
    guard landmark.isOpen(at: date, calendar: calendar) else { return 0 }
    let hour = calendar.component(.hour, from: date)
    let share = (11...16).contains(hour) ? 100 : (9...18).contains(hour) ? 75 : 45
    let isWeekend = [1, 7].contains(calendar.component(.weekday, from: date))
    return landmark.popularity * share * (isWeekend ? 100 : 70) / 10_000
  }
}
