import AppIntents
package import ConversationProtocol

/// Tells the person of what agents want and only the person can confirm.
package protocol PersonNotices: Sendable {
  /// A question waits. Called once for each, and again when it asks about something else.
  func waits(_ turn: Turn, language: String)
  /// No question waits any longer in this conversation.
  func settled(_ session: String)
}

/// Which question of an agent's conversation the person was told of.
package struct ToldQuestion: Hashable, Sendable, Codable {
  var frame: Int
  var id: String
  /// What is shown with it: the person confirms exactly that.
  var lines: [String]
}

extension Conversation {
  enum NewsForPerson {
    case waits, settled
  }

  /// What the person has to be told after a turn in a conversation that an agent speaks in; nil when there is nothing new.
  func newsForPerson(after turn: Turn) async -> NewsForPerson? {
    guard state.hasAgent == true else { return nil }
    let waiting = await waitsForPerson ? ToldQuestion(turn, frame: state.top?.id ?? 0) : nil
    guard waiting != state.told else { return nil }
    state.told = waiting
    return waiting == nil ? .settled : .waits
  }

  /// A yes to what costs, which an agent cannot give, is what the open question asks for.
  private var waitsForPerson: Bool {
    get async {
      guard let frame = state.top, frame.stage == .running, frame.aside == nil,
        frame.open?.question.kind == .confirm
      else { return false }
      return await risk(of: frame) == .costs
    }
  }

  func tellPerson(_ news: NewsForPerson?, _ turn: Turn) {
    switch news {
    case .waits: assistant.personNotices?.waits(turn, language: state.language)
    case .settled: assistant.personNotices?.settled(turn.session)
    case nil: break
    }
  }
}

extension ToldQuestion {
  /// Nil where nothing is asked.
  fileprivate init?(_ turn: Turn, frame: Int) {
    guard let question = turn.question else { return nil }
    self.init(frame: frame, id: question.id, lines: turn.snippet?.lines ?? [])
  }
}
