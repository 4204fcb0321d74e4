import Assistant
import ConversationProtocol
import Testing

/// The process dies before every write to a database, the apps' and that of conversations, before every commit, and
/// before every reply. The same request is made again: what was wanted happens once, and the person is told of it as if
/// nothing had been.
@Suite struct DeathTests {
  @Test("wherever the process dies, what was wanted is done once and told", arguments: Errand.all)
  func everywhere(_ errand: Errand) async throws {
    var machine = try await begun(errand)
    var told: [Turn] = []
    for stretch in errand.stretches {
      let untroubled = try machine.copy()
      let replies = try await replies(to: errand, stretch, on: untroubled, dyingAt: .max).turns
      try await die(in: stretch, of: errand, on: machine, wanting: replies, untroubled.contents())
      told += replies
      machine = untroubled
    }
    #expect(told.last?.text.contains(errand.told) == true, "\(told.map(\.text))")
  }

  /// Dies at one step after the other, until one comes that the process does not live to see.
  private func die(
    in stretch: Range<Int>, of errand: Errand, on machine: Machine, wanting replies: [Turn],
    _ contents: [String]
  ) async throws {
    var (step, hasDied) = (0, true)
    while hasDied {
      step += 1
      let other = try machine.copy()
      let turns: [Turn]
      (turns, hasDied) = try await self.replies(to: errand, stretch, on: other, dyingAt: step)
      #expect(turns.map { $0.json() } == replies.map { $0.json() }, "dead at step \(step) of \(stretch)")
      #expect(try await other.contents() == contents, "dead at step \(step) of \(stretch)")
    }
    // At least the record with the turn, and the reply.
    #expect(step > 2)
  }

  private func begun(_ errand: Errand) async throws -> Machine {
    let machine = try Machine(try await Machine.catalog.value)
    return try await machine.process { process in
      let conversation = process.assistant.conversation(
        language: "ko", focus: nil, owner: "guest", id: "before")
      for sentence in errand.before { _ = try await conversation.say(sentence) }
      await conversation.leave()
      return machine.knowing(process.assistant.catalog)
    }
  }

  /// The replies that the person gets at last. Whoever makes a request and gets none makes it again.
  private func replies(
    to errand: Errand, _ stretch: Range<Int>, on machine: Machine, dyingAt step: Int
  ) async throws -> (turns: [Turn], hasDied: Bool) {
    let life = Life(until: step)
    var turns = try await machine.process(life) { try await taken(errand, stretch, in: $0, life) }
    if turns.count < stretch.count {
      let rest = stretch.dropFirst(turns.count)
      turns += try await machine.process { try await taken(errand, rest, in: $0, Life()) }
    }
    return (turns.map(\.withoutAlternatives), life.isOver)
  }

  /// The replies that come out of a process before it dies.
  private func taken(
    _ errand: Errand, _ stretch: Range<Int>, in process: Process, _ life: Life
  ) async throws -> [Turn] {
    var turns: [Turn] = []
    var conversation: Conversation?
    do {
      let open = try process.conversation()
      conversation = open
      for index in stretch {
        let turn = try await take(errand.requests[index], "q\(index)", in: open)
        // The reply is made, and does not reach the person.
        try life.step()
        turns.append(try #require(turn))
      }
    } catch {
      guard life.isOver else { throw error }
    }
    await conversation?.leave()
    return turns
  }

  private func take(
    _ request: Errand.Request, _ id: String, in conversation: Conversation
  ) async throws -> Turn? {
    switch request {
    case .say(let words, let answers):
      try await conversation.say(words, answers: answers, request: id)
    case .answer(let answers): try await conversation.take(TurnRequest(.answers(), answers: answers, id: id))
    }
  }
}

extension Turn {
  /// What else the sentence could have meant is not asked of a turn that is gone on with.
  fileprivate var withoutAlternatives: Turn {
    var turn = self
    turn.alternatives = []
    return turn
  }
}
