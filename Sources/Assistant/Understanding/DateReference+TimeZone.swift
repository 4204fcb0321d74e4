package import struct Foundation.Date
package import struct Foundation.TimeZone
package import Language
import Languages

extension DateReference {
  /// What the clocks of `zone` show at `now`, which 내일 and “in an hour” count from.
  package init(_ now: Date, in zone: TimeZone) {
    let civil = CivilZone { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    self.init(secondsSince1970: Int(now.timeIntervalSince1970.rounded(.down)), zone: civil)
  }

  /// An instant in words of `language`; a day alone where it begins with the day.
  package func words(for date: Date, language: String) -> String {
    let moment = zone.moment(at: Int(date.timeIntervalSince1970.rounded(.down)))
    guard let language = PhraseLanguages.named(language) else { return isoText(of: date) }
    return language.words(for: moment, moment.secondOfDay == 0 ? .day : .minute, now: now)
  }

  /// The minute in which an instant lies, in words of `language`: a limit that is given so is never later than the true one.
  package func minuteWords(for date: Date, language: String) -> String {
    let moment = zone.moment(at: Int(date.timeIntervalSince1970.rounded(.down)))
    guard let language = PhraseLanguages.named(language) else { return isoText(of: date) }
    return language.words(for: moment.adding(seconds: -moment.second), .minute, now: now)
  }

  /// A length of time in words of `language`.
  package static func words(forSeconds seconds: Double, language: String) -> String {
    let whole = Int(seconds)
    let duration = CivilDuration(days: whole / 86_400, seconds: whole % 86_400)
    return PhraseLanguages.named(language)?.words(for: duration) ?? duration.text
  }

  /// An instant in ISO 8601 with its offset.
  package func isoText(of date: Date) -> String {
    zone.text(of: zone.moment(at: Int(date.timeIntervalSince1970.rounded(.down))))
  }
}
