/// Where lines come from and where text goes to, while somebody is talking.
///
/// One task at a time asks for lines; text may be printed from anywhere at any time.
///
/// ```swift
/// while true {
///   switch try await editor.nextLine(prompt: "말길> ") {
///   case .line(let line): editor.printAbove(TerminalText(reply(to: line)))
///   case .paste(let lines): editor.printAbove("\(lines.count)줄을 붙여 넣으셨어요.")
///   case .heard(let transcripts): editor.printAbove(TerminalText(reply(to: transcripts)))
///   case .interrupt(let isLineEmpty): if isLineEmpty { return }
///   case .endOfInput: return
///   }
/// }
/// ```
public protocol LineEditor: AnyObject, Sendable {
  /// Whether a person types here. If not, no prompt is shown and nothing can be asked back.
  var isInteractive: Bool { get }

  /// Shows the prompt and waits until a line is finished.
  ///
  /// Between two calls the terminal is in its ordinary mode. A Ctrl-C in that time is kept for the next
  /// call; a second one ends the process, so that a task that hangs can be left.
  /// - Parameter prompt: one row.
  /// - Throws: `CancellationError` when the task is cancelled, or `LineEditorError`.
  func nextLine(prompt: TerminalText) async throws -> LineEvent

  /// Writes whole lines. A line being typed moves down and stays as it is; a missing line break at the end
  /// is added. The text has been written when this returns. Not to be called by a completer.
  func printAbove(_ text: TerminalText)

  /// Shows one row above the prompt from now on, in place of the one before; nil takes it away.
  ///
  /// It is not drawn again within two seconds of a key: what an input method has not finished is not to be disturbed. An
  /// editor that cannot draw above the line shows none.
  func showStatus(_ row: TerminalText?)

  /// Gives the Tab key its meaning; there is none at the start. The closure runs while the person waits.
  func useCompleter(_ completer: @escaping LineCompleter)

  /// Offers the lines of `history` to the arrow keys, and appends to it what is remembered from now on.
  func useHistory(_ history: LineHistory)

  /// Keeps a line for the arrow keys and later conversations.
  ///
  /// No line is kept by itself, since only the caller knows which answers must not be.
  func remember(_ line: String)

  /// Gives the terminal back. A call of `nextLine` that still waits ends with `endOfInput`.
  func close()
}

extension LineEditor {
  public func showStatus(_ row: TerminalText?) {}
}

/// What ended a call of `nextLine`.
public enum LineEvent: Hashable, Sendable {
  /// A line was finished. It has no line break; bytes that were not UTF-8 have become U+FFFD.
  case line(String)
  /// Ctrl-C. The line typed so far is gone.
  case interrupt(isLineEmpty: Bool)
  /// Ctrl-D on an empty line, or the end of the file.
  case endOfInput
  /// A line that contains line breaks because it was pasted: at least two lines, none of them blank.
  /// Somebody who pastes has not said each of these, so ask before running them.
  case paste([String])

  /// Something was said: what a recogniser makes of it, the likeliest first; nothing for silence.
  case heard([String])

  /// A finished line, or a paste if there are several lines in it.
  package init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.isBlank }
    self = lines.count > 1 ? .paste(lines) : .line(lines.first ?? "")
  }
}

/// Why no line can be read.
public enum LineEditorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Reading failed; the number is an `errno`.
  case cannotRead(Int32)
  /// `nextLine` was called while another call was waiting.
  case alreadyReading

  public var description: String {
    switch self {
    case .cannotRead(let number): "cannot read standard input: \(message(ofError: number))"
    case .alreadyReading: "a line is already being read"
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
