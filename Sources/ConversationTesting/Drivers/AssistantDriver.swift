package import Assistant
package import ConversationProtocol
import Foundation

/// Talks to an assistant in this process.
package actor AssistantDriver: ConversationDriver {
  /// Makes the assistant of a process that begins: with the same store and the same data as the one before.
  package typealias Make = @Sendable (StandingClock) async throws -> Assistant

  private static let owner = "guest"

  private let setup: ScenarioSetup
  private let clock: StandingClock
  private let make: Make
  private var assistant: Assistant
  private var conversation: Conversation
  private var count = 1
  private var last: Turn?
  /// Conversations of processes that were ended: nobody goes on with them, nobody tells them either.
  private var abandoned: [Conversation] = []

  package init(_ setup: ScenarioSetup, make: @escaping Make) async throws {
    self.setup = setup
    self.make = make
    clock = StandingClock(at: setup.clock)
    assistant = try await make(clock)
    conversation = Self.conversation(1, of: assistant, setup)
  }

  private static func conversation(_ number: Int, of assistant: Assistant, _ setup: ScenarioSetup)
    -> Conversation
  {
    assistant.conversation(
      language: setup.language, focus: setup.focus, owner: owner, id: "s_\(number)")
  }

  package func begin() async {
    abandoned.append(conversation)
    count += 1
    conversation = Self.conversation(count, of: assistant, setup)
    last = nil
  }

  package func say(_ text: String) async throws -> Turn { keep(try await conversation.say(text)) }

  package func silence() async throws -> Turn { try await say("") }

  package func press(_ option: String) async throws -> Turn {
    guard let slot = last?.question?.slot,
      let turn = try await conversation.take(TurnRequest(.answers(), answers: [slot: option]))
    else {
      throw DriverError.nothingToPress
    }
    return keep(turn)
  }

  package func advance(seconds: Double) { clock.advance(seconds: seconds) }

  package func restart() async throws {
    abandoned.append(conversation)
    assistant = try await make(clock)
    conversation =
      try assistant.conversation(conversation.id, owner: Self.owner)
      ?? Self.conversation(count, of: assistant, setup)
  }

  /// Ends everything that still waits for an answer.
  package func close() async {
    for conversation in abandoned + [conversation] { await conversation.leave() }
  }

  private func keep(_ turn: Turn) -> Turn {
    last = turn
    return turn
  }
}
