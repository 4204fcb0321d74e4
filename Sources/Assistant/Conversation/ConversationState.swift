package import AppIntents
package import struct Foundation.Date

/// Everything a conversation is, as a value: it survives the process, and a decision about the next turn
/// needs nothing else.
package struct ConversationState: Hashable, Sendable, Codable {
  package var id: String
  /// The language of replies, a BCP 47 tag.
  package var language: String
  /// The app that a sentence without an app's name is taken to mean first.
  package var focus: String?
  package var turn = 0
  /// Intents being filled; the last one has the floor, those below wait for it.
  package var frames: [Frame] = []
  package var lastFrame = 0
  /// The last reply, for whoever did not hear it.
  package var lastReply: String?
  /// Turns already answered, by the caller's request id: repeating a request repeats its reply.
  package var answeredRequests: [String: AnsweredRequest] = [:]

  package init(id: String, language: String, focus: String? = nil) {
    self.id = id
    self.language = language
    self.focus = focus
  }

  package var top: Frame? {
    get { frames.last }
    set {
      guard let newValue, !frames.isEmpty else { return }
      frames[frames.count - 1] = newValue
    }
  }
}

/// A reply that was given to a request with an id.
package struct AnsweredRequest: Hashable, Sendable, Codable {
  package var text: String
  package var outcome: TurnOutcome
}

/// One intent being filled.
package struct Frame: Hashable, Sendable, Codable {
  package enum Stage: Hashable, Sendable, Codable {
    /// Several intents fit; which one is being asked.
    case choosingIntent([Candidate])
    /// What was understood is being confirmed before anything runs.
    case confirmingUnderstood
    /// `perform` runs, or waits in a question.
    case running
  }

  package var id: Int
  package var stage: Stage
  package var candidate: Candidate
  package var journal = Journal()
  package var question: OpenQuestion?
  /// What was answered so far, by slot.
  package var answered: [String: AnsweredSlot] = [:]
  /// How often the slot that was answered last has been asked for: a value that the intent refuses is a miss.
  package var lastAttempt: SlotAttempt?

  package init(id: Int, stage: Stage, candidate: Candidate) {
    self.id = id
    self.stage = stage
    self.candidate = candidate
  }

  /// Forgets the answers to questions about `slots` and their properties.
  mutating func forgetAnswers(about slots: some Collection<String>) {
    journal.forgetAnswers(about: slots)
    answered = answered.filter { name, _ in !slots.contains { name == $0 || name.hasPrefix($0 + ".") } }
  }

  /// Forgets the last answer, and says whether there was one.
  mutating func forgetLastAnswer() -> Bool {
    guard let last = journal.answers.popLast() else { return false }
    answered[String(last.key.prefix { $0 != "#" })] = nil
    return true
  }

  mutating func forgetAllAnswers() {
    journal.answers = []
    answered = [:]
  }
}

/// A reading of an utterance that can be run: an intent with what was said for its parameters.
package struct Candidate: Hashable, Sendable, Codable {
  package var call: IntentCall
  /// The template that matched.
  package var phrase: String
  package var cost: Int
  package var asksFirst: Bool
  /// What was said for each slot, and where.
  package var said: [String: SaidSlot]
  /// What had to be changed to understand it.
  package var repair: UtteranceRepair?

  package init(call: IntentCall, phrase: String, cost: Int, asksFirst: Bool, said: [String: SaidSlot] = [:]) {
    self.call = call
    self.phrase = phrase
    self.cost = cost
    self.asksFirst = asksFirst
    self.said = said
  }
}

/// What was changed in an utterance before it matched.
package struct UtteranceRepair: Hashable, Sendable, Codable {
  package var from: String
  package var to: String
  /// `keyboard` or `spelling`.
  package var how: String
}

/// An answer that was taken, and the words it was given in.
package struct AnsweredSlot: Hashable, Sendable, Codable {
  package enum Value: Hashable, Sendable, Codable {
    case option(ChosenOption)
    case options([ChosenOption])
    case argument(IntentArgument)
  }

  package var value: Value
  package var said: SaidSlot

  package init(_ value: Value, said: SaidSlot) {
    self.value = value
    self.said = said
  }
}

package struct ChosenOption: Hashable, Sendable, Codable {
  package var id: String
  package var title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

package struct SlotAttempt: Hashable, Sendable, Codable {
  package var slot: String
  package var attempt: Int
}

package struct SaidSlot: Hashable, Sendable, Codable {
  package var text: String
  /// In Unicode scalars of the utterance as received.
  package var span: [Int]

  package init(text: String, span: [Int]) {
    self.text = text
    self.span = span
  }
}

/// The one question that a frame waits in.
package struct OpenQuestion: Hashable, Sendable, Codable {
  /// Slot and occurrence: `menuItem#1`.
  package var key: String
  package var question: IntentQuestion
  /// Of the question as it was asked first: narrowing its options makes no other question of it.
  package let fingerprint: String
  package var attempt = 1
  package var asked: Date

  package init(key: String, question: IntentQuestion, asked: Date) {
    self.key = key
    self.question = question
    self.asked = asked
    fingerprint = question.fingerprint
  }

  /// Attempts that a person has. Somebody who does not say which intent was meant will rather say it anew.
  package var attemptLimit: Int { question.slot == "intent" ? 2 : 3 }

  /// How long an answer counts without asking again: ten minutes, two for what costs.
  package func expires(costly: Bool) -> Date {
    asked.addingTimeInterval(question.kind == .confirm && costly ? 120 : 600)
  }
}
