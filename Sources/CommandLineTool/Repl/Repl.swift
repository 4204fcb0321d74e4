import Assistant
import Foundation

/// Waits for sentences: at a terminal with an editor, from a pipe one a line.
struct Repl {
  private let options: GlobalOptions
  private let saying: SayOptions

  private let voice: VoiceOptions

  init(_ options: GlobalOptions, _ saying: SayOptions, _ voice: VoiceOptions) {
    self.options = options
    self.saying = saying
    self.voice = voice
  }

  func run() async throws {
    let workplace = try await Workplace(options, keepsConversations: true)
    let editor = try editor(workplace)
    let conversation = try workplace.conversation(saying)
    if saying.yes { await conversation.acceptConfirmations() }
    let presenter = TurnPresenter(
      options, workplace,
      json: editor.isInteractive || voice.listenWith != nil ? options.json : !options.plain)
    let loop = ReplLoop(
      conversation, editor, workplace, presenter, endsWithQuestion: false,
      speaker: voice.speaker(language: workplace.language))
    let status = try await loop.run()
    if status != .success { throw status }
  }

  private func editor(_ workplace: Workplace) throws -> any LineEditor {
    if let command = voice.listenWith { return try Listener(command: command) }
    let isTerminal = isatty(0) == 1 && isatty(1) == 1
    return isTerminal ? workplace.setup.editor ?? PlainEditor() : PlainEditor()
  }
}
