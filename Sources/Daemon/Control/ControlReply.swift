package import ConversationProtocol
package import Foundation
package import Hosting
import JSONText

/// The line that answers a request.
package struct ControlReply: Sendable {
  package enum Content: Sendable {
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
    case words(HostWords)
    case names([String])
    case subscribed
    case reloaded
    case now(Date)
    case failure(AssistantFailure)
  }

  package var id: ControlRequest.ID?
  package var content: Content

  /// One line of JSON, with its end.
  package var line: [UInt8] {
    let all = [("id", id?.jsonValue ?? .null)] + members
    return JSON(.object(all.map { JSON.Member($0, $1) })).lineBytes + [UInt8(ascii: "\n")]
  }

  private var members: [(String, JSON)] {
    switch content {
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
    case .failure(let failure): [("error", failure.jsonValue)]
    }
  }
}
