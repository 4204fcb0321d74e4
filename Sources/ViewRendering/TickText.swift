package import Foundation
package import Views

/// What a date that ticks says now.
package struct TickText: Sendable {
  private let isKorean: Bool

  package init(locale: String) {
    isKorean = locale.split(separator: "-").first == "ko"
  }

  package func text(_ tick: TickContent, now: Date) -> String {
    let now = min(tick.pause ?? .infinity, now.secondsInCalendar)
    switch tick.style {
    case .timer: return clock(seconds(tick, now), showsHours: tick.showsHours != false)
    case .relative: return distance(abs(tick.end.bounded(now)))
    case .offset:
      let passed = -tick.end.bounded(now)
      return (passed < 0 ? "-" : "+") + largest(abs(passed))
    }
  }

  private func seconds(_ tick: TickContent, _ now: Double) -> Int {
    guard let start = tick.start else { return abs(tick.end.bounded(now)) }
    let time = min(max(now, start), max(tick.end, start))
    return tick.countsDown == false ? time.bounded(start) : max(0, tick.end.bounded(time))
  }

  /// `4:05`, `1:02:03`.
  private func clock(_ seconds: Int, showsHours: Bool) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    guard showsHours, hours > 0 else { return "\(seconds / 60):\(twoDigits(seconds % 60))" }
    return "\(hours):\(twoDigits(minutes)):\(twoDigits(seconds % 60))"
  }
}

extension TickText {
  private static let units: [(seconds: Int, korean: String, english: String)] = [
    (31_536_000, "년", "yr"), (2_592_000, "개월", "mo"), (86_400, "일", "day"), (3_600, "시간", "hr"),
    (60, "분", "min"), (1, "초", "sec"),
  ]

  /// The two largest units: `2시간 5분`, `2 hr, 5 min`.
  private func distance(_ seconds: Int) -> String {
    guard let first = Self.units.firstIndex(where: { $0.seconds <= seconds }) else { return part(0, 5) }
    let rest = seconds % Self.units[first].seconds
    let parts = [part(seconds / Self.units[first].seconds, first)]
    guard first + 1 < Self.units.count, rest >= Self.units[first + 1].seconds else { return parts[0] }
    let second = part(rest / Self.units[first + 1].seconds, first + 1)
    return (parts + [second]).joined(separator: isKorean ? " " : ", ")
  }

  private func largest(_ seconds: Int) -> String {
    let unit = Self.units.firstIndex { $0.seconds <= seconds } ?? 5
    return part(seconds / Self.units[unit].seconds, unit)
  }

  private func part(_ count: Int, _ unit: Int) -> String {
    isKorean ? "\(count)\(Self.units[unit].korean)" : "\(count) \(Self.units[unit].english)"
  }
}

extension Double {
  /// Whole seconds since another time, within the calendar.
  fileprivate func bounded(_ start: Double) -> Int {
    let seconds = (self - start).rounded(.down)
    return seconds.isNaN ? 0 : Int(Swift.min(Swift.max(seconds, -400_000_000_000), 400_000_000_000))
  }
}
