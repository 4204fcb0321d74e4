import Assistant
import ConversationProtocol
import Foundation
import Language
import Synchronization

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
    try check(sentences)
    let place = try ClientContext(options)
    let talk = try await place.talk(saying, answersOnce: true)
    Self.untilExit.withLock { $0 = talk }
    let presenter = TurnPresenter(place)
    let speaker = voice.speaker(language: place.language)
    let channel: TurnChannel = speaker == nil ? .text : .voice
    if let id = saying.requestId, let known = try await talk.reply(toRequest: id) {
      presenter.show(known)
      throw ToolExit(known)
    }
    var last: Turn?
    let steps = RequestSteps(saying.requestId, sentences: sentences.count)
    if !answers.isEmpty, let turn = try await talk.take(.answers(), request: steps.ofAnswers) {
      presenter.show(turn)
      try await speaker?.say(turn.speech.full)
      last = turn
    }
    for (index, sentence) in sentences.enumerated() {
      let turn = try await talk.say(.text(text(of: sentence), channel), request: steps.ofSentence(index))
      presenter.show(turn)
      try await speaker?.say(turn.speech.full)
      last = turn
    }
    guard let last else { throw ToolFailure("there is nothing to answer", exit: .usage) }
    try await finish(last, talk, place, presenter, speaker)
  }

  /// Says a single sentence to the daemon, without any other thread than this one: to begin one takes a tenth of the
  /// time that all of it takes.
  ///
  /// - Returns: the status to end with, nil when nothing was said: there is more to do than that, or nobody to say it
  ///   to, of whom `isDaemonThere` tells.
  func runInDaemon(_ sentences: [String]) throws -> (status: ToolExit?, isDaemonThere: Bool) {
    guard let sentence = sentences.first, sentences.count == 1, saying.answer.isEmpty,
      saying.requestId == nil, !isTalkative
    else { return (nil, true) }
    try check(sentences)
    let place = try ClientContext(options)
    guard let daemon = try place.daemon() else { return (nil, false) }
    var conversation = DaemonConversation(daemon, saying, [:], in: place)
    let presenter = TurnPresenter(place)
    guard let turn = try conversation.take(.text(text(of: sentence)), request: nil) else {
      throw ToolFailure("the daemon has no turn for that", exit: .unavailable)
    }
    presenter.show(turn)
    if turn.question != nil { Output.diagnostic(presenter.resumeHint(turn)) }
    return (ToolExit(turn), true)
  }

  /// - Throws: `AssistantFailure` for a control character in a sentence or a name. What is read from standard input has none
  /// any more when it is said.
  private func check(_ sentences: [String]) throws(AssistantFailure) {
    try saying.checkNames()
    for sentence in sentences { try TextCheck.words(sentence, called: "--say") }
  }

  private func text(of sentence: String) -> String {
    sentence == "-" ? (readLine() ?? "").withoutSteering : sentence
  }

  /// Nothing is closed at the end of a process that ends at once: SQLite would carry its log into the file first, which
  /// the next process does just as well.
  private static let untilExit = Mutex<(any ConversationClient)?>(nil)

  /// Asks an open question at the terminal, and ends with the status of the last turn.
  func finish(
    _ last: Turn, _ talk: any ConversationClient, _ place: ClientContext, _ presenter: TurnPresenter,
    _ speaker: Speaker?
  ) async throws {
    guard last.question != nil else { throw ToolExit(last) }
    if isTalkative, let editor = place.setup.editor {
      throw try await ReplLoop(
        talk, editor, place, presenter, endsWithQuestion: true, speaker: speaker
      ).run()
    }
    Output.diagnostic(presenter.resumeHint(last))
    throw ToolExit(last)
  }

  /// A question is asked there and then only where a person sits.
  private var isTalkative: Bool {
    !options.json && !options.jsonl && !saying.noInput && isatty(0) == 1 && isatty(1) == 1
  }
}
