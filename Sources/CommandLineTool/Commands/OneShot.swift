import Assistant
import Foundation

/// Turns given on the command line.
struct OneShot {
  private let options: GlobalOptions
  private let saying: SayOptions
  private let voice: VoiceOptions

  init(_ options: GlobalOptions, _ saying: SayOptions, _ voice: VoiceOptions) {
    self.options = options
    self.saying = saying
    self.voice = voice
  }

  /// Says each sentence and ends with the status of the last turn.
  func run(_ sentences: [String]) async throws {
    let answers = try saying.answers()
    let workplace = try await Workplace(options, keepsConversations: true, trustsKeptNames: true)
    let conversation = try workplace.conversation(saying)
    let presenter = TurnPresenter(options, workplace)
    let speaker = voice.speaker(language: workplace.language)
    let channel: TurnChannel = speaker == nil ? .text : .voice
    if saying.yes { await conversation.acceptConfirmations() }
    if let id = saying.requestId, let known = await conversation.reply(toRequest: id) {
      presenter.show(known)
      throw ToolExit(known)
    }
    var last: Turn?
    if !answers.isEmpty, let turn = try await conversation.answer(answers) {
      presenter.show(turn)
      try await speaker?.say(turn.speech.full)
      last = turn
    }
    for sentence in sentences {
      let text = sentence == "-" ? readLine() ?? "" : sentence
      let turn = try await conversation.take(Utterance(text, channel: channel))
      presenter.show(turn)
      try await speaker?.say(turn.speech.full)
      last = turn
    }
    guard let last else { throw ToolFailure("there is nothing to answer", exit: .usage) }
    if let id = saying.requestId {
      try await conversation.keepReply(last, toRequest: id)
    }
    try await finish(last, conversation, workplace, presenter, speaker)
  }

  private func finish(
    _ last: Turn, _ conversation: Conversation, _ workplace: Workplace, _ presenter: TurnPresenter,
    _ speaker: Speaker?
  ) async throws {
    guard last.question != nil else { throw ToolExit(last) }
    if isTalkative, let editor = workplace.setup.editor {
      throw try await ReplLoop(
        conversation, editor, workplace, presenter, endsWithQuestion: true, speaker: speaker
      ).run()
    }
    Output.diagnostic(presenter.resumeHint(last))
    throw ToolExit(last)
  }

  /// A question is asked there and then only where a person sits.
  private var isTalkative: Bool {
    !options.json && !saying.noInput && isatty(0) == 1 && isatty(1) == 1
  }
}
