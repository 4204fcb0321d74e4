import Assistant
import ConversationProtocol
import ConversationTesting
import Foundation
import Hosting
import Language

/// The conversation of a person with a line editor.
final class ReplLoop {
  private let talk: any ConversationClient
  private let editor: any LineEditor
  private let place: ClientContext
  private var presenter: TurnPresenter
  /// Leave as soon as no question is open: a one-shot that asked at the terminal.
  private let endsWithQuestion: Bool
  private var speaker: Speaker?
  private var last: Turn?
  /// The turn whose question is open; the prompt names it.
  private var open: Turn?
  private var lastSentence: String?
  /// What was said so far, for a test file.
  private var record: HeldConversation
  private var transcript = Transcript()
  private var wasInterrupted = false
  private let choices: ReplCompletions
  private var status: StatusWatch?

  init(
    _ talk: any ConversationClient, _ editor: any LineEditor, _ place: ClientContext,
    _ presenter: TurnPresenter,
    endsWithQuestion: Bool, speaker: Speaker? = nil
  ) {
    self.speaker = speaker
    self.talk = talk
    self.editor = editor
    self.place = place
    self.presenter = presenter
    record = HeldConversation(
      language: place.language, timeZone: place.timeZone, focus: place.focus)
    self.endsWithQuestion = endsWithQuestion
    choices = ReplCompletions { talk.names(beginning: $0) }
  }

  /// Runs until the person leaves.
  ///
  /// - Returns: the exit status: of the last turn when the input is no terminal, else success or interrupted.
  func run() async throws -> ToolExit {
    defer {
      status?.stop()
      editor.close()
    }
    await prepare()
    if let open = try await talk.openTurn() {
      last = open
      self.open = open
      if !endsWithQuestion { show(open) }
    }
    while true {
      switch try await editor.nextLine(prompt: presenter.prompt(for: open)) {
      case .line(let line):
        wasInterrupted = false
        if let exit = try await take(line) { return exit }
      case .heard(let transcripts): try await hear(transcripts)
      case .paste(let lines):
        editor.printAbove(TerminalText("  " + ToolMessage.pasted(lines: lines.count).text(in: language)))
      case .interrupt(let isLineEmpty):
        if let exit = try await interrupted(isLineEmpty: isLineEmpty) { return exit }
      case .endOfInput: return leave()
      }
    }
  }

  // MARK: Lines

  /// - Returns: the exit status, if the line ends the loop.
  private func take(_ line: String) async throws -> ToolExit? {
    let text = line.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      if editor.isInteractive, let open = try await talk.openTurn() { show(open) }
      return nil
    }
    if let command = ControlLine(text) { return try await control(command) }
    if editor.isInteractive, open?.question?.isSensitive != true { editor.remember(line.withoutSteering) }
    try await say(text)
    if endsWithQuestion, last?.question == nil { return last.map { ToolExit($0) } ?? .success }
    return nil
  }

  /// Control characters are left out of what is typed or heard here: each line gets its turn.
  private func say(_ text: String) async throws {
    try await take(.text(text.withoutSteering, channel), said: text)
  }

  /// - Parameter words: what it is called where the conversation is written down.
  private func steer(_ command: Command, _ words: String) async throws {
    try await take(.command(command, channel), said: words)
  }

  private var channel: TurnChannel { speaker == nil ? .text : .voice }

  /// Silence is an event only where an answer is waited for.
  private func hear(_ transcripts: [String]) async throws {
    guard open != nil || !transcripts.isEmpty else { return }
    try await take(.transcripts(transcripts.map(\.withoutSteering)), said: transcripts.first)
  }

  private func take(_ input: TurnRequest.Input, said sentence: String?) async throws {
    lastSentence = sentence?.withoutSteering
    try await report(try await talk.say(input))
  }

  /// Speaks a reply; a voice that fails is put away, and the conversation goes on in writing.
  private func speak(_ turn: Turn) async {
    do {
      try await speaker?.say(turn.speech.full)
    } catch {
      speaker = nil
      Output.diagnostic("malgil: \((error as? ToolFailure)?.message ?? "\(error)")")
    }
  }

  private func report(_ turn: Turn) async throws {
    record.add(lastSentence ?? "", turn, at: place.clock(), isSecret: isSecret)
    transcript.add(isSecret ? nil : lastSentence, turn)
    last = turn
    // A sentence that is refused leaves an open question open.
    open = turn.question == nil ? try await talk.openTurn() : turn
    show(turn)
    status?.lookSoon()
    await speak(turn)
  }

  private func control(_ command: ControlLine) async throws -> ToolExit? {
    switch command.action {
    case .help: editor.printAbove(TerminalText(ControlLine.help(language: language)))
    case .cancel: try await cancel()
    case .back: try await steer(.back, ToolMessage.back.text(in: language))
    case .undo:
      lastSentence = MessageCatalogue.text(.undoWord, language: language)
      try await report(try await talk.undo())
    case .text:
      let words = (command.argument ?? "").withoutSteering
      try await take(.literal(words, channel), said: "“\(words)”")
    case .why:
      if let sentence = command.argument ?? lastSentence {
        editor.printAbove(TerminalText(try await talk.explanation(of: sentence)))
      }
    case .transcript: editor.printAbove(TerminalText(transcript.text(language: language)))
    case .sessions: editor.printAbove(TerminalText(try SessionNotice.text(place, language: language)))
    case .widgets: try await board(command.argument)
    case .now: try await activities(command.argument)
    case .language: try await speak(in: command.argument)
    case .json: presenter.form = presenter.form == .json ? .text : .json
    case .save: save(to: command.argument)
    case .speak: toggleSpeech()
    case .leave: return leave()
    case .unknown:
      editor.printAbove(TerminalText(ControlLine.unknown(command.name, language: language)))
    }
    return nil
  }

  /// Shows the board, or presses a button of it as a turn of this conversation.
  private func board(_ argument: String?) async throws {
    do {
      guard let press = try BoardLine(argument) else {
        let reply = try await talk.surfaces(.board(looksAnew: true))
        return editor.printAbove(BoardView(place).text(of: reply))
      }
      try await self.press(press)
    } catch {
      guard let failure = ToolFailure(error) else { throw error }
      editor.printAbove("  \(failure.message)")
    }
  }

  /// Shows what goes on, or presses a button of it as a turn of this conversation.
  private func activities(_ argument: String?) async throws {
    do {
      guard let press = try BoardLine(argument, ofActivity: true) else {
        let reply = try await talk.surfaces(.activities)
        return editor.printAbove(BoardView(place).text(ofActivities: reply.activities))
      }
      try await self.press(press)
    } catch {
      guard let failure = ToolFailure(error) else { throw error }
      editor.printAbove("  \(failure.message)")
    }
  }

  private func press(_ line: BoardLine) async throws {
    let reply = try await talk.surfaces(line.request)
    lastSentence = line.words
    if let turn = reply.turn { try await report(turn) }
    if open == nil { editor.printAbove(BoardView(place).text(of: reply)) }
  }

  private func cancel() async throws { try await steer(.cancel, ToolMessage.cancel.text(in: language)) }

  /// What is said now answers a question whose answer is written down nowhere.
  private var isSecret: Bool { open?.question?.isSensitive == true }

  private func save(to path: String?) {
    let notice = SavedNotice(path: path, language: language)
    editor.printAbove("  \(notice.text(afterWriting: record))")
  }

  /// Of replies and of what the tool itself says.
  private var language: String { presenter.language }

  private func speak(in tag: String?) async throws {
    guard let tag, let chosen = try? ReplyLanguage.choose(tag, environment: [:]) else {
      editor.printAbove("  \(ToolMessage.whichLanguage.text(in: language))")
      return
    }
    try await talk.setLanguage(chosen)
    presenter.language = chosen
    editor.printAbove("  \(ToolMessage.languageChanged.text(in: chosen))")
  }

  private func toggleSpeech() {
    speaker = speaker == nil ? Speaker(language: language) : nil
    editor.printAbove(
      "  \((speaker == nil ? ToolMessage.writtenReplies : .spokenReplies).text(in: language))")
  }

  // MARK: Leaving

  private func interrupted(isLineEmpty: Bool) async throws -> ToolExit? {
    guard isLineEmpty else { return nil }
    if open != nil {
      try await cancel()
      return endsWithQuestion ? .interrupted : nil
    }
    if wasInterrupted || endsWithQuestion { return .interrupted }
    wasInterrupted = true
    return nil
  }

  private func leave() -> ToolExit {
    let isOpen = open != nil
    if editor.isInteractive {
      if isOpen, let last = open { Output.diagnostic(presenter.resumeHint(last)) }
      return endsWithQuestion ? .inputRequired : .success
    }
    return last.map { ToolExit($0) } ?? .success
  }

  // MARK: Showing

  private func show(_ turn: Turn) {
    choices.use(open?.question)
    editor.printAbove(presenter.text(of: turn))
  }

  private func prepare() async {
    let history = LineHistory(path: place.folders.history.path)
    if editor.isInteractive { editor.useHistory(history) }
    if editor.isInteractive {
      let (editor, presenter) = (editor, presenter)
      await talk.onNotice { editor.printAbove(presenter.text(of: $0)) }
      await talk.onProgress { Output.diagnostic("  \(Int($0 * 100))%") }
    }
    if editor.isInteractive, !endsWithQuestion, place.showsStatus {
      status = StatusWatch(talk, editor, place)
    }
    if editor.isInteractive, let words = try? await talk.words() { choices.use(words) }
    let choices = choices
    editor.useCompleter { choices.completions(for: $0) }
  }
}
