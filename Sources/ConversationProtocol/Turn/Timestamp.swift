package import Foundation
import JSONText

/// ISO 8601 with the offset of the current time zone, whole seconds.
package func timestamp(_ date: Date) -> String {
  let offset = TimeZone.current.secondsFromGMT(for: date)
  var time = time_t(date.timeIntervalSince1970.rounded(.down)) + offset
  var parts = tm()
  gmtime_r(&time, &parts)
  let day = "\(digits(Int(parts.tm_year) + 1900, 4))-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  let clock = "\(digits(parts.tm_hour)):\(digits(parts.tm_min)):\(digits(parts.tm_sec))"
  let minutes = abs(offset) / 60
  return "\(day)T\(clock)\(offset < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
}

private func digits(_ number: some BinaryInteger, _ count: Int = 2) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
}

/// The moment of such a text; nil for any other text.
package func moment(ofTimestamp text: String) -> Date? {
  let bytes = Array(text.utf8)
  func number(_ start: Int, _ count: Int) -> Int32? {
    var value: Int32 = 0
    for byte in bytes[start..<start + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int32(byte - UInt8(ascii: "0"))
    }
    return value
  }
  let marks: [(Int, Character)] = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (22, ":")]
  guard bytes.count == 25, marks.allSatisfy({ bytes[$0.0] == $0.1.asciiValue }),
    let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
    let hour = number(11, 2), hour < 24, let minute = number(14, 2), minute < 60,
    let second = number(17, 2), second < 60, let hours = number(20, 2), hours < 24,
    let minutes = number(23, 2), minutes < 60, let sign = [43: 1, 45: -1][Int(bytes[19])]
  else { return nil }
  var parts = tm()
  (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, day)
  (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second)
  let wall = timegm(&parts)
  // `timegm` takes the 30th of February for the 1st or 2nd of March.
  guard parts.tm_mon == month - 1, parts.tm_mday == day else { return nil }
  return Date(timeIntervalSince1970: Double(wall - sign * Int(hours * 60 + minutes) * 60))
}

extension JSON {
  func time(_ key: String) throws(JSONMistake) -> Date {
    guard let time = moment(ofTimestamp: try text(key)) else { throw try value(key).otherValue(key) }
    return time
  }

  func integersIfGiven(_ key: String) throws(JSONMistake) -> [Int]? {
    guard given(key) != nil else { return nil }
    return try list(key).map { element throws(JSONMistake) in
      guard let integer = element.integer else { throw element.otherType(key) }
      return integer
    }
  }
}
