public import JSONText
public import struct Foundation.Date

/// The line that answers a request, or tells before how far it has come.
public struct ControlReply: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case hello(HostGreeting)
    case pong
    /// Nil when there is none: no question is open, nothing can be taken back.
    case turn(Turn?)
    /// Nil when there is no conversation to go on with.
    case open(session: String?, Turn?)
    case speaking(String)
    case sessions([SessionLine])
    case state(String)
    case deleted(Int)
    case explanation(String)
    case words(CompletionVocabulary)
    case names([String])
    case subscribed
    case reloaded
    case now(Date)
    case surfaces(SurfaceReply)
    case forgotten
    case login(PageLogin)
    case browsers([BrowserLine])
    case failure(AssistantFailure)
    /// No answer yet.
    case progress(RunProgress)
  }

  public var id: ControlRequest.ID?
  public var content: Content

  public init(_ content: Content, id: ControlRequest.ID? = nil) {
    self.content = content
    self.id = id
  }

  /// The turn of a reply that has one.
  public var turn: Turn? {
    switch content {
    case .turn(let turn), .open(_, let turn): turn
    default: nil
    }
  }
}

extension ControlReply {
  /// Reads a line.
  ///
  /// - Throws: `JSONMistake` when it is not a reply.
  public init(_ line: [UInt8]) throws(JSONMistake) {
    try self.init(jsonValue: JSON(parsingObject: line, called: "reply"))
  }

  /// In UTF-8, with its end. The identifier stands first.
  public var line: [UInt8] { jsonValue.lineBytes + [UInt8(ascii: "\n")] }
}

extension ControlReply: JSONConvertible {
  public var jsonValue: JSON {
    let all = [("id", id?.jsonValue ?? .null)] + content.members
    return JSON(.object(all.map { JSON.Member($0, $1) }))
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(try Content(reading: json), id: json.given("id").flatMap { ControlRequest.ID($0) })
  }
}

extension ControlReply.Content {
  fileprivate var members: [(String, JSON)] {
    switch self {
    case .hello(let greeting): [("hello", greeting.jsonValue)]
    case .pong: [("pong", .boolean(true))]
    case .turn(let turn): [("turn", .of(turn))]
    case .open(let session, let turn): [("session", .text(session)), ("turn", .of(turn))]
    case .speaking(let language): [("language", .text(language))]
    case .sessions(let sessions): [("sessions", .list(of: sessions))]
    case .state(let state): [("state", .text(state))]
    case .deleted(let count): [("deleted", .integer(count))]
    case .explanation(let text): [("explanation", .text(text))]
    case .words(let words): [("words", words.jsonValue)]
    case .names(let names): [("names", .texts(names))]
    case .subscribed: [("subscribed", .boolean(true))]
    case .reloaded: [("reloaded", .boolean(true))]
    case .now(let date): [("now", .text(timestamp(date)))]
    case .surfaces(let reply): [("surfaces", reply.jsonValue)]
    case .forgotten: [("forgotten", .boolean(true))]
    case .login(let login): [("login", login.jsonValue)]
    case .browsers(let browsers): [("browsers", .list(of: browsers))]
    case .failure(let failure): [("error", failure.jsonValue)]
    case .progress(let progress): [("progress", progress.jsonValue)]
    }
  }

  /// Each kind has a key that no other one has, but for the turn, which `open` has beside its `session`.
  fileprivate init(reading json: JSON) throws(JSONMistake) {
    let kinds = [
      "error", "hello", "pong", "session", "turn", "language", "sessions", "state", "deleted", "explanation",
      "words", "names", "subscribed", "reloaded", "now", "surfaces", "forgotten",
      "login", "browsers", "progress",
    ]
    switch kinds.first(where: { json[$0] != nil }) {
    case "error": self = .failure(try json.read("error"))
    case "hello": self = .hello(try json.read("hello"))
    case "pong": self = .pong
    case "session": self = .open(session: try json.textIfGiven("session"), try json.readIfGiven("turn"))
    case "turn": self = .turn(try json.readIfGiven("turn"))
    case "language": self = .speaking(try json.text("language"))
    case "sessions": self = .sessions(try json.readList("sessions"))
    case "state": self = .state(try json.text("state"))
    case "deleted": self = .deleted(try json.integer("deleted"))
    case "explanation": self = .explanation(try json.text("explanation"))
    case "words": self = .words(try json.read("words"))
    case "names": self = .names(try json.texts("names"))
    case "subscribed": self = .subscribed
    case "reloaded": self = .reloaded
    case "now": self = .now(try json.time("now"))
    case "surfaces": self = .surfaces(try json.read("surfaces"))
    case "forgotten": self = .forgotten
    case "login": self = .login(try json.read("login"))
    case "browsers": self = .browsers(try json.readList("browsers"))
    case "progress": self = .progress(try json.read("progress"))
    default: throw JSONMistake("there is nothing in it that a reply has", at: json.offset)
    }
  }
}
