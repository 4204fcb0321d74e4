import AppIntents
import ConversationProtocol
import Hosting
import JSONText

/// What costs is confirmed at the page: a link is all that an agent has to do with it.
extension ToolCalling {
  private static let pause = Duration.milliseconds(500)

  /// The person was given the link: the call waits until they have answered, yes or no.
  ///
  /// - Returns: what came of it; nil when they have not answered in time.
  func opened(_ page: PageQuestion) async throws -> Turn? {
    let begin = ContinuousClock.now
    while true {
      if let turn = try await outcome(of: page) {
        await tellOver(page)
        return turn
      }
      let passed = ContinuousClock.now - begin
      guard passed < server.patience else { return nil }
      turns.progress.tell(
        IntentProgress(
          fraction: passed / server.patience, text: AgentMessage.waiting.text(server.language)))
      try await Task.sleep(for: min(Self.pause, server.patience - passed))
    }
  }

  /// What the person's answer came to; nil before it came to anything.
  private func outcome(of page: PageQuestion) async throws -> Turn? {
    do {
      let open = try await turns.openTurn(page.turn.session)
      guard open?.question?.id != page.question.id else { return nil }
      if let open { return open }
      return try await turns.state(of: page.turn.session)
    } catch {
      guard Self.passing.contains(AssistantFailure(error).code) else { throw error }
      return nil
    }
  }

  /// Another process takes the person's turn at this moment.
  private static let passing: Set<AssistantFailure.Code> = [.busy, .inProgress, .superseded]

  /// An agent may say no for its person.
  func declined(_ page: PageQuestion) async throws -> Turn {
    try await turns.take(
      .answers(.agent), in: .session(page.turn.session), answers: [page.question.slot: words.no])
  }

  private func tellOver(_ page: PageQuestion) async {
    guard let id = page.id else { return }
    await exchange.notify(
      "notifications/elicitation/complete", JSON([JSON.Member("elicitationId", .text(id))]))
  }
}
