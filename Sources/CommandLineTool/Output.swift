import Glibc

/// Standard output for replies, standard error for everything about them.
enum Output {
  static func line(_ text: String) { line(TerminalText(text)) }
  static func line(_ text: TerminalText) { write(text + "\n", to: .output) }
  static func text(_ text: TerminalText) { write(text, to: .output) }
  static func diagnostic(_ text: String) { write(TerminalText(text).endingLine, to: .errors) }

  /// One JSON value a line.
  static func json(_ text: String) { write(TerminalText(json: text).endingLine, to: .output) }

  /// A reader that has gone away ends the process quietly.
  private static func write(_ text: TerminalText, to writer: TerminalWriter) {
    guard !writer.write(text) else { return }
    exit(writer.descriptor == TerminalWriter.output.descriptor ? 0 : 1)
  }
}
