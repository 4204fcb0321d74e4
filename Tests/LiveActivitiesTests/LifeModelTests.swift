import Foundation
import Testing

@testable import LiveActivities

@Suite("Random histories of an activity") struct LifeModelTests {
  private func date(_ minute: Int) -> Date { Date(timeIntervalSince1970: Double(minute) * 60) }

  private func content(_ number: Int, stale: Int?) -> ActivityRecord.Content {
    ActivityRecord.Content(state: Data("\(number)".utf8), staleDate: stale.map(date))
  }

  private func randomDate(_ minute: Int, _ numbers: inout SeededNumbers) -> Int? {
    Bool.random(using: &numbers) ? nil : minute + Int.random(in: -60...400, using: &numbers)
  }

  private func randomEvent(_ minute: Int, _ numbers: inout SeededNumbers) -> LifeModel.Event {
    let number = Int.random(in: 1...99, using: &numbers)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: return .dismiss
    case 1...3:
      let removals: [LifeModel.Removal] = [
        .usual, .immediate, .after(minute + Int.random(in: -100...500, using: &numbers)),
      ]
      return .end(
        Bool.random(using: &numbers) ? number : nil, removals.randomElement(using: &numbers) ?? .usual,
        timestamp: randomDate(minute, &numbers))
    default:
      return .update(number, stale: randomDate(minute, &numbers), timestamp: randomDate(minute, &numbers))
    }
  }

  private func apply(_ event: LifeModel.Event, to record: inout ActivityRecord, at minute: Int) {
    let now = date(minute)
    switch event {
    case .update(let number, let stale, let timestamp):
      _ = record.update(content(number, stale: stale), at: now, timestamp: timestamp.map(date))
    case .end(let number, let removal, let timestamp):
      _ = record.end(
        number.map { content($0, stale: nil) }, policy(removal), at: now, timestamp: timestamp.map(date))
    case .dismiss: _ = record.dismiss(at: now)
    }
  }

  private func policy(_ removal: LifeModel.Removal) -> ActivityUIDismissalPolicy {
    switch removal {
    case .usual: .default
    case .immediate: .immediate
    case .after(let minute): .after(date(minute))
    }
  }

  @Test("10,000 of them are as a slow model has them, also read from what is kept", arguments: 0..<100)
  func histories(_ seed: Int) throws {
    for history in 0..<100 {
      var numbers = SeededNumbers(state: UInt64(seed * 1_000 + history))
      let isPlanned = Int.random(in: 0..<4, using: &numbers) == 0
      let begin = isPlanned ? Int.random(in: 1...300, using: &numbers) : 0
      var model = LifeModel(begin: begin, isPlanned: isPlanned, stale: randomDate(0, &numbers))
      var record = ActivityRecord.sample(begin: date(begin), isPlanned: isPlanned)
      record.content = content(0, stale: model.stale)
      var minute = 0
      for _ in 0..<Int.random(in: 0...8, using: &numbers) {
        minute += Int.random(in: 0...200, using: &numbers)
        let event = randomEvent(minute, &numbers)
        model.events.append((minute, event))
        apply(event, to: &record, at: minute)
        record = try JSONDecoder().decode(ActivityRecord.self, from: JSONEncoder().encode(record))
        for later in [minute, minute + 1, minute + 137, minute + 500, minute + 1_000] {
          let look = LifeModel.Look(
            state: record.state(at: date(later)),
            content: Int(String(decoding: record.content.state, as: UTF8.self)) ?? -1)
          #expect(look == model.look(at: later), "seed \(seed), history \(history), minute \(later)")
        }
      }
    }
  }
}
