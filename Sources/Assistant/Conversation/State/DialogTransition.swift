import AppIntents
import ConversationProtocol

/// What a conversation is in when something is said: the kind of the open question, or none.
package enum DialogState: String, Hashable, Sendable, CaseIterable {
  case idle, value, choice, choices, confirm
  /// Which of several things to do, asked by the assistant itself.
  case intent

  package init(_ state: ConversationState) {
    guard let frame = state.top, let open = frame.open else {
      self = .idle
      return
    }
    switch frame.stage {
    case .choosingIntent, .choosingCancel, .choosingParked: self = .intent
    default: self = Self(open.question.kind)
    }
  }

  private init(_ kind: IntentQuestion.Kind) {
    switch kind {
    case .value: self = .value
    case .choice: self = .choice
    case .choices: self = .choices
    case .confirm: self = .confirm
    }
  }
}

/// What happens to a conversation: what was said, as it was read and decided about.
package enum DialogEvent: String, Hashable, Sendable, CaseIterable {
  case answer, overAnswer, correction, reopen, refused, unable, ambiguous
  case request, requests, plan, habits, leaving, vetoed, notFound, unknown, silence, tooLong
  case cancel, help, `repeat`, back, startOver, undo, skip, more, resume, parked
  /// The last attempt was used up.
  case exhausted
  /// The question was too old for an answer to count.
  case expired

  package init(_ reading: UtteranceReading, _ decision: Decision) {
    switch decision {
    case .ended(.exhausted): self = .exhausted
    case .ended(.cancelled), .ask(.kept): self = reading.isMiss ? .exhausted : Self(reading)
    case .ask(.expired), .rerun(.expired): self = .expired
    default: self = Self(reading)
    }
  }

  private init(_ reading: UtteranceReading) {
    switch reading {
    case .command(let command): self = Self(command)
    case .answer(_, let also): self = also.isEmpty ? .answer : .overAnswer
    case .correction: self = .correction
    case .reopen: self = .reopen
    case .refused: self = .refused
    case .unable: self = .unable
    case .ambiguousOptions: self = .ambiguous
    case .intent: self = .request
    case .intents: self = .requests
    case .plan: self = .plan
    case .habits: self = .habits
    case .leaving: self = .leaving
    case .vetoed: self = .vetoed
    case .notFound: self = .notFound
    case .unknown: self = .unknown
    case .silence: self = .silence
    // Either is more than is read in one turn.
    case .tooLong, .tooComplex: self = .tooLong
    }
  }

  private init(_ command: Command) {
    switch command {
    case .cancel: self = .cancel
    case .help: self = .help
    case .repeat: self = .repeat
    case .back: self = .back
    case .startOver: self = .startOver
    case .undo: self = .undo
    case .skip: self = .skip
    case .more: self = .more
    case .resume: self = .resume
    case .habits: self = .habits
    case .parked: self = .parked
    }
  }
}

extension UtteranceReading {
  /// It uses up an attempt.
  fileprivate var isMiss: Bool {
    switch self {
    case .unknown, .refused, .unable: true
    default: false
    }
  }
}

/// A cell of the table of conversations: something happens in a state.
package struct DialogTransition: Hashable, Sendable, CustomStringConvertible {
  package let state: DialogState
  package let event: DialogEvent

  package init(_ state: DialogState, _ event: DialogEvent) {
    self.state = state
    self.event = event
  }

  package var description: String { "\(state.rawValue) × \(event.rawValue)" }

  /// The cells that make sense, by state and event. In the others a sentence is read as something else.
  package static let all: [DialogTransition] = DialogState.allCases.flatMap { state in
    DialogEvent.allCases.filter { states(of: $0).contains(state) }.map { DialogTransition(state, $0) }
  }

  private static func states(of event: DialogEvent) -> Set<DialogState> {
    switch event {
    case .answer, .expired, .exhausted: [.value, .choice, .choices, .confirm, .intent]
    case .correction, .reopen, .back, .skip, .leaving: [.value, .choice, .choices, .confirm]
    case .overAnswer, .refused: [.value, .choice, .choices]
    case .ambiguous, .more, .unable: [.choice, .choices]
    case .requests, .plan, .habits, .notFound, .undo, .resume, .parked: [.idle]
    case .startOver: [.idle, .value, .choice, .choices, .confirm]
    case .request, .vetoed, .unknown, .silence, .cancel, .help, .repeat: Set(DialogState.allCases)
    case .tooLong: [.idle, .value]
    }
  }
}
