package import JSONText

/// One turn of the user in a conversation: text, a press, a command. All doors send it.
///
///     var request = TurnRequest(.text("네"), in: .session("s_1"))
///     request.id = "r1"
public struct TurnRequest: Hashable, Sendable {
  /// Which conversation is gone on with.
  public enum Target: Hashable, Sendable {
    /// A new one; a repeated request finds the one that its first call began.
    case new
    case session(String)
    /// The conversation with this name, or a new one.
    case begun(String)
    /// The caller's newest conversation, or a new one.
    case latest
  }

  /// What is said or done.
  public enum Input: Hashable, Sendable {
    case text(String, TurnChannel = .text)
    /// What a recogniser thinks was said, the likeliest first.
    case transcripts([String])
    /// These words are an answer, whatever they would mean otherwise: 취소 is a text of two syllables.
    case literal(String, TurnChannel = .text)
    case command(Command, TurnChannel = .text)
    /// An intent with values for its parameters, without words.
    case call(TurnCall, TurnChannel = .text)
    /// Nothing: the open question is answered with `answers`.
    case answers(TurnChannel = .text)
  }

  public var input: Input
  public var target: Target
  /// Answers to the questions that come in this turn, by slot: an option's identifier, or words.
  public var answers: [String: String]
  /// Ordinary confirmations of this turn are answered with yes; never those of an intent that costs.
  public var acceptsConfirmations: Bool
  /// Makes a repeated call harmless: it gets the reply that its first call got.
  public var id: String?
  /// Of a new conversation's replies; nil: as the assistant was set up.
  public var language: String?
  /// The app that sentences of a new conversation are taken to mean first.
  public var app: String?
  /// The number of the turn whose question the person sees. When the conversation has gone on since then, nothing is done: a
  /// yes counts only for what was seen.
  public var asked: Int?

  public init(
    _ input: Input, in target: Target = .new, answers: [String: String] = [:],
    acceptsConfirmations: Bool = false, id: String? = nil, language: String? = nil, app: String? = nil
  ) {
    self.input = input
    self.target = target
    self.answers = answers
    self.acceptsConfirmations = acceptsConfirmations
    self.id = id
    self.language = language
    self.app = app
  }
}

/// Sentences that steer a conversation, whatever it is about; a button or a line of a tool says them without words.
public enum Command: String, Hashable, Sendable, Codable, CaseIterable {
  case cancel, help, `repeat`, back, startOver, undo
  /// 건너뛰기.
  case skip
  /// 더 보여 줘.
  case more
  /// 이어서: the parked frame.
  case resume
  /// 자주 하는 거 뭐야.
  case habits
  /// 하던 거 뭐였지: which frames are parked.
  case parked
}

// MARK: Its JSON

extension TurnRequest {
  /// What its JSON may have, wherever it stands.
  static let keys = [
    "answers", "app", "arguments", "asked", "channel", "command", "continue", "intent", "language", "literal",
    "request", "session", "text", "transcripts", "yes",
  ]

  /// Reads the object that `POST /v1/say` takes.
  ///
  /// - Throws: `JSONMistake` that says what is wrong with it.
  package init(body json: JSON) throws(JSONMistake) {
    if let unknown = json.unknownKey(among: Self.keys) {
      throw JSONMistake(
        "there is no “\(unknown)”; there is \(Self.keys.joined(separator: ", "))", at: json.offset)
    }
    let isAnswered = try json.textMembersIfGiven("answers")?.isEmpty == false
    let said = try Input(reading: json)
    let answers: Input? = isAnswered ? .answers(try TurnChannel(reading: json)) : nil
    try self.init(reading: json, said ?? answers)
  }

  /// - Parameter input: nil when the object has none, which is a mistake.
  init(reading json: JSON, _ input: Input?) throws(JSONMistake) {
    let target = try Target(reading: json)
    let answers = try json.textMembersIfGiven("answers") ?? [:]
    let accepts = try json.booleanIfGiven("yes") ?? false
    let (id, language) = (try json.nameIfGiven("request"), try json.textIfGiven("language"))
    let app = try json.textIfGiven("app")
    guard let input else { throw JSONMistake("“text” is missing", at: json.offset) }
    let asked = try json.integerIfGiven("asked")
    if asked != nil, json.given("session") == nil {
      throw JSONMistake("“asked” is a turn of a “session”", at: json.offset)
    }
    self.init(
      input, in: target, answers: answers, acceptsConfirmations: accepts, id: id, language: language, app: app
    )
    self.asked = asked
  }

  var members: [String: JSON] {
    var members = target.members.merging(input.members) { $1 }
    if !answers.isEmpty { members["answers"] = JSON(answers.mapValues { .text($0) }) }
    if acceptsConfirmations { members["yes"] = .boolean(true) }
    members["request"] = id.map { .text($0) }
    members["language"] = language.map { .text($0) }
    members["app"] = app.map { .text($0) }
    members["asked"] = asked.map { .integer($0) }
    return members
  }
}

extension TurnRequest.Target {
  init(reading json: JSON) throws(JSONMistake) {
    let isLatest = try json.booleanIfGiven("continue") ?? false
    let isBegun = try json.booleanIfGiven("begin") ?? false
    switch (try json.nameIfGiven("session"), isLatest) {
    case (let id?, false): self = isBegun ? .begun(id) : .session(id)
    case (nil, true): self = .latest
    case (nil, false): self = .new
    case (_?, true): throw JSONMistake("either “session” or “continue” is given", at: json.offset)
    }
  }

  var members: [String: JSON] {
    switch self {
    case .new: [:]
    case .session(let id): ["session": .text(id)]
    case .begun(let id): ["session": .text(id), "begin": .boolean(true)]
    case .latest: ["continue": .boolean(true)]
    }
  }
}

extension TurnRequest.Input {
  /// Nil when nothing is said.
  init?(reading json: JSON) throws(JSONMistake) {
    let said = ["text", "transcripts", "literal", "command", "intent"].filter { json.given($0) != nil }
    guard said.count < 2 else {
      throw JSONMistake("either “\(said[0])” or “\(said[1])” is said", at: json.offset)
    }
    let channel = try TurnChannel(reading: json)
    guard said.first == "intent" || json.given("arguments") == nil else {
      throw JSONMistake("“arguments” are those of an “intent”", at: json.offset)
    }
    switch said.first {
    case "text": self = .text(try json.text("text"), channel)
    case "transcripts": self = .transcripts(try json.texts("transcripts"))
    case "literal": self = .literal(try json.text("literal"), channel)
    case "command": self = .command(try json.readName("command"), channel)
    case "intent": self = .call(try TurnCall(reading: json), channel)
    default: return nil
    }
  }

  var members: [String: JSON] {
    switch self {
    case .text(let text, let channel): ["text": .text(text)].merging(channel.members) { $1 }
    case .transcripts(let transcripts): ["transcripts": .texts(transcripts)]
    case .literal(let text, let channel): ["literal": .text(text)].merging(channel.members) { $1 }
    case .command(let command, let channel):
      ["command": .text(command.rawValue)].merging(channel.members) { $1 }
    case .call(let call, let channel): call.members.merging(channel.members) { $1 }
    case .answers(let channel): channel.members
    }
  }

  /// How the reply goes back.
  package var channel: TurnChannel {
    switch self {
    case .text(_, let channel), .literal(_, let channel), .command(_, let channel), .call(_, let channel),
      .answers(let channel):
      channel
    case .transcripts: .voice
    }
  }

  /// Nothing is said.
  package var isAnswers: Bool {
    if case .answers = self { true } else { false }
  }
}

extension TurnChannel {
  /// Text, when the object says nothing else.
  init(reading json: JSON) throws(JSONMistake) {
    self = try json.readNameIfGiven("channel") ?? .text
  }

  fileprivate var members: [String: JSON] { self == .text ? [:] : ["channel": .text(rawValue)] }
}
