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
    try saying.checkNames()
    let place = try ClientContext(options)
    let editor = try editor(place)
    let talk = try await place.talk(saying, answersOnce: false)
    let isShown = editor.isInteractive || voice.listenWith != nil
    let presenter = TurnPresenter(place, form: isShown || options.plain ? nil : .json)
    let loop = ReplLoop(
      talk, editor, place, presenter, endsWithQuestion: false,
      speaker: voice.speaker(language: place.language))
    let status = try await loop.run()
    if status != .success { throw status }
  }

  private func editor(_ place: ClientContext) throws -> any LineEditor {
    if let command = voice.listenWith { return try Listener(command: command) }
    let isTerminal = isatty(0) == 1 && isatty(1) == 1
    return isTerminal ? place.setup.editor ?? PlainEditor() : PlainEditor()
  }
}
