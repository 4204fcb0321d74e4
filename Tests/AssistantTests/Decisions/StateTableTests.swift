import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Testing

/// The table of `Docs/Conversation.md`: what every kind of utterance does in every state.
@Suite("The table of states") struct StateTableTests {
  /// The states of the table's columns.
  enum State: CaseIterable { case asking, choosing, confirming, idle, parked }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let reading: UtteranceReading
    let decisions: [Decision]

    init(_ name: String, _ reading: UtteranceReading, _ decisions: Decision...) {
      self.name = name
      self.reading = reading
      self.decisions = decisions
    }

    var testDescription: String { name }
  }

  private static let other = Candidate.named("Status")

  /// In the order of the columns.
  static let rows: [Row] = [
    Row(
      "valid answer to a value", .answer(.argument(.integer(2)), also: [:]),
      .resume(.argument(.integer(2)), key: "count#1"), .resume(.argument(.integer(2)), key: "shop#1"),
      .resume(.argument(.integer(2)), key: "confirm#1"), .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "yes", .answer(.confirmed(true), also: [:]), .resume(.confirmed(true), key: "count#1"),
      .resume(.confirmed(true), key: "shop#1"), .resume(.confirmed(true), key: "confirm#1"),
      .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "invalid answer", .refused(.unreadable(said: "음")), .ask(.problem(.unreadable(said: "음"))),
      .ask(.problem(.unreadable(said: "음"))), .ask(.problem(.unreadable(said: "음"))), .say(.notUnderstood),
      .say(.notUnderstood)),
    Row(
      "over-answer", .answer(.options(["b"]), also: ["size": .integer(2)]), .rerun(.first), .rerun(.first),
      .rerun(.first), .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "correction", .correction(["size": .integer(3)]), .rerun(.first), .rerun(.first), .rerun(.first),
      .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "the same intent with more values", .intent(.named("Order", ["size": .integer(3)])), .rerun(.first),
      .rerun(.first), .rerun(.first), .run, .run),
    Row(
      "the same intent with nothing new", .intent(.named("Order")), .ask(.repeated), .ask(.repeated),
      .ask(.repeated), .run, .run),
    Row(
      "correction of an earlier answer by its name", .reopen(slot: "flavour"), .rerun(.back(was: "x")),
      .rerun(.back(was: "x")), .rerun(.back(was: "x")), .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "correction of something that was not asked", .reopen(slot: "size"), .ask(.first), .ask(.first),
      .ask(.first), .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "back", .command(.back), .rerun(.back(was: "x")), .rerun(.back(was: "x")), .rerun(.back(was: "x")),
      .say(.nothingBefore), .say(.nothingBefore)),
    Row(
      "skip", .command(.skip), .ask(.required), .ask(.required), .ask(.required), .say(.notUnderstood),
      .say(.notUnderstood)),
    Row("help", .command(.help), .ask(.help), .ask(.help), .ask(.help), .say(.help), .say(.help)),
    Row(
      "repeat", .command(.repeat), .ask(.repeated), .ask(.repeated), .ask(.repeated), .say(.lastReply),
      .say(.lastReply)),
    Row(
      "start over", .command(.startOver), .ask(.first), .ask(.first), .ask(.first), .ask(.first), .ask(.first)
    ),
    Row(
      "cancel", .command(.cancel), .ended(.cancelled), .ended(.cancelled), .ended(.cancelled),
      .say(.nothingToCancel), .ended(.cancelled)),
    Row(
      "cancel of what has the name of an intent, too", .leaving(other), .ask(.first), .ask(.first),
      .ask(.first), .run, .run),
    Row(
      "what is done often", .habits([other, other]), .ask(.habits), .ask(.habits), .ask(.habits),
      .ask(.habits), .ask(.habits)),
    Row(
      "what is done often, when it is one thing", .habits([other]), .ask(.first), .ask(.first), .ask(.first),
      .ask(.first), .ask(.first)),
    Row(
      "what is done often, when nothing is", .habits([]), .say(.noHabits), .say(.noHabits),
      .say(.noHabits), .say(.noHabits), .say(.noHabits)),
    Row("another intent", .intent(other), .run, .run, .run, .run, .run),
    Row(
      "several commands", .plan([other, other]), .ask(.first), .ask(.first), .ask(.first), .ask(.first),
      .ask(.first)),
    Row(
      "going on", .command(.resume), .ask(.repeated), .ask(.repeated), .ask(.repeated), .say(.nothingParked),
      .rerun(.resumed)),
    Row(
      "more", .command(.more), .ask(.repeated), .ask(.noOthers), .ask(.repeated), .say(.notUnderstood),
      .say(.notUnderstood)),
    Row(
      "undo", .command(.undo), .rerun(.back(was: "x")), .rerun(.back(was: "x")), .rerun(.back(was: "x")),
      .say(.nothingToUndo), .say(.nothingToUndo)),
    Row(
      "silence", .silence, .ask(.repeated), .ask(.repeated), .ask(.repeated), .say(.notUnderstood),
      .say(.notUnderstood)),
    Row(
      "unknown", .unknown, .ask(.notUnderstood), .ask(.notUnderstood), .ask(.notUnderstood),
      .say(.notUnderstood), .say(.notUnderstood)),
    Row(
      "prohibition", .vetoed(rule: "prohibition", span: [0, 2]),
      .say(.vetoed(rule: "prohibition", span: [0, 2])),
      .say(.vetoed(rule: "prohibition", span: [0, 2])), .say(.vetoed(rule: "prohibition", span: [0, 2])),
      .say(.vetoed(rule: "prohibition", span: [0, 2])), .say(.vetoed(rule: "prohibition", span: [0, 2]))),
  ]

  @Test("every row in every column", arguments: rows)
  func row(_ row: Row) {
    for (state, decision) in zip(State.allCases, row.decisions) {
      var conversation = Self.conversation(state)
      #expect(conversation.decided(row.reading) == decision, "\(state)")
      #expect(conversation.frames.count <= 2)
    }
  }

  @Test("whatever is read in whatever state, a cancel or two lead to where nothing is open", arguments: rows)
  func idleIsNear(_ row: Row) {
    for state in State.allCases {
      var conversation = Self.conversation(state)
      _ = conversation.decided(row.reading)
      for _ in 1...3 where conversation.top != nil {
        if conversation.top?.open == nil { conversation.asks(.confirm, over: true) }
        _ = conversation.decided(.command(.cancel))
      }
      #expect(conversation.frames.isEmpty, "\(state)")
    }
  }

  /// An order with the answer `x` to `flavour` behind it and another one, in a state.
  private static func conversation(_ state: State) -> ConversationState {
    let open: OpenState =
      switch state {
      case .asking: .value
      case .choosing: .choice
      case .confirming, .idle, .parked: .confirm
      }
    var conversation = open.conversation
    conversation.answered("brand", "y", "flavour", "x")
    conversation.lastReply = "주문할까요?"
    switch state {
    case .idle:
      conversation.endTop()
      conversation.memory.did(.named("Order"), at: OpenState.start)
    case .parked:
      conversation.memory.did(.named("Order"), at: OpenState.start)
      _ = conversation.park(now: OpenState.start)
    case .asking, .choosing, .confirming: break
    }
    return conversation
  }
}

extension ConversationState {
  /// Puts a question where the one that carries out decisions would.
  mutating func asks(_ open: OpenState, over: Bool) {
    top?.open = OpenQuestion(key: open.key, question: open.question, asked: OpenState.start)
  }
}
