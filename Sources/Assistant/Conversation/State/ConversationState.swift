package import ConversationProtocol

/// Everything a conversation is, as a value: it survives the process, and a decision about the next turn
/// needs nothing else.
package struct ConversationState: Hashable, Sendable, Codable {
  package var id: String
  /// The language of replies, a BCP 47 tag.
  package var language: String
  /// The app that a sentence without an app's name is taken to mean first.
  package var focus: String?
  /// How the last turn came; its reply goes back the same way.
  package var channel = TurnChannel.text
  package var turn = 0
  /// Intents being filled; the last one has the floor, those below wait for it.
  package var frames: [Frame] = []
  package var lastFrame = 0
  /// Frames that wait until the person says 이어서; the latest last.
  package var parked: [ParkedFrame] = []
  /// What was spoken of, so that 그거 means something.
  package var memory = DiscourseMemory()
  /// What an app refused to do and what is said next may still change.
  package var refused: RefusedCall?
  /// How to take back what was done last.
  package var receipt: UndoRecord?
  /// The last reply, for whoever did not hear it.
  package var lastReply: String?
  /// Turns already answered, by the caller's request id: repeating a request repeats its reply.
  package var answeredRequests: [String: AnsweredRequest] = [:]
  /// An agent spoke in it.
  package var hasAgent: Bool?
  /// Where an agent spoke: the reply to the last turn of somebody else, until the agent speaks again.
  package var replyToPerson: AnsweredRequest?
  /// Where an agent spoke: what the person was told of that waits for the person, and is not answered yet.
  package var told: ToldQuestion?
  /// The turn that is being taken; in what a process left that died, the one that it was at.
  package var work: TurnAtWork?

  package init(id: String, language: String, focus: String? = nil) {
    self.id = id
    self.language = language
    self.focus = focus
  }

  package var top: Frame? {
    get { frames.last }
    set {
      guard let newValue, !frames.isEmpty else { return }
      frames[frames.count - 1] = newValue
    }
  }
}
