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
      let list =
        ColumnList(titles, width: TerminalSize.ofStandardOutput?.columns ?? 80).lines.joined(separator: "\n")
        + "\n"
      creadline_print_above(list, list.utf8.count)
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

/// Tells readline which parts of a prompt take no room: colours, between the bytes 1 and 2.
func promptWithMarkedEscapes(_ prompt: String) -> String {
  var result = ""
  var rest = prompt[...]
  while let start = rest.firstRange(of: "\u{1B}["),
    let end = rest[start.upperBound...].firstIndex(where: \.isLetter)
  {
    let afterEnd = rest.index(after: end)
    result += rest[..<start.lowerBound] + "\u{1}" + rest[start.lowerBound..<afterEnd] + "\u{2}"
    rest = rest[afterEnd...]
  }
  return result + rest
}
