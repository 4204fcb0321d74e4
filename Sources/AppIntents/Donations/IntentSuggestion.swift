import struct Foundation.Calendar
import struct Foundation.Date

/// Something that the person has done more than once and may want again.
package struct IntentSuggestion: Hashable, Sendable, Codable {
  package var title: String
  package var call: IntentCall
  /// How often it was done.
  package var count: Int
}

extension IntentSuggestion {
  /// Once is no habit.
  private static let leastCount = 2
  /// So many hours before and after, it is done at the same time of day.
  private static let nearHours = 2.0

  /// What was done in one of the apps at least twice: what is done at this time of day first, then the most
  /// frequent, then the latest.
  ///
  /// Times are left out of a suggestion: a day that was meant then is over.
  package static func suggestions(
    from donations: [IntentDonation], for apps: [any AssistantApp.Type], at now: Date, calendar: Calendar,
    limit: Int = 5
  ) -> [IntentSuggestion] {
    var habits: [IntentCall: Habit] = [:]
    for donation in donations {
      guard let call = donation.call(in: apps) else { continue }
      let isNear = hours(from: donation.date, to: now, calendar) <= nearHours
      habits[call, default: Habit()].add(donation, isNear: isNear)
    }
    return habits.filter { $0.value.count >= leastCount }
      .sorted { $0.value.rank > $1.value.rank }.prefix(limit)
      .map { IntentSuggestion(title: $1.title, call: $0, count: $1.count) }
  }

  /// Between two times of day, the shorter way round the clock.
  private static func hours(from first: Date, to second: Date, _ calendar: Calendar) -> Double {
    let hours = [first, second].map { date in
      let time = calendar.dateComponents([.hour, .minute], from: date)
      return Double(time.hour ?? 0) + Double(time.minute ?? 0) / 60
    }
    let distance = abs(hours[0] - hours[1])
    return min(distance, 24 - distance)
  }
}

/// The same thing done several times.
private struct Habit {
  var title = ""
  var count = 0
  var nearCount = 0
  var latest = Date.distantPast

  mutating func add(_ donation: IntentDonation, isNear: Bool) {
    count += 1
    nearCount += isNear ? 1 : 0
    guard donation.date >= latest else { return }
    latest = donation.date
    title = donation.title
  }

  var rank: (Int, Int, Date, String) { (nearCount, count, latest, title) }
}

extension IntentDonation {
  /// The call that does it again; nil when no app has the intent any more, or it is not said.
  fileprivate func call(in apps: [any AssistantApp.Type]) -> IntentCall? {
    let name = app
    let app = apps.first { type in
      (name ?? "\(type)") == "\(type)" && AppInventory.of(type).intent(named: intent)?.isDiscoverable == true
    }
    guard let app else { return nil }
    return IntentCall(
      app: String(describing: app), intent: intent, arguments: arguments.compactMapValues(\.timeless))
  }
}

extension IntentArgument {
  /// Without days and times; nil for one.
  fileprivate var timeless: IntentArgument? {
    switch self {
    case .date: nil
    case .list(let items): .list(items.compactMap(\.timeless))
    case .composite(let parts): .composite(parts.compactMapValues(\.timeless))
    default: self
    }
  }
}
