package import Foundation
import JSONText
import Language

/// ISO 8601 with the offset of the current time zone, whole seconds.
package func timestamp(_ date: Date) -> String {
  let zone = TimeZone.current
  return CivilZone { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    .text(at: Int(date.timeIntervalSince1970.rounded(.down)))
}

/// The moment of such a text; nil for any other text.
package func moment(ofTimestamp text: String) -> Date? {
  let bytes = Array(text.utf8)
  func number(_ start: Int, _ count: Int) -> Int? {
    var value = 0
    for byte in bytes[start..<start + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
  let marks: [(Int, Character)] = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (22, ":")]
  guard bytes.count == 25, marks.allSatisfy({ bytes[$0.0] == $0.1.asciiValue }),
    let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
    let date = CivilDate(year: year, month: month, day: day),
    let hour = number(11, 2), hour < 24, let minute = number(14, 2), minute < 60,
    let second = number(17, 2), second < 60, let hours = number(20, 2), hours < 24,
    let minutes = number(23, 2), minutes < 60, let sign = [43: 1, 45: -1][Int(bytes[19])]
  else { return nil }
  let wall = ((date.dayNumber * 24 + hour) * 60 + minute) * 60 + second
  return Date(timeIntervalSince1970: Double(wall - sign * (hours * 60 + minutes) * 60))
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
