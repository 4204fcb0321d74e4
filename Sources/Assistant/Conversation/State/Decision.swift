package import AppIntents
package import ConversationProtocol

/// What an utterance was read as, given the state of the conversation.
package enum UtteranceReading: Hashable, Sendable {
  case command(Command)
  /// An answer to the open question, with values for other parameters said along with it.
  case answer(IntentAnswer, also: [String: IntentArgument])
  /// New values for the open intent: a correction, or more than was asked. Members of the lists that are
  /// added come to those that are there.
  case correction([String: IntentArgument], adding: Set<String> = [])
  /// 가게 바꿔 줘: a parameter is to be asked for again.
  case reopen(slot: String)
  /// It answers the open question, but not with a value that can be taken.
  case refused(IntentQuestion.Problem)
  /// It answers the open question, but with something that cannot be done here.
  case unable(RepromptReason)
  /// Several options fit; only those are offered again.
  case ambiguousOptions([String])
  case intent(Candidate)
  /// Two or three intents fit equally well.
  case intents([Candidate])
  /// Several commands in one sentence, in their order.
  case plan([Candidate])
  /// 자주 하는 거 뭐야: what is done often, none if nothing is.
  case habits([Candidate])
  /// It means to leave the open frame, or an intent of that name.
  case leaving(Candidate)
  case vetoed(rule: String, span: [Int])
  /// Understood, but no thing of that name exists.
  case notFound(Candidate, slot: String, said: String)
  case unknown
  case silence
  case tooLong
  /// Reading it took more steps than a turn has.
  case tooComplex

  /// Some of what was said nothing explains, and no rule speaks against it.
  var leavesWords: Bool {
    switch self {
    case .intent(let candidate): candidate.hasText
    case .unknown, .notFound: true
    default: false
    }
  }

  var isVetoed: Bool {
    if case .vetoed = self { true } else { false }
  }

  /// An intent of an app, or several that it could be.
  var isRequest: Bool {
    switch self {
    case .intent, .intents: true
    default: false
    }
  }
}

/// What to do next. The state is already changed; the one who asked for the decision carries it out.
package enum Decision: Hashable, Sendable {
  /// Run the top frame's intent.
  case run
  /// Give the waiting `perform` its answer.
  case resume(IntentAnswer, key: String)
  /// Run the top frame's intent again from its journal: values changed. The reason goes to the question that
  /// it comes back with.
  case rerun(RepromptReason)
  /// Put the top frame's question, saying first what was wrong with the last answer.
  case ask(RepromptReason)
  /// The top frame has ended without doing anything more; the one below is to be asked again, if there is one.
  case ended(FrameEnding)
  /// Take back what was done last.
  case undo
  case say(SystemResponse)

  /// A waiting intent goes on: the answer counted.
  var goesOn: Bool {
    switch self {
    case .resume, .rerun: true
    case .run, .ask, .ended, .undo, .say: false
    }
  }
}

package enum RepromptReason: Hashable, Sendable {
  case first
  case problem(IntentQuestion.Problem)
  case notUnderstood
  case repeated
  case help
  /// Too long ago: the question is put again before an answer counts.
  case expired
  /// A frame above has ended, or the frame was parked.
  case resumed
  /// The question before, with the words it was answered in.
  case back(was: String)
  /// There is no question before this one.
  case nothingBefore
  /// The question cannot be skipped.
  case required
  /// Something has been done already that an earlier answer led to.
  case tooLate
  /// The list is complete.
  case noOthers
  /// 아무거나, where the assistant must not choose.
  case cannotChoose
  /// What is done often is offered.
  case habits
  /// 제일 가까운 데, where the options do not show how far they are.
  case notComparable
  /// What costs was agreed to by somebody who is not known to be a person.
  case personWanted
  /// A question of the assistant's own was left; everything stays as it was.
  case kept
}

package enum FrameEnding: Hashable, Sendable {
  case cancelled, declined, exhausted, expired
  /// Nobody answered.
  case unheard
}

package enum SystemResponse: Hashable, Sendable {
  case notUnderstood
  case vetoed(rule: String, span: [Int])
  case notFound(Candidate, slot: String, said: String)
  /// Nothing was said, and nothing was asked.
  case listening
  case nothingToCancel
  case nothingToRepeat
  case nothingBefore
  case nothingParked
  /// The parked frames' intents.
  case parked([Candidate])
  case lastReply
  case help
  case noHabits
  case tooLong
  case tooComplex
  case undone(Candidate)
  case nothingToUndo
  case alreadyUndone
  /// It could be taken back for so long.
  case undoTooLate(seconds: Double)
  /// The process that knew how has ended.
  case undoLost
  /// It was begun, and nobody knows whether it happened.
  case undoUnclear
  /// Another turn is being taken.
  case working
  case stopping
}
