import Assistant
import ConversationProtocol
import Foundation
import Testing

/// What a person does in a conversation.
enum Step: Sendable, ExpressibleByStringLiteral {
  case say(String)
  /// What a recogniser makes of something said; nothing for silence.
  case hear([String])
  case wait(seconds: Double)
  /// Answers given by slot.
  case answer([String: String])
  /// What is said or done in another way.
  case take(TurnRequest.Input)

  init(stringLiteral value: String) { self = .say(value) }
}

/// What came of a conversation.
struct Transcript: Hashable, Sendable {
  var turns: [Turn] = []
  /// What the app did.
  var done: [String] = []

  var last: Turn? { turns.last }
  var outcomes: [TurnOutcome] { turns.map(\.outcome) }
  var replies: [String] { turns.map(\.text) }
  /// The open question after each turn, as the slot it is about.
  var asked: [String?] { turns.map { $0.question?.slot } }

  /// Holds the conversation twice: in one process, and in one that is started anew for every turn. Both must
  /// be the same in every word and in everything that was done.
  static func of(
    _ steps: [Step], language: String = "ko", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Transcript {
    let live = try await hold(steps, language: language, startsAnew: false)
    let restarted = try await hold(steps, language: language, startsAnew: true)
    #expect(live.done == restarted.done, "done live and restarted", sourceLocation: sourceLocation)
    for (index, (one, other)) in zip(live.turns, restarted.turns).enumerated() {
      #expect(one == other, "turn \(index + 1), live and restarted", sourceLocation: sourceLocation)
    }
    return live
  }

  static func of(
    _ steps: Step..., language: String = "ko", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Transcript {
    try await of(steps, language: language, sourceLocation: sourceLocation)
  }

  private mutating func add(_ conversation: Conversation, _ request: TurnRequest) async throws {
    if let turn = try await conversation.take(request) { turns.append(turn) }
  }

  private static func hold(_ steps: [Step], language: String, startsAnew: Bool) async throws -> Transcript {
    let teatime = try await Teatime()
    return try await teatime.run {
      var transcript = Transcript()
      var conversations = [try teatime.conversation(language: language)]
      for step in steps {
        if startsAnew { conversations.append(try teatime.conversation(language: language)) }
        let conversation = conversations[conversations.count - 1]
        switch step {
        case .say(let sentence): transcript.turns.append(try await conversation.say(sentence))
        case .hear(let transcripts):
          try await transcript.add(conversation, TurnRequest(.transcripts(transcripts)))
        case .take(let input): try await transcript.add(conversation, TurnRequest(input))
        case .wait(let seconds): teatime.clock.advance(seconds)
        case .answer(let answers):
          try await transcript.add(conversation, TurnRequest(.answers(), answers: answers))
        }
      }
      for conversation in conversations { await conversation.leave() }
      transcript.done = teatime.ledger.entries
      return transcript
    }
  }
}
