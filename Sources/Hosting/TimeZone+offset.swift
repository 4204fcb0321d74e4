package import Foundation

extension TimeZone {
  /// The zone of the offset at the end of an ISO 8601 time: +09:00, +0900, Z.
  package init?(offsetOf time: String) {
    guard let seconds = Self.offset(of: time) else { return nil }
    self.init(secondsFromGMT: seconds)
  }

  /// Seconds east of Greenwich.
  private static func offset(of time: String) -> Int? {
    if time.uppercased().hasSuffix("Z") { return 0 }
    guard let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }), time[sign...].count >= 5 else {
      return nil
    }
    let digits = time[time.index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 4, let value = Int(digits) else { return nil }
    let seconds = (value / 100 * 60 + value % 100) * 60
    return time[sign] == "-" ? -seconds : seconds
  }
}
