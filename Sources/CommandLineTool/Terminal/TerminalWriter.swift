import Glibc

/// The one way to standard output and standard error, and to the terminal of a line editor: takes nothing but text
/// that went through the filter.
struct TerminalWriter: Sendable {
  static let output = TerminalWriter(descriptor: 1)
  static let errors = TerminalWriter(descriptor: 2)

  let descriptor: Int32

  /// Writes everything; `false`, with `errno` set, if that is not possible.
  @discardableResult
  func write(_ text: TerminalText) -> Bool { writeAll(Array(text.rendered.utf8), to: descriptor) }
}
