public import JSONText

/// A line that a client sends to the control socket.
///
///     ControlRequest(.take(TurnRequest(.text("치킨 주문해줘")))).line
public struct ControlRequest: Hashable, Sendable {
  /// What is to be done.
  public enum Action: Hashable, Sendable {
    case hello, ping
    /// `say`; without anything that is said, `answer`.
    case take(TurnRequest)
    /// The reply that a request had, in the conversation where it was made.
    case answered(String, in: TurnRequest.Target)
    /// The open question again; nil: of the newest conversation.
    case open(session: String?)
    /// What the person's last turn in a conversation that an agent speaks in came to.
    case outcome(session: String)
    /// Nil: in the newest conversation in which something can be taken back.
    case undo(session: String?)
    case speak(String, session: String)
    case sessions
    case show(session: String)
    case delete(session: String)
    case deleteAll
    case explain(String)
    case words(language: String?)
    case names(String)
    case subscribe(after: Int?)
    case reload
    case advance(seconds: Double)
    /// Nil: in the language of the daemon.
    case surfaces(SurfaceRequest, language: String?)
    /// Erases everything that is kept of anybody.
    case forget
    /// A code that logs a browser in at the page, once.
    case login
    /// The browsers that are logged in.
    case browsers
    /// Logs a browser out; nil: all of them.
    case logout(browser: String?)
  }

  /// Any text or whole number: the reply has it, too.
  public enum ID: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  public var id: ID?
  /// Where the person sits: its newest conversation can be gone on with.
  public var terminal: String?
  public var action: Action
  /// Lines before the reply tell how far the run of the turn has come.
  public var tellsProgress: Bool

  public init(_ action: Action, terminal: String? = nil, id: ID? = nil, tellsProgress: Bool = false) {
    self.action = action
    self.terminal = terminal
    self.id = id
    self.tellsProgress = tellsProgress
  }
}

// MARK: Its JSON

extension ControlRequest {
  /// What can stand behind `do`.
  package enum Verb: String, CaseIterable {
    case hello, ping, say, answer, answered, open, outcome, undo, speak, sessions, show, delete, explain,
      words, names,
      subscribe
    case reload, advance, surfaces, forget, login, browsers, logout
  }

  private static let keys =
    (TurnRequest.keys + [
      "after", "all", "begin", "browser", "do", "id", "progress", "seconds", "surface", "terminal",
    ])
    .sorted()

  /// In UTF-8, without its end.
  public var line: [UInt8] { jsonValue.lineBytes }

  /// Reads a line.
  ///
  /// - Throws: `AssistantFailure.badRequest` that says what is wrong with it.
  public init(_ line: [UInt8]) throws(AssistantFailure) { try self.init(Self.json(line)) }

  package static func json(_ line: [UInt8]) throws(AssistantFailure) -> JSON {
    do {
      return try JSON(parsingObject: line, called: "line")
    } catch {
      throw AssistantFailure(.badRequest, error.message)
    }
  }

  package init(_ json: JSON) throws(AssistantFailure) {
    do {
      try self.init(jsonValue: json)
    } catch {
      throw AssistantFailure(.badRequest, error.message)
    }
  }
}

extension ControlRequest: JSONConvertible {
  public var jsonValue: JSON {
    var members = action.members
    members["do"] = .text(action.verb.rawValue)
    members["id"] = id?.jsonValue
    members["terminal"] = terminal.map { .text($0) }
    if tellsProgress { members["progress"] = .boolean(true) }
    return JSON(members)
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    if let unknown = json.unknownKey(among: Self.keys) {
      throw JSONMistake(
        "there is no “\(unknown)”; a request has \(Self.keys.joined(separator: ", "))", at: json.offset)
    }
    let name = try json.text("do")
    guard let verb = Verb(rawValue: name) else {
      let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw JSONMistake("nothing is done for “\(name)”; there is \(verbs)", at: json.offset)
    }
    var id: ID?
    if let given = json.given("id") {
      id = ID(given)
      if id == nil { throw given.otherType("id") }
    }
    let terminal = try json.nameIfGiven("terminal")
    let tellsProgress = try json.booleanIfGiven("progress") ?? false
    self.init(
      try Action(verb, reading: json), terminal: terminal, id: id, tellsProgress: tellsProgress)
  }
}

extension ControlRequest.Action {
  fileprivate var verb: ControlRequest.Verb {
    switch self {
    case .hello: .hello
    case .ping: .ping
    case .take(let request): request.input.isAnswers ? .answer : .say
    case .answered: .answered
    case .open: .open
    case .outcome: .outcome
    case .undo: .undo
    case .speak: .speak
    case .sessions: .sessions
    case .show: .show
    case .delete, .deleteAll: .delete
    case .explain: .explain
    case .words: .words
    case .names: .names
    case .subscribe: .subscribe
    case .reload: .reload
    case .advance: .advance
    case .surfaces: .surfaces
    case .forget: .forget
    case .login: .login
    case .browsers: .browsers
    case .logout: .logout
    }
  }

  fileprivate var members: [String: JSON] {
    switch self {
    case .hello, .ping, .sessions, .reload, .forget, .login, .browsers: [:]
    case .take(let request): request.members
    case .answered(let request, let target): target.members.merging(["request": .text(request)]) { $1 }
    case .open(nil): ["continue": .boolean(true)]
    case .undo(nil): [:]
    case .open(let session?), .outcome(let session), .undo(let session?), .show(let session),
      .delete(let session):
      ["session": .text(session)]
    case .speak(let language, let session): ["session": .text(session), "language": .text(language)]
    case .deleteAll, .logout(nil): ["all": .boolean(true)]
    case .logout(let browser?): ["browser": .text(browser)]
    case .explain(let text), .names(let text): ["text": .text(text)]
    case .words(let language): language.map { ["language": .text($0)] } ?? [:]
    case .subscribe(let last): last.map { ["after": .integer($0)] } ?? [:]
    case .advance(let seconds): ["seconds": .number(seconds)]
    case .surfaces(let request, let language):
      ["surface": request.jsonValue].merging(language.map { ["language": .text($0)] } ?? [:]) { $1 }
    }
  }

  fileprivate init(_ verb: ControlRequest.Verb, reading json: JSON) throws(JSONMistake) {
    switch verb {
    case .hello: self = .hello
    case .ping: self = .ping
    case .say:
      let said = try TurnRequest.Input(reading: json)
      self = .take(try TurnRequest(reading: json, said))
    case .answer: self = .take(try TurnRequest(reading: json, .answers(try TurnChannel(reading: json))))
    case .answered:
      self = .answered(try json.name("request"), in: try TurnRequest.Target(reading: json))
    case .open:
      self = .open(session: try json.booleanIfGiven("continue") == true ? nil : try json.name("session"))
    case .outcome: self = .outcome(session: try json.name("session"))
    case .undo: self = .undo(session: try json.nameIfGiven("session"))
    case .speak: self = .speak(try json.givenText("language"), session: try json.name("session"))
    case .sessions: self = .sessions
    case .show: self = .show(session: try json.name("session"))
    case .delete:
      self =
        try json.booleanIfGiven("all") == true ? .deleteAll : .delete(session: try json.name("session"))
    case .explain: self = .explain(try json.givenText("text"))
    case .words: self = .words(language: try json.textIfGiven("language"))
    case .names: self = .names(try json.givenText("text"))
    case .subscribe: self = .subscribe(after: try json.eventIfGiven("after"))
    case .reload: self = .reload
    case .advance: self = .advance(seconds: try json.givenNumber("seconds"))
    case .surfaces:
      self = .surfaces(try json.read("surface"), language: try json.textIfGiven("language"))
    case .forget: self = .forget
    case .login: self = .login
    case .browsers: self = .browsers
    case .logout:
      self = .logout(browser: try json.booleanIfGiven("all") == true ? nil : try json.name("browser"))
    }
  }
}

extension ControlRequest.ID {
  package init?(_ json: JSON) {
    if let number = json.integer {
      self = .number(number)
    } else if let text = json.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  package var jsonValue: JSON {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .integer(number)
    }
  }
}

extension JSON {
  /// `null` is missing, too.
  fileprivate func givenText(_ key: String) throws(JSONMistake) -> String {
    guard let text = try textIfGiven(key) else { throw JSONMistake("“\(key)” is missing", at: offset) }
    return text
  }

  fileprivate func givenNumber(_ key: String) throws(JSONMistake) -> Double {
    guard let number = try numberIfGiven(key) else { throw JSONMistake("“\(key)” is missing", at: offset) }
    return number
  }

  fileprivate func eventIfGiven(_ key: String) throws(JSONMistake) -> Int? {
    guard let number = try integerIfGiven(key) else { return nil }
    guard number >= 0 else { throw JSONMistake("“\(key)” is no event's identifier", at: offset) }
    return number
  }
}
