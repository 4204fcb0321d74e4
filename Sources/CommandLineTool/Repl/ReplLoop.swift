import Assistant
import Foundation
import Hosting
import Rehearsal

/// The conversation of a person with a line editor.
final class ReplLoop {
  private let talk: any Talk
  private let editor: any LineEditor
  private let place: TalkPlace
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
  private var wasInterrupted = false
  private let choices: ReplCompletions

  init(
    _ talk: any Talk, _ editor: any LineEditor, _ place: TalkPlace, _ presenter: TurnPresenter,
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
    defer { editor.close() }
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
        editor.printAbove(PasteNotice.text(lines.count, language: place.language))
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
    if editor.isInteractive, open?.question?.isSensitive != true { editor.remember(line) }
    try await say(text)
    if endsWithQuestion, last?.question == nil { return last.map { ToolExit($0) } ?? .success }
    return nil
  }

  private func say(_ text: String) async throws {
    lastSentence = text
    let channel: TurnChannel = speaker == nil ? .text : .voice
    try await report(try await talk.say(Utterance(text, channel: channel), request: nil))
  }

  /// Silence is an event only where an answer is waited for.
  private func hear(_ transcripts: [String]) async throws {
    guard open != nil || !transcripts.isEmpty else { return }
    lastSentence = transcripts.first
    try await report(try await talk.say(Utterance(transcripts: transcripts), request: nil))
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
    last = turn
    // A sentence that is refused leaves an open question open.
    open = turn.question == nil ? try await talk.openTurn() : turn
    show(turn)
    await speak(turn)
  }

  private func control(_ command: ControlLine) async throws -> ToolExit? {
    switch command.action {
    case .help: editor.printAbove(ControlLine.help(language: place.language))
    case .cancel: try await say(place.language == "ko" ? "취소" : "cancel")
    case .back: try await say(place.language == "ko" ? "뒤로" : "back")
    case .undo:
      lastSentence = MessageCatalogue.text(.undoWord, language: place.language)
      try await report(try await talk.undo())
    case .text: try await say("/text " + (command.argument ?? ""))
    case .why:
      if let sentence = command.argument ?? lastSentence {
        editor.printAbove(try await talk.explanation(of: sentence))
      }
    case .save: save(to: command.argument)
    case .speak: toggleSpeech()
    case .leave: return leave()
    case .unknown:
      editor.printAbove(ControlLine.unknown(command.name, language: place.language))
    }
    return nil
  }

  /// What is said now answers a question whose answer is written down nowhere.
  private var isSecret: Bool { open?.question?.isSensitive == true }

  private func save(to path: String?) {
    let notice = SavedNotice(path: path, language: place.language)
    editor.printAbove("  " + notice.text(afterWriting: record))
  }

  private func toggleSpeech() {
    speaker = speaker == nil ? Speaker(language: place.language) : nil
    editor.printAbove("  " + SpeechNotice.text(isOn: speaker != nil, language: place.language))
  }

  // MARK: Leaving

  private func interrupted(isLineEmpty: Bool) async throws -> ToolExit? {
    guard isLineEmpty else { return nil }
    if open != nil {
      try await say(place.language == "ko" ? "취소" : "cancel")
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
      await talk.onProgress { Output.diagnostic("  \(Int($0 * 100))%") }
    }
    if editor.isInteractive, let words = try? await talk.words() { choices.use(words) }
    let choices = choices
    editor.useCompleter { choices.completions(for: $0) }
  }
}

/// What is said when replies begin to be spoken, or cease to be.
enum SpeechNotice {
  static func text(isOn: Bool, language: String) -> String {
    switch (isOn, language == "ko") {
    case (true, true): "이제 대답을 소리 내어 읽어 드려요."
    case (false, true): "이제 글로만 대답해요."
    case (true, false): "Replies are spoken from now on."
    case (false, false): "Replies are only written from now on."
    }
  }
}

/// What is said when several lines were pasted: they are not run unasked.
enum PasteNotice {
  static func text(_ count: Int, language: String) -> String {
    language == "ko"
      ? "  \(count)줄을 붙여 넣으셨어요. 한 줄씩 말해 주세요." : "  You pasted \(count) lines. Please say them one by one."
  }
}
