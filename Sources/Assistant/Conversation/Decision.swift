package import AppIntents

/// What an utterance was read as, given the state of the conversation.
package enum UtteranceReading: Hashable, Sendable {
  case command(Command)
  /// An answer to the open question, with values for other parameters said along with it.
  case answer(IntentAnswer, also: [String: IntentArgument])
  /// New values for the open intent: a correction, or more than was asked.
  case correction([String: IntentArgument])
  /// It answers the open question, but not with a value that can be taken.
  case refused(IntentQuestion.Problem)
  /// Several options fit; only those are offered again.
  case ambiguousOptions([String])
  case intent(Candidate)
  /// Two or three intents fit equally well.
  case intents([Candidate])
  case vetoed(rule: String, span: [Int])
  /// Understood, but no thing of that name exists.
  case notFound(Candidate, slot: String, said: String)
  case unknown
  case tooLong
}

/// Sentences that steer the conversation, whatever it is about.
package enum Command: String, Hashable, Sendable, Codable {
  case cancel, help, `repeat`, back, startOver, undo
}

/// What to do next. The state is already changed; the one who asked for the decision carries it out.
package enum Decision: Hashable, Sendable {
  /// Run the top frame's intent.
  case run
  /// Give the waiting `perform` its answer.
  case resume(IntentAnswer, key: String)
  /// Run the top frame's intent again from its journal: values changed.
  case rerun
  /// Put the top frame's question, saying first what was wrong with the last answer.
  case ask(AskingReason)
  /// The top frame has ended without doing anything; the one below is to be asked again, if there is one.
  case ended(FrameEnding)
  case say(Saying)

  /// A waiting intent goes on: the answer counted.
  var goesOn: Bool {
    switch self {
    case .resume, .rerun: true
    case .run, .ask, .ended, .say: false
    }
  }
}

package enum AskingReason: Hashable, Sendable {
  case first
  case problem(IntentQuestion.Problem)
  case notUnderstood
  case repeated
  case help
  /// Too long ago: the question is put again before an answer counts.
  case expired
  /// A frame above has ended.
  case resumed
}

package enum FrameEnding: Hashable, Sendable { case cancelled, declined, exhausted }

package enum Saying: Hashable, Sendable {
  case notUnderstood
  case vetoed(rule: String, span: [Int])
  case notFound(Candidate, slot: String, said: String)
  case nothingToCancel
  case nothingToRepeat
  case lastReply
  case help
  case tooLong
}
