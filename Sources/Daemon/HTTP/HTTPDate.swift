import Foundation
import Synchronization

/// The time as HTTP writes it (RFC 9110 §5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Written once a second: every reply has it.
final class HTTPDate: Sendable {
  private let written = Mutex<(second: Int, text: String)>((0, ""))

  var now: String {
    let second = time(nil)
    return written.withLock { written in
      if written.second != second { written = (second, Self.text(at: second)) }
      return written.text
    }
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(at second: Int) -> String {
    var (second, parts) = (second, tm())
    gmtime_r(&second, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
    return
      "\(day) \(1900 + parts.tm_year) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
