public import struct Foundation.Date

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
  public var error: TurnError?

  public init(session: String, turn: Int, outcome: TurnOutcome, text: String, speech: TurnSpeech) {
    self.session = session
    self.turn = turn
    self.outcome = outcome
    self.text = text
    self.speech = speech
  }
}

/// How a turn ended.
public enum TurnOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  case done, answered
  case inputRequired = "input_required"
  case notUnderstood = "not_understood"
  case noTarget = "no_target"
  case failed, cancelled, declined, expired, superseded
}

public struct TurnSpeech: Hashable, Sendable {
  public var full: String
  public var supporting: String?
}

/// A slot's value: an entity, a plain value, several, or a composite.
public indirect enum TurnSlot: Hashable, Sendable {
  case entity(id: String?, text: String, said: String?, span: [Int]?)
  case value(TurnScalar, text: String, said: String?, span: [Int]?)
  case list([TurnSlot])
  case composite([String: TurnSlot])
}

public enum TurnScalar: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
}

public struct TurnQuestion: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case value, choice, choices, confirm, intent }

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
  /// What leaving the question is called, when the intent says so; not part of the JSON.
  public var cancelTitle: String?
  /// The answer is kept in no history; not part of the JSON.
  public var isSensitive = false
}

public struct TurnOption: Hashable, Sendable {
  public var id: String
  public var title: String
  public var subtitle: String?
  public var isDestructive: Bool
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

public struct TurnValue: Hashable, Sendable {
  public var id: String?
  public var text: String
}

public struct TurnSnippet: Hashable, Sendable {
  public var lines: [String]
  /// The words of its buttons, each of which presses it when said; nil without any.
  public var buttons: [String]?
}

public struct TurnUndo: Hashable, Sendable {
  public var until: Date
  public var say: String
}

/// An intent that came to its end, and what it was called with.
public struct TurnPerformance: Hashable, Sendable {
  public var app: String
  public var intent: String
  public var slots: [String: TurnSlot]
}

public struct TurnMatch: Hashable, Sendable {
  public var phrase: String
  public var cost: Int
  public var asksFirst: Bool
  public var repaired: TurnRepair?
}

/// What was changed in the utterance: `how` is `keyboard` or `spelling`.
public struct TurnRepair: Hashable, Sendable {
  public var from: String
  public var to: String
  public var how: String
}

public struct TurnResume: Hashable, Sendable {
  public var argv: [String]
}

public struct TurnAlternative: Hashable, Sendable {
  public var intent: String
  public var phrase: String
  public var cost: Int
}

public struct TurnError: Hashable, Sendable {
  public var code: String
  public var message: String
  public var rule: String?
  public var span: [Int]?
  public var isRetryable: Bool
}
