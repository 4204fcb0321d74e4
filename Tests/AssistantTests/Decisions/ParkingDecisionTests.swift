import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

@Suite struct ParkingDecisionTests {
  @Test("a frame whose question was given up is parked with all its answers", arguments: OpenState.running)
  func parked(_ open: OpenState) throws {
    var state = open.conversation
    state.answered("shop", "b", "size", "x")
    for _ in 1...3 { _ = state.decided(.unknown) }
    #expect(state.frames.isEmpty)
    let kept = try #require(state.parked.first)
    #expect(kept.frame.journal.answers.count == 2)
    #expect(kept.until == OpenState.start.addingTimeInterval(1_801))
  }

  @Test("a bare yes is no answer to a parked confirmation")
  func bareYes() {
    var state = OpenState.confirm.parked
    #expect(state.decided(.answer(.confirmed(true), also: [:])) == .say(.notUnderstood))
    #expect(state.parked.count == 1)
  }

  @Test("going on runs the parked frame again from its journal", arguments: OpenState.running)
  func resumed(_ open: OpenState) {
    var state = open.parked
    #expect(state.decided(.command(.resume)) == .rerun(.resumed))
    #expect(state.top?.id == 1)
    #expect(state.top?.question == nil)
    #expect(state.parked.isEmpty)
  }

  @Test("what had not run yet is asked again", arguments: [OpenState.understood, .intent])
  func resumedBeforeRunning(_ open: OpenState) {
    var state = open.parked
    #expect(state.decided(.command(.resume)) == .ask(.resumed))
    #expect(state.top?.stage == open.stage)
  }

  @Test("of several parked frames the one to go on with is asked for")
  func several() {
    var state = OpenState.twoParked
    #expect(state.decided(.command(.resume)) == .ask(.first))
    #expect(state.top?.stage == .choosingParked([1, 2], isCancel: false))
    state.top?.question = OpenQuestion(
      key: "parked#1", question: OpenState.choice.question, asked: OpenState.start)
    #expect(state.decided(.answer(.options(["2"]), also: [:])) == .rerun(.resumed))
    #expect(state.frames.map(\.id) == [2])
    #expect(state.parked.map(\.frame.id) == [1])
  }

  @Test("cancel with nothing open gives up the only parked frame, and asks which of several")
  func cancelled() {
    var one = OpenState.choice.parked
    #expect(one.decided(.command(.cancel)) == .ended(.cancelled))
    #expect(one.parked.isEmpty)
    var two = OpenState.twoParked
    #expect(two.decided(.command(.cancel)) == .ask(.first))
    two.top?.question = OpenQuestion(
      key: "parked#1", question: OpenState.choice.question, asked: OpenState.start)
    #expect(two.decided(.answer(.options(["1"]), also: [:])) == .ended(.cancelled))
    #expect(two.parked.map(\.frame.id) == [2])
    #expect(two.frames.isEmpty)
  }

  @Test("parked frames can be asked for")
  func listed() {
    var state = OpenState.twoParked
    #expect(state.decided(.command(.parked)) == .say(.parked([.named("Order"), .named("Reorder")])))
  }

  @Test("a parked frame is gone after half an hour", arguments: [(1_800.0, 1), (1_801.0, 0)])
  func expired(_ seconds: Double, _ count: Int) {
    var state = ConversationState(id: "s_1", language: "ko")
    state.frames = OpenState.choice.conversation.frames
    _ = state.park(now: OpenState.start)
    _ = state.expire(now: OpenState.start.addingTimeInterval(seconds))
    #expect(state.parked.count == count)
  }

  @Test(
    "a question that nobody answers is gone after a day, with everything below it that is as old",
    arguments: [(86_400.0, 2, 0), (86_401.0, 0, 2)])
  func expiredQuestion(_ seconds: Double, _ left: Int, _ gone: Int) {
    var state = OpenState.choice.conversation
    _ = state.decided(.intent(.named("Status")))
    _ = state.asked(OpenState.value.question, key: "count#1", now: OpenState.start)
    let expired = state.expire(now: OpenState.start.addingTimeInterval(seconds))
    #expect(state.frames.count == left)
    #expect(expired.count == gone)
  }
}

extension OpenState {
  /// A conversation in which this question was given up.
  var parked: ConversationState {
    var state = conversation
    _ = state.park(now: Self.start)
    return state
  }

  static var twoParked: ConversationState {
    var state = OpenState.confirm.conversation
    var other = OpenState.choice.conversation.frames[0]
    other.id = 2
    other.candidate = .named("Reorder")
    state.frames.append(other)
    let second = state.frames.removeLast()
    _ = state.park(now: start)
    state.frames.append(second)
    _ = state.park(now: start)
    return state
  }
}
