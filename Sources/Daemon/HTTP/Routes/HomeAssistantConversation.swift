import Assistant
import ConversationProtocol
import Foundation
import JSONText

/// A turn in the shape of Home Assistant's conversation API (developers.home-assistant.io, “Conversation API”):
/// what it sends to `/api/conversation/process`, and what it expects back.
enum HomeAssistantConversation {
  struct Body: Hashable, Sendable {
    var text: String
    var conversation: String?
    var language: String?

    /// What else Home Assistant may send (agent, device, satellite) says nothing here.
    ///
    /// - Throws: `HTTPFailure` that says what is wrong with it.
    init(_ data: Data) throws(HTTPFailure) {
      do {
        let json = try JSON(parsingObject: Array(data), called: "body")
        text = try json.text("text")
        conversation = try json.nameIfGiven("conversation_id")
        language = try json.textIfGiven("language")
      } catch {
        throw HTTPFailure.badRequest(error.message)
      }
    }
  }

  /// The whole turn stands beside it, under a name of our own.
  struct Reply: Sendable, Encodable {
    let turn: Turn
    let language: String

    private enum Key: String, CodingKey {
      case response, conversation = "conversation_id", continues = "continue_conversation"
      case turn = "x_malgil"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Response(turn, language: language), forKey: .response)
      try container.encode(turn.session, forKey: .conversation)
      try container.encode(turn.question != nil, forKey: .continues)
      try container.encode(turn, forKey: .turn)
    }
  }

  private struct Response: Encodable {
    var speech: [String: Speech]
    var card: [String: String] = [:]
    var language: String
    var type: Kind
    var data: ResponseData

    private enum CodingKeys: String, CodingKey { case speech, card, language, type = "response_type", data }

    init(_ turn: Turn, language: String) {
      speech = ["plain": Speech(speech: turn.speech.full)]
      self.language = language
      type = Kind(turn.outcome)
      data = ResponseData(turn)
    }
  }

  private struct Speech: Encodable {
    var speech: String
    /// Always null.
    var extra: String?

    private enum Key: String, CodingKey { case speech, extra = "extra_data" }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(speech, forKey: .speech)
      try container.encode(extra, forKey: .extra)
    }
  }

  private enum Kind: String, Encodable {
    case done = "action_done"
    case answer = "query_answer"
    case error

    /// Who leaves a question had done what was wanted: nothing. A question is an answer that is not the last.
    init(_ outcome: TurnOutcome) {
      switch outcome {
      case .done, .cancelled, .declined: self = .done
      case .answered, .inputRequired: self = .answer
      case .notUnderstood, .noTarget, .failed, .expired, .superseded: self = .error
      }
    }
  }

  private enum Code: String, Encodable {
    case noIntent = "no_intent_match"
    case noTarget = "no_valid_targets"
    case failed = "failed_to_handle"
    case unknown

    init?(_ outcome: TurnOutcome) {
      switch outcome {
      case .notUnderstood: self = .noIntent
      case .noTarget: self = .noTarget
      case .failed: self = .failed
      case .expired, .superseded: self = .unknown
      case .done, .answered, .inputRequired, .cancelled, .declined: return nil
      }
    }
  }

  /// `{"code": …}` of an error, else what the turn was about.
  private struct ResponseData: Encodable {
    let code: Code?
    let targets: [Target]

    init(_ turn: Turn) {
      code = Code(turn.outcome)
      targets = turn.performed.flatMap { performance in
        performance.slots.sorted { $0.key < $1.key }.flatMap { Target.all(in: $0.value) }
      }
    }

    private enum Key: String, CodingKey { case code, success, failed }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      if let code {
        try container.encode(code, forKey: .code)
      } else {
        try container.encode(targets, forKey: .success)
        try container.encode([Target](), forKey: .failed)
      }
    }
  }

  private struct Target: Encodable {
    var name: String
    var type = "custom"
    var id: String

    static func all(in slot: TurnSlot) -> [Target] {
      switch slot {
      case .entity(let id?, let text, _, _): [Target(name: text, id: id)]
      case .entity, .value: []
      case .list(let slots): slots.flatMap { all(in: $0) }
      case .composite(let slots): slots.sorted { $0.key < $1.key }.flatMap { all(in: $0.value) }
      }
    }
  }
}
