import Assistant
import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Language
import Views

/// Shows turns: as JSON, or laid out for a terminal or a pipe.
struct TurnPresenter {
  enum Form {
    /// Laid out for people.
    case text
    /// One object a turn.
    case json
    /// One object for each thing that happens.
    case events
  }

  var form: Form
  var language: String
  private let screen: Screen
  private let clock: @Sendable () -> Date

  /// - Parameter form: nil: as the options say.
  init(_ place: ClientContext, form: Form? = nil) {
    let isTerminal = isatty(1) == 1
    let options = place.options
    self.form = options.jsonl ? .events : form ?? (options.json ? .json : .text)
    language = place.language
    clock = place.clock
    screen = Screen(
      style: TerminalStyle(
        environment: place.setup.environment, isTerminal: isTerminal && !options.plain),
      columns: isTerminal ? TerminalSize.ofStandardOutput?.columns : nil)
  }

  func show(_ turn: Turn) { Output.text(text(of: turn)) }

  func text(of turn: Turn) -> TerminalText {
    // A turn holds nothing that JSON cannot say.
    switch form {
    case .json: return TerminalText(json: turn.json() + "\n")
    case .events: return Event.contents(of: turn).reduce("") { $0 + line($1) }
    case .text: return screen.text(of: view(of: turn))
    }
  }

  /// Something that an app tells by itself.
  func text(of notice: Notice) -> TerminalText {
    form == .text ? "  * \(notice.texts[language] ?? notice.text)" : line(.notified(notice))
  }

  /// An event of this process: those of the daemon are counted by the daemon.
  private func line(_ content: Event.Content) -> TerminalText {
    TerminalText(json: Event(id: 0, time: clock(), content: content).jsonValue.line + "\n")
  }

  /// For standard error, when a question stays open.
  func resumeHint(_ turn: Turn) -> String {
    let command = "malgil --session \(turn.session.visibleLine) --say \"…\""
    return ToolMessage.resumeWith(command: command).text(in: language)
  }

  func prompt(for turn: Turn?) -> TerminalText {
    let name = ToolMessage.prompt.text(in: language)
    guard let question = turn?.question else { return screen.style.styled("\(name)>", as: .prompt) + " " }
    return screen.style.styled("\(name)(\(title(of: question).visibleLine))>", as: .prompt) + " "
  }

  private func title(of question: TurnQuestion) -> String {
    question.kind == .confirm ? MessageCatalogue.text(.titleConfirm, language: language) : question.title
  }

  private func view(of turn: Turn) -> TurnView {
    let options = turn.question?.options ?? []
    let isChoice = !options.isEmpty
    return TurnView(
      snippet: turn.snippet?.lines ?? [], tree: turn.snippet?.view, reply: turn.text, options: options,
      cancelTitle: isChoice ? cancelTitle(of: turn) : nil,
      hint: turn.question == nil ? turn.speech.supporting : nil, mood: mood(of: turn))
  }

  private func cancelTitle(of turn: Turn) -> String {
    turn.question?.cancelTitle ?? MessageCatalogue.text(.cancelOption, language: language)
  }

  private func mood(of turn: Turn) -> TurnView.Mood {
    guard turn.question == nil else { return .ordinary }
    switch turn.outcome {
    case .done: return .done
    case .failed, .noTarget: return .failed
    default: return .ordinary
    }
  }
}

extension TurnSnippet {
  /// The tree; nil where there is none, or one that is no tree or too large.
  fileprivate var view: ViewTree? {
    tree.flatMap { try? ViewTree(json: Data($0.line.utf8)) }
  }
}
