import AppIntents
import Testing
@_spi(Scheduling) import Widgets

@Suite("Timelines") struct ScheduleTests {
  private func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }

  private func randomEvent(at second: Int, _ numbers: inout SeededNumbers) -> ScheduleModel.Event {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: .fail
    case 1: .request(isUrgent: Bool.random(using: &numbers))
    default: .load(randomEntries(around: second, &numbers), randomPolicy(at: second, &numbers))
    }
  }

  private func randomEntries(around second: Int, _ numbers: inout SeededNumbers) -> [Int] {
    (0..<Int.random(in: 1...5, using: &numbers))
      .map { _ in Int.random(in: second - 60...second + 400, using: &numbers) }.sorted()
  }

  private func randomPolicy(at second: Int, _ numbers: inout SeededNumbers) -> TimelineReloadPolicy {
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: .atEnd
    case 1: .never
    default: .after(date(second + Int.random(in: -50...600, using: &numbers)))
    }
  }

  private func apply(_ event: ScheduleModel.Event, to schedule: inout TimelineSchedule, at second: Int) {
    switch event {
    case .load(let entries, let policy):
      schedule.load(entries.map { .init(date: date($0)) }, policy: policy, at: date(second))
    case .fail: schedule.fail(at: date(second))
    case .request(let isUrgent): schedule.requestReload(at: date(second), isUrgent: isUrgent)
    }
  }

  @Test("What shows, who is asked and when to wake are those of a slow model", arguments: 0..<16)
  func model(_ seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var (schedule, model) = (TimelineSchedule(), ScheduleModel())
    var second = 10_000
    for _ in 0..<8 {
      let event = randomEvent(at: second, &numbers)
      apply(event, to: &schedule, at: second)
      model.happen(event, at: second)
      for later in stride(from: second, to: second + 500, by: 47) { compare(schedule, model, at: later) }
      second += Int.random(in: 0...200, using: &numbers)
    }
  }

  private func compare(_ schedule: TimelineSchedule, _ model: ScheduleModel, at second: Int) {
    #expect(schedule.shown(at: date(second)) == model.shown(at: second))
    #expect(
      (schedule.reload(at: date(second)).map { $0 <= date(second) } ?? false) == model.isDue(at: second))
    let wake = schedule.wake(after: date(second)).map { max(second, Int($0.timeIntervalSince1970)) }
    let expected = model.wake(after: second, within: 1_500)
    if let expected { #expect(wake == expected) } else { #expect(wake ?? .max > second + 1_500) }
  }

  @Test(
    "A provider that fails is asked again after 1, 5, 15 and 60 minutes, and what it said before stays, stale"
  )
  func failures() {
    var schedule = TimelineSchedule()
    schedule.load([.init(date: date(0))], policy: .never, at: date(0))
    var minutes: [Double] = []
    for _ in 0..<5 {
      schedule.fail(at: date(1_000))
      minutes.append((schedule.reload(at: date(1_001))! - 1_000).timeIntervalSince1970 / 60)
    }
    #expect(minutes == [1, 5, 15, 60, 60])
    #expect(schedule.isStale && schedule.shown(at: date(2_000)) == 0)
  }

  @Test("An entry matters for its duration, or until the next one; before it begins it does not")
  func relevance() {
    var schedule = TimelineSchedule()
    schedule.load(
      [
        .init(date: date(100), relevance: .init(score: 5, duration: 10)),
        .init(date: date(200), relevance: .init(score: 7)),
        .init(date: date(300), relevance: .init(score: .nan)),
      ], policy: .never, at: date(0))
    #expect(
      [50, 100, 109, 110, 200, 299, 300].map { schedule.relevance(at: date($0)) } == [0, 5, 5, 0, 7, 7, 0])
  }

  @Test("A clock that was set back keeps nobody waiting")
  func setBack() {
    var schedule = TimelineSchedule()
    schedule.load([.init(date: date(0))], policy: .never, at: date(1_000))
    #expect(schedule.reload(at: date(500)) == date(500))
  }

  @Test("A look at the clock says which widgets changed, whom to ask, and when to look again")
  func tick() {
    var engine = TimelineEngine()
    engine.place(["a", "b", "c"])
    #expect(engine.tick(at: date(0)).due == ["a", "b", "c"])
    let entries = [0, 60].map { TimelineSchedule.Entry(date: date($0)) }
    engine.change("a") { $0.load(entries, policy: .never, at: date(0)) }
    engine.change("b") { $0.load(entries, policy: .after(date(45)), at: date(0)) }
    engine.place(["b", "a"])
    #expect(engine.tick(at: date(1)) == .init(changed: ["a", "b"], due: [], wake: date(45)))
    #expect(engine.tick(at: date(50)) == .init(changed: [], due: ["b"], wake: date(45)))
    #expect(engine.tick(at: date(60)).changed == ["a", "b"])
  }

  @Test("In a stack what matters most comes first, then what is used most, then what was placed first")
  func stack() {
    let members = [("a", 0, 1), ("b", 3, 0), ("c", 0, 5), ("d", 0, 1)].enumerated().map {
      SmartStack.Member(id: $1.0, relevance: Float($1.1), uses: $1.2, position: $0)
    }
    #expect(SmartStack.order(members.reversed()) == ["b", "c", "a", "d"])
  }
}
