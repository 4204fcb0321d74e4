import Foundation

extension Landmark {
  /// Whether one can go in at `date`, by the local time of `calendar`.
  func isOpen(at date: Date, calendar: Calendar) -> Bool {
    guard !isClosed(on: date, calendar: calendar) else { return false }
    guard let hours else { return true }
    let time = calendar.dateComponents([.hour, .minute], from: date)
    return hours.contains((time.hour ?? 0) * 60 + (time.minute ?? 0))
  }

  /// Whether it stays closed all that day.
  func isClosed(on day: Date, calendar: Calendar) -> Bool {
    closedWeekday == calendar.component(.weekday, from: day)
  }

  /// From when to when, in minutes after midnight; nil when it never closes.
  var hours: Range<Int>? {
    guard let opens = opensAt.flatMap(minuteOfDay), let closes = closesAt.flatMap(minuteOfDay),
      opens < closes
    else { return nil }
    return opens..<closes
  }

  private func minuteOfDay(_ text: String) -> Int? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }
}
