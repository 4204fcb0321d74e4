internal import CReadline
internal import CommandLineTool

extension ReadlineEditor {
  /// What the Tab key does; called by readline while it reads keys.
  func complete() {
    guard let completer = currentCompleter, let context = lineContext() else { return creadline_ring_bell() }
    switch CompletionStep(completer(context), in: context) {
    case .nothing: creadline_ring_bell()
    case .replace(let count, let text):
      let replaced = context.textBeforeCursor.suffix(count)
      creadline_replace_before_cursor(Int32(clamping: replaced.utf8.count), text)
    case .list(let titles):
      let list = ColumnList(titles, width: TerminalSize.ofStandardOutput?.columns ?? 80)
      write(TerminalText(list.lines.joined(separator: "\n")))
    }
  }

  private func lineContext() -> LineContext? {
    guard let start = creadline_line() else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(creadline_length()))
    let cursor = min(Int(creadline_cursor()), bytes.count)
    // A line with broken bytes is repaired on the way, and then byte counts would not fit any more.
    guard let before = String(validating: bytes[..<cursor], as: UTF8.self),
      let after = String(validating: bytes[cursor...], as: UTF8.self)
    else { return nil }
    return LineContext(textBeforeCursor: before, textAfterCursor: after)
  }
}
