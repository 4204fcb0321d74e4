import Foundation

@testable import LiveActivities

/// The life of an activity, minute by minute: what was done is replayed from the beginning for each look, and every rule
/// is a line.
struct LifeModel {
  enum Event {
    case update(Int, stale: Int?, timestamp: Int?)
    case end(Int?, Removal, timestamp: Int?)
    case dismiss
  }

  enum Removal { case usual, immediate, after(Int) }

  var begin: Int
  var isPlanned: Bool
  var stale: Int?
  var events: [(minute: Int, event: Event)] = []

  struct Look: Equatable {
    var state: ActivityState
    var content: Int
  }

  /// What is seen at a minute, when everything that happened until then is known.
  func look(at minute: Int) -> Look {
    var (content, stale, newest) = (0, self.stale, Int.min)
    var (ended, removal, dismissed): (Int?, Removal, Int?) = (nil, .usual, nil)
    func state(at now: Int) -> ActivityState {
      let last = begin + 8 * 60
      let end = min(ended ?? last, last)
      var gone = end + 4 * 60
      switch removal {
      case .usual: break
      case .immediate: gone = min(gone, ended ?? gone)
      case .after(let date): gone = min(gone, max(date, ended ?? date))
      }
      if let dismissed { gone = min(gone, dismissed) }
      if now >= gone { return .dismissed }
      if now >= end { return .ended }
      if isPlanned && now < begin { return .pending }
      if let stale, now >= stale { return .stale }
      return .active
    }
    for (now, event) in events where now <= minute {
      switch event {
      case .update(let new, let date, let timestamp):
        if [.ended, .dismissed].contains(state(at: now)) { continue }
        if let timestamp { if timestamp <= newest { continue } else { newest = timestamp } }
        (content, stale) = (new, date)
      case .end(let new, let wish, let timestamp):
        if state(at: now) == .dismissed { continue }
        if let timestamp { if timestamp <= newest { continue } else { newest = timestamp } }
        if let new { (content, stale) = (new, nil) }
        if ended == nil { ended = now }
        removal = wish
      case .dismiss:
        if state(at: now) != .dismissed { dismissed = now }
      }
    }
    return Look(state: state(at: minute), content: content)
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
