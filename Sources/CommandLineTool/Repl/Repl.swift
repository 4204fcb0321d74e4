import Assistant
import Foundation

/// Waits for sentences: at a terminal with an editor, from a pipe one a line.
struct Repl {
  private let options: GlobalOptions
  private let saying: SayOptions

  init(_ options: GlobalOptions, _ saying: SayOptions) {
    self.options = options
    self.saying = saying
  }

  func run() async throws {
    let workplace = try await Workplace(options, keepsConversations: true)
    let editor = editor(workplace)
    let conversation = try workplace.conversation(saying)
    if saying.yes { await conversation.acceptConfirmations() }
    let presenter = TurnPresenter(
      options, workplace, json: editor.isInteractive ? options.json : !options.plain)
    let loop = ReplLoop(conversation, editor, workplace, presenter, endsWithQuestion: false)
    let status = try await loop.run()
    if status != .success { throw status }
  }

  private func editor(_ workplace: Workplace) -> any LineEditor {
    let isTerminal = isatty(0) == 1 && isatty(1) == 1
    return isTerminal ? workplace.setup.editor ?? PlainEditor() : PlainEditor()
  }
}
