import AppIntents
@_spi(Scheduling) import Widgets

/// The same as `TimelineSchedule`, second by second and without a thought for time: which entry is shown, and whether the
/// provider is to be asked at this second.
struct ScheduleModel {
  enum Event {
    case load([Int], TimelineReloadPolicy)
    case fail
    case request(isUrgent: Bool)
  }

  private var entries: [Int] = []
  private var policy = TimelineReloadPolicy.atEnd
  private var asked: Int?
  private var failures = 0
  private var isRequested = false
  private var isUrgent = false

  mutating func happen(_ event: Event, at second: Int) {
    switch event {
    case .load(let entries, let policy):
      (self.entries, self.policy) = (entries, policy)
      (asked, failures, isRequested, isUrgent) = (second, 0, false, false)
    case .fail: (asked, failures, isRequested, isUrgent) = (second, failures + 1, false, false)
    case .request(let urgent): (isRequested, isUrgent) = (true, isUrgent || urgent)
    }
  }

  func shown(at second: Int) -> Int? {
    var shown: Int? = entries.isEmpty ? nil : 0
    for (index, entry) in entries.enumerated() where entry <= second { shown = index }
    return shown
  }

  func isDue(at second: Int) -> Bool {
    guard let asked else { return true }
    let isWanted = isRequested || (failures > 0 ? second >= asked + patience : isPlanned(second))
    return isWanted && (isUrgent || second - asked >= 30)
  }

  private var patience: Int {
    switch failures {
    case 1: 60
    case 2: 5 * 60
    case 3: 15 * 60
    default: 60 * 60
    }
  }

  private func isPlanned(_ second: Int) -> Bool {
    switch policy.moment {
    case .atEnd: entries.last.map { second >= $0 } ?? false
    case .after(let date): second >= Int(date.timeIntervalSince1970)
    case .never: false
    }
  }

  /// The first second from `second` on at which something has to be done, as far as anybody looks.
  func wake(after second: Int, within seconds: Int) -> Int? {
    (second...second + seconds).first { isDue(at: $0) || shown(at: $0) != shown(at: second) }
  }
}

/// Numbers that are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
