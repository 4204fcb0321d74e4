import Assistant
import ConversationProtocol
import Hosting
import JSONText

/// A line that is sent to the daemon; what is nil is left out.
struct ControlCall: Sendable {
  var verb: String
  var session: String?
  var begins: Bool?
  var continues: Bool?
  var text: String?
  var transcripts: [String]?
  var channel: TurnChannel?
  var answers: [String: String]?
  var yes: Bool?
  var request: String?
  var terminal: String?
  var language: String?
  var app: String?
  var after: Int?
  var all: Bool?

  init(_ verb: String) { self.verb = verb }

  var line: [UInt8] {
    JSON([
      "after": after.map { .integer($0) }, "all": all.map { .boolean($0) },
      "answers": answers.map { JSON($0.mapValues { .text($0) }) }, "app": app.map { .text($0) },
      "begin": begins.map { .boolean($0) }, "continue": continues.map { .boolean($0) }, "do": .text(verb),
      "language": language.map { .text($0) }, "request": request.map { .text($0) },
      "session": session.map { .text($0) }, "terminal": terminal.map { .text($0) },
      "text": text.map { .text($0) }, "transcripts": transcripts.map { .texts($0) },
      "yes": yes.map { .boolean($0) },
    ]).lineBytes
  }
}

/// The line that the daemon answers with.
struct ControlAnswer: Sendable {
  var hello: HostGreeting?
  var turn: Turn?
  var session: String?
  var sessions: [SessionLine]?
  var state: String?
  var deleted: Int?
  var explanation: String?
  var words: HostWords?
  var names: [String]?
  var error: AssistantFailure?

  /// - Throws: `JSONMistake`.
  init(_ line: [UInt8]) throws(JSONMistake) {
    let json = try JSON(parsingObject: line, called: "answer")
    hello = try json.readIfGiven("hello")
    turn = try json.readIfGiven("turn")
    session = try json.textIfGiven("session")
    if json.given("sessions") != nil { sessions = try json.readList("sessions") }
    state = try json.textIfGiven("state")
    deleted = try json.integerIfGiven("deleted")
    explanation = try json.textIfGiven("explanation")
    words = try json.readIfGiven("words")
    names = try json.textsIfGiven("names")
    error = try json.readIfGiven("error")
  }
}
