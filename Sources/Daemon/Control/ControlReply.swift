package import Assistant
package import Foundation
package import Hosting

/// The line that answers a request.
package struct ControlReply: Sendable, Encodable {
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
    case failure(DaemonFailure)
  }

  package var id: ControlRequest.ID?
  package var content: Content

  private enum Key: String, CodingKey {
    case id, hello, pong, turn, beside, session, language, sessions, state, deleted, explanation, words,
      names,
      subscribed, reloaded
    case now, error
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    switch content {
    case .hello(let greeting): try container.encode(greeting, forKey: .hello)
    case .pong: try container.encode(true, forKey: .pong)
    case .turn(let turn): try encode(turn, in: &container)
    case .open(let session, let turn):
      try container.encode(session, forKey: .session)
      try encode(turn, in: &container)
    case .speaking(let language): try container.encode(language, forKey: .language)
    case .sessions(let sessions): try container.encode(sessions, forKey: .sessions)
    case .state(let state): try container.encode(state, forKey: .state)
    case .deleted(let count): try container.encode(count, forKey: .deleted)
    case .explanation(let text): try container.encode(text, forKey: .explanation)
    case .words(let words): try container.encode(words, forKey: .words)
    case .names(let names): try container.encode(names, forKey: .names)
    case .subscribed: try container.encode(true, forKey: .subscribed)
    case .reloaded: try container.encode(true, forKey: .reloaded)
    case .now(let date): try container.encode(timestamp(date), forKey: .now)
    case .failure(let failure): try container.encode(failure, forKey: .error)
    }
  }

  private func encode(_ turn: Turn?, in container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(turn, forKey: .turn)
    let beside = turn.flatMap { TurnBeside($0) }
    try container.encodeIfPresent(beside, forKey: .beside)
  }

  /// One line of JSON, with its end.
  package func line() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A reply holds nothing that JSON cannot say.
    return ((try? encoder.encode(self)) ?? Data("{}".utf8)) + Data("\n".utf8)
  }
}
