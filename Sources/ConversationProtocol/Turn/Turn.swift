public import struct Foundation.Date
public import JSONText

/// One turn of a conversation as every door reports it: the object of `--json`, the socket and HTTP.
///
/// Spans are half-open, in Unicode scalars of the text as received.
public struct Turn: Hashable, Sendable {
  public var session: String
  public var turn: Int
  public var channel = TurnChannel.text
  public var outcome: TurnOutcome
  public var app: String?
  public var intent: String?
  public var slots: [String: TurnSlot] = [:]
  /// What is shown.
  public var text: String
  /// What is said: the same, spelled for a speech engine.
  public var speech: TurnSpeech
  public var question: TurnQuestion?
  public var value: TurnValue?
  public var snippet: TurnSnippet?
  public var undo: TurnUndo?
  /// The intents that came to their end in this turn, in their order.
  public var performed: [TurnPerformance] = []
  /// The effects that were carried out in this turn, by name, and how often.
  public var effects: [String: Int] = [:]
  public var match: TurnMatch?
  public var resume: TurnResume?
  public var alternatives: [TurnAlternative] = []
  /// Why the turn did not do what was asked for.
  public var error: AssistantFailure?

  public init(session: String, turn: Int, outcome: TurnOutcome, text: String, speech: TurnSpeech) {
    self.session = session
    self.turn = turn
    self.outcome = outcome
    self.text = text
    self.speech = speech
  }

  /// Nothing was done but to look something up. Of several intents the earlier ones may have been more than that.
  public var isOnlyAnswer: Bool {
    (outcome == .answered || outcome == .notUnderstood) && effects.isEmpty && performed.count <= 1
  }
}

/// How a turn reaches the assistant and how its reply goes back.
public enum TurnChannel: String, Hashable, Sendable, Codable, CaseIterable {
  /// Typed and read.
  case text
  /// Speech in and out: lists cannot be seen.
  case voice
  /// A program that speaks for somebody: its yes spends nothing.
  case agent
}

/// How a turn ended.
public enum TurnOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  case done, answered
  case inputRequired = "input_required"
  case notUnderstood = "not_understood"
  case noTarget = "no_target"
  case failed, cancelled, declined, expired, superseded
}

/// What is said, spelled for a speech engine, and what may be said besides.
public struct TurnSpeech: Hashable, Sendable {
  public var full: String
  public var supporting: String?

  public init(full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }
}

/// A slot's value: an entity, a plain value, several, or a composite.
public indirect enum TurnSlot: Hashable, Sendable {
  case entity(id: String?, text: String, said: String?, span: [Int]?)
  case value(TurnScalar, text: String, said: String?, span: [Int]?)
  case list([TurnSlot])
  case composite([String: TurnSlot])
}

/// A plain value.
public enum TurnScalar: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
}

/// The open question: how to answer it, how often, and until when.
public struct TurnQuestion: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable { case value, choice, choices, confirm, intent }

  /// The slot and how often it was asked: `menuItem#1`.
  public var id: String
  public var kind: Kind
  public var slot: String
  /// What the prompt shows: 가게, 수량, 확인.
  public var title: String
  public var attempt: Int
  public var max: Int
  public var expires: Date
  public var schema: TurnSchema
  public var options: [TurnOption]
  /// What leaving the question is called, when the intent says so.
  public var cancelTitle: String?
  /// The answer belongs in no history.
  public var isSensitive = false

  public init(
    id: String, kind: Kind, slot: String, title: String, attempt: Int, max: Int, expires: Date,
    schema: TurnSchema, options: [TurnOption], cancelTitle: String? = nil, isSensitive: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.slot = slot
    self.title = title
    self.attempt = attempt
    self.max = max
    self.expires = expires
    self.schema = schema
    self.options = options
    self.cancelTitle = cancelTitle
    self.isSensitive = isSensitive
  }
}

/// One answer to a question, as it is offered.
public struct TurnOption: Hashable, Sendable {
  public var id: String
  public var title: String
  public var subtitle: String?
  /// The title of the options that it stands among; nil where they have none.
  public var section: String?
  /// Marked, so that it is not chosen by accident.
  public var isDestructive: Bool

  public init(
    id: String, title: String, subtitle: String? = nil, section: String? = nil, isDestructive: Bool = false
  ) {
    self.section = section
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.isDestructive = isDestructive
  }
}

/// The subset of JSON Schema that an elicitation allows.
public enum TurnSchema: Hashable, Sendable {
  case string
  case integer(minimum: Int?, maximum: Int?)
  case number(minimum: Double?, maximum: Double?)
  case boolean
  /// A date and time in ISO 8601.
  case dateTime
  case oneOf([TurnOption])
  case anyOf([TurnOption])
}

/// What an intent gave back.
public struct TurnValue: Hashable, Sendable {
  public var id: String?
  public var text: String

  public init(id: String? = nil, text: String) {
    self.id = id
    self.text = text
  }
}

/// What is shown beside the reply.
public struct TurnSnippet: Hashable, Sendable {
  public var lines: [String]
  /// The words of its buttons, each of which presses it when said; nil without any.
  public var buttons: [String]?
  /// The same as it is seen: a tree of views (`Docs/Views.md`), which front ends that only read words leave alone.
  public var tree: JSON?

  public init(lines: [String], buttons: [String]? = nil, tree: JSON? = nil) {
    self.lines = lines
    self.buttons = buttons
    self.tree = tree
  }
}

/// Until when what was done can be taken back, and the words that do it.
public struct TurnUndo: Hashable, Sendable {
  public var until: Date
  public var say: String

  public init(until: Date, say: String) {
    self.until = until
    self.say = say
  }
}

/// An intent that came to its end, and what it was called with.
public struct TurnPerformance: Hashable, Sendable {
  public var app: String
  public var intent: String
  public var slots: [String: TurnSlot]

  public init(app: String, intent: String, slots: [String: TurnSlot]) {
    self.app = app
    self.intent = intent
    self.slots = slots
  }
}

/// The phrase that was understood, and at which cost.
public struct TurnMatch: Hashable, Sendable {
  public var phrase: String
  public var cost: Int
  public var asksFirst: Bool
  public var repaired: TurnRepair?

  public init(phrase: String, cost: Int, asksFirst: Bool, repaired: TurnRepair? = nil) {
    self.phrase = phrase
    self.cost = cost
    self.asksFirst = asksFirst
    self.repaired = repaired
  }
}

/// What was changed in the utterance: `how` is `keyboard` or `spelling`.
public struct TurnRepair: Hashable, Sendable {
  public var from: String
  public var to: String
  public var how: String

  public init(from: String, to: String, how: String) {
    self.from = from
    self.to = to
    self.how = how
  }
}

/// How a program goes on with the conversation: the arguments of the tool.
public struct TurnResume: Hashable, Sendable {
  public var argv: [String]

  public init(argv: [String]) {
    self.argv = argv
  }
}

/// Another intent that the words could have meant.
public struct TurnAlternative: Hashable, Sendable {
  public var intent: String
  public var phrase: String
  public var cost: Int

  public init(intent: String, phrase: String, cost: Int) {
    self.intent = intent
    self.phrase = phrase
    self.cost = cost
  }
}
