import Assistant
import Hosting

/// A line that is sent to the daemon; what is nil is left out.
struct ControlCall: Encodable, Sendable {
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

  private enum CodingKeys: String, CodingKey {
    case verb = "do", session, begins = "begin", continues = "continue", text, transcripts, channel, answers,
      yes, request, terminal
    case language, app, after, all
  }

  init(_ verb: String) { self.verb = verb }
}

/// The line that the daemon answers with.
struct ControlAnswer: Decodable, Sendable {
  struct Failure: Decodable, Sendable {
    var code: String
    var message: String
  }

  var hello: HostGreeting?
  var turn: Turn?
  var beside: TurnBeside?
  var session: String?
  var sessions: [SessionLine]?
  var state: String?
  var deleted: Int?
  var explanation: String?
  var words: HostWords?
  var names: [String]?
  var error: Failure?

  /// The turn with all that a terminal wants to know of it.
  var shownTurn: Turn? { turn.map { beside?.added(to: $0) ?? $0 } }
}

extension ToolFailure {
  /// The exit status is the one of the same failure in this process.
  init(_ failure: ControlAnswer.Failure) {
    let exit: ToolExit =
      switch failure.code {
      case "bad_request", "not_found": .usage
      case "too_large", "bad_data": .badData
      case "superseded": .expired
      case "busy": .tryAgain
      case "unavailable": .unavailable
      case "not_permitted": .notPermitted
      case "configuration": .configuration
      default: .internalError
      }
    self.init(failure.message, exit: exit)
  }
}
