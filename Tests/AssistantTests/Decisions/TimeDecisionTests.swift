import AppIntents
import Assistant
import ConversationProtocol
import Testing

@Suite struct TimeDecisionTests {
  struct Case: CustomTestStringConvertible {
    let open: OpenState
    let isCostly: Bool
    let seconds: Double
    let counts: Bool

    var testDescription: String { "\(open) \(isCostly ? "costly" : "cheap") after \(seconds) s" }
  }

  @Test(
    "an answer counts for ten minutes, for two when it confirms what costs",
    arguments: [
      Case(open: .value, isCostly: false, seconds: 600, counts: true),
      Case(open: .value, isCostly: false, seconds: 601, counts: false),
      Case(open: .value, isCostly: true, seconds: 600, counts: true),
      Case(open: .choice, isCostly: true, seconds: 601, counts: false),
      Case(open: .choices, isCostly: false, seconds: 601, counts: false),
      Case(open: .confirm, isCostly: false, seconds: 600, counts: true),
      Case(open: .confirm, isCostly: false, seconds: 601, counts: false),
      Case(open: .confirm, isCostly: true, seconds: 120, counts: true),
      Case(open: .confirm, isCostly: true, seconds: 121, counts: false),
      Case(open: .understood, isCostly: true, seconds: 121, counts: false),
      Case(open: .intent, isCostly: false, seconds: 601, counts: false),
    ])
  func expiry(_ check: Case) {
    var state = check.open.conversation
    let reading = UtteranceReading.answer(check.open.answer, also: [:])
    let decision = state.decided(reading, after: check.seconds, isCostly: check.isCostly)
    #expect([.ask(.expired), .rerun(.expired)].contains(decision) == !check.counts)
  }

  @Test("a clock that was set back makes no answer count", arguments: [true, false])
  func clockSetBack(isCostly: Bool) {
    for open in [OpenState.confirm, .value] {
      var state = open.conversation
      let reading = UtteranceReading.answer(open.answer, also: [:])
      let decision = state.decided(reading, after: -1, isCostly: isCostly)
      #expect([.ask(.expired), .rerun(.expired)].contains(decision))
      #expect(
        ![.ask(.expired), .rerun(.expired)].contains(state.decided(reading, after: 0, isCostly: isCostly)))
    }
  }

  @Test("a question asked again because it was too old counts from then on", arguments: OpenState.allCases)
  func askedAgain(_ open: OpenState) {
    var state = open.conversation
    let reading = UtteranceReading.answer(open.answer, also: [:])
    #expect(state.decided(reading, after: 3_600) == .ask(.expired))
    #expect(state.top?.question?.attempt == 1)
    #expect(state.decided(reading, after: 3_660) != .ask(.expired))
  }

  @Test("what a costly confirmation shows is looked up again; what has been done is not")
  func lookedUpAgain() {
    var state = OpenState.confirm.conversation
    state.top?.journal.recordings = [.init(key: "record.query.prices#1", value: "[4000]")]
    var begun = state
    begun.top?.journal.effects = [.init(name: "hold", key: "seat", result: "[true]")]
    let yes = UtteranceReading.answer(.confirmed(true), also: [:])
    #expect(state.decided(yes, after: 121, isCostly: true) == .rerun(.expired))
    #expect(state.top?.journal.recordings == [])
    #expect(begun.decided(yes, after: 121, isCostly: true) == .rerun(.expired))
    #expect(begun.top?.journal.recordings.count == 1)
  }

  @Test("a correction that comes too late is not taken unseen either")
  func lateCorrection() {
    var state = OpenState.confirm.conversation
    #expect(state.decided(.correction(["count": .integer(3)]), after: 601) == .ask(.expired))
    #expect(state.top?.candidate.call.arguments == [:])
  }

  @Test(
    "what changes nothing is never too late",
    arguments: [
      (UtteranceReading.command(.cancel), Decision.ended(.cancelled)), (.command(.help), .ask(.help)),
      (.command(.repeat), .ask(.repeated)), (.unknown, .ask(.notUnderstood)),
    ])
  func harmless(_ reading: UtteranceReading, _ expected: Decision) {
    var state = OpenState.confirm.conversation
    #expect(state.decided(reading, after: 3_600) == expected)
  }
}
