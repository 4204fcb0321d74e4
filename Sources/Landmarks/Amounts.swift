import AppIntents
import Foundation

extension LocalizedStringResource {
  /// `3,000원`, `₩3,000`; free places say so.
  static func fee(_ won: Int) -> LocalizedStringResource {
    won == 0 ? LocalizedStringResource(ko: "무료", en: "free") : .won(won)
  }

  /// `3,000원`, `₩3,000`.
  static func won(_ amount: Int) -> LocalizedStringResource {
    let digits = Array(String(amount.magnitude))
    let shown = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
    return LocalizedStringResource(ko: "\(shown)원", en: "₩\(shown)")
  }

  /// `800m`, `12km`.
  static func distance(_ kilometres: Double) -> LocalizedStringResource {
    if kilometres < 1 { return "\(Int((kilometres * 10).rounded()) * 100)m" }
    return "\(Int(kilometres.rounded()))km"
  }

  /// `1시간 30분`, `1 h 30 min`.
  static func length(_ time: Duration) -> LocalizedStringResource {
    let minutes = Int(time.components.seconds / 60)
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return LocalizedStringResource(ko: "\(rest)분", en: "\(rest) min") }
    if rest == 0 { return LocalizedStringResource(ko: "\(hours)시간", en: "\(hours) h") }
    return LocalizedStringResource(ko: "\(hours)시간 \(rest)분", en: "\(hours) h \(rest) min")
  }

  /// `11월 21일 토요일`, `Saturday, November 21`, by the local time of `calendar`.
  static func day(_ date: Date, calendar: Calendar) -> LocalizedStringResource {
    let parts = calendar.dateComponents([.month, .day, .weekday], from: date)
    let (month, day, weekday) = (parts.month ?? 1, parts.day ?? 1, parts.weekday ?? 1)
    return LocalizedStringResource(
      ko: "\(month)월 \(day)일 \(Weekday.korean[weekday - 1])",
      en: "\(Weekday.english[weekday - 1]), \(Weekday.months[month - 1]) \(day)")
  }

  /// `토요일`, `Saturday`: 1 is Sunday.
  static func weekday(_ number: Int) -> LocalizedStringResource {
    LocalizedStringResource(ko: "\(Weekday.korean[number - 1])", en: "\(Weekday.english[number - 1])")
  }
}

private enum Weekday {
  static let korean = ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"]
  static let english = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
