import Assistant
import Foundation

/// Turns given on the command line.
struct OneShot {
  private let options: GlobalOptions
  private let saying: SayOptions

  init(_ options: GlobalOptions, _ saying: SayOptions) {
    self.options = options
    self.saying = saying
  }

  /// Says each sentence and ends with the status of the last turn.
  func run(_ sentences: [String]) async throws {
    let answers = try saying.answers()
    let workplace = try await Workplace(options, keepsConversations: true)
    let conversation = try open(workplace)
    let presenter = TurnPresenter(options, workplace)
    if saying.yes { await conversation.acceptConfirmations() }
    if let id = saying.requestId, let known = await conversation.reply(toRequest: id) {
      Output.text(known.text)
      throw ToolExit(known.outcome)
    }
    var last: Turn?
    if !answers.isEmpty, let turn = try await conversation.answer(answers) {
      presenter.show(turn)
      last = turn
    }
    for sentence in sentences {
      let turn = try await conversation.say(sentence == "-" ? readLine() ?? "" : sentence)
      presenter.show(turn)
      last = turn
    }
    guard let last else { throw ToolFailure("there is nothing to answer", exit: .usage) }
    if let id = saying.requestId {
      try await conversation.keepReply(last, presenter.text(of: last), toRequest: id)
    }
    try await finish(last, conversation, workplace, presenter)
  }

  private func finish(
    _ last: Turn, _ conversation: Conversation, _ workplace: Workplace, _ presenter: TurnPresenter
  ) async throws {
    guard last.question != nil else { throw ToolExit(last) }
    if isTalkative, let editor = workplace.setup.editor {
      throw try await ReplLoop(conversation, editor, workplace, presenter, endsWithQuestion: true).run()
    }
    Output.diagnostic(presenter.resumeHint(last))
    throw ToolExit(last)
  }

  /// A question is asked there and then only where a person sits.
  private var isTalkative: Bool {
    !options.json && !saying.noInput && isatty(0) == 1 && isatty(1) == 1
  }

  private func open(_ workplace: Workplace) throws -> Conversation {
    if let id = saying.session {
      guard let conversation = try workplace.assistant.conversation(id, owner: workplace.owner) else {
        throw ToolFailure("there is no conversation “\(id)”", exit: .usage)
      }
      return conversation
    }
    if saying.continues, let latest = try workplace.assistant.latestConversation(of: workplace.owner) {
      return latest
    }
    // A repeated request finds the conversation that its first call began.
    let id = saying.requestId.map { "r_\($0)" }
    if let id, let known = try workplace.assistant.conversation(id, owner: workplace.owner) { return known }
    return workplace.assistant.conversation(
      language: workplace.language, focus: workplace.focus, owner: workplace.owner, id: id)
  }
}
