package import Assistant
package import JSONText

/// What the JSON of a turn does not say and a terminal wants to know; sent beside it.
package struct TurnBeside: Hashable, Sendable {
  /// What leaving the question is called, when the intent says so.
  package var cancel: String?
  /// The answer is kept in no history.
  package var sensitive: Bool?

  /// Nil when there is nothing to say.
  package init?(_ turn: Turn) {
    guard let question = turn.question, question.cancelTitle != nil || question.isSensitive else {
      return nil
    }
    cancel = question.cancelTitle
    sensitive = question.isSensitive ? true : nil
  }

  /// Puts it back.
  package func added(to turn: Turn) -> Turn {
    var turn = turn
    turn.question?.cancelTitle = cancel
    turn.question?.isSensitive = sensitive ?? false
    return turn
  }
}

extension TurnBeside: JSONConvertible {
  package var jsonValue: JSON {
    JSON(["cancel": cancel.map { .text($0) }, "sensitive": sensitive.map { .boolean($0) }])
  }

  package init(jsonValue json: JSON) throws(JSONMistake) {
    cancel = try json.textIfGiven("cancel")
    sensitive = try json.booleanIfGiven("sensitive")
  }
}
