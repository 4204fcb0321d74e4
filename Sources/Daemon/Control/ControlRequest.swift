package import ConversationProtocol
import JSONText

/// A line that a client sends.
package struct ControlRequest: Hashable, Sendable {
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case hello, ping, say, answer, answered, open, undo, speak, sessions, show, delete, explain, words, names,
      subscribe
    case reload, advance
  }

  /// Any text or whole number: the reply has it, too.
  package enum ID: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  package var id: ID?
  package var verb: Verb
  package var session: String?
  /// The conversation is begun if there is none of that name.
  package var begins = false
  /// The newest conversation of this terminal.
  package var continues = false
  package var text: String?
  package var transcripts: [String]?
  package var channel = TurnChannel.text
  package var answers: [String: String] = [:]
  package var yes = false
  package var request: String?
  package var terminal: String?
  package var language: String?
  package var app: String?
  /// The last event that is known.
  package var after: Int?
  package var seconds: Double?
  package var all = false
}

extension ControlRequest {
  private static let keys = [
    "after", "all", "answers", "app", "begin", "channel", "continue", "do", "id", "language", "request",
    "seconds", "session", "terminal", "text", "transcripts", "yes",
  ]

  /// Reads a line.
  ///
  /// - Throws: `AssistantFailure.badRequest` that says what is wrong with it.
  package init(_ line: [UInt8]) throws(AssistantFailure) { try self.init(Self.json(line)) }

  static func json(_ line: [UInt8]) throws(AssistantFailure) -> JSON {
    do {
      return try JSON(parsingObject: line, called: "line")
    } catch {
      throw AssistantFailure(.badRequest, error.message)
    }
  }

  init(_ json: JSON) throws(AssistantFailure) {
    do {
      try self.init(reading: json)
    } catch {
      throw AssistantFailure(.badRequest, error.message)
    }
  }

  private init(reading json: JSON) throws(JSONMistake) {
    if let unknown = json.unknownKey(among: Self.keys) {
      throw JSONMistake(
        "there is no “\(unknown)”; a request has \(Self.keys.joined(separator: ", "))", at: json.offset)
    }
    let name = try json.text("do")
    guard let verb = Verb(rawValue: name) else {
      let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw JSONMistake("nothing is done for “\(name)”; there is \(verbs)", at: json.offset)
    }
    self.init(verb: verb)
    if let given = json.given("id") {
      guard let read = ID(given) else { throw given.otherType("id") }
      id = read
    }
    session = try json.nameIfGiven("session")
    begins = try json.booleanIfGiven("begin") ?? false
    continues = try json.booleanIfGiven("continue") ?? false
    text = try json.textIfGiven("text")
    transcripts = try json.textsIfGiven("transcripts")
    channel = try json.readNameIfGiven("channel") ?? .text
    answers = try json.textMembersIfGiven("answers") ?? [:]
    yes = try json.booleanIfGiven("yes") ?? false
    request = try json.nameIfGiven("request")
    terminal = try json.nameIfGiven("terminal")
    language = try json.textIfGiven("language")
    app = try json.textIfGiven("app")
    after = try json.integerIfGiven("after")
    if let after, after < 0 { throw JSONMistake("“after” is no event's identifier", at: json.offset) }
    seconds = try json.numberIfGiven("seconds")
    all = try json.booleanIfGiven("all") ?? false
  }
}

extension ControlRequest.ID {
  init?(_ json: JSON) {
    if let number = json.integer {
      self = .number(number)
    } else if let text = json.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  var jsonValue: JSON {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .integer(number)
    }
  }
}
