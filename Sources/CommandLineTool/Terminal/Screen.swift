/// Lays out turns as text for a terminal or a pipe.
///
/// ```
///   어느 가게로 할까요?
///    1  교동통닭      4.8점 · 25분
///    2  한밤치킨      4.5점 · 30분
///    0  취소
/// ```
package struct Screen: Sendable {
  package var style: TerminalStyle
  /// Where lines are broken; `nil` leaves them whole, as a pipe wants them.
  package var columns: Int?

  package init(style: TerminalStyle, columns: Int?) {
    self.style = style
    self.columns = columns
  }

  /// The lines of a turn: what happened, the snippet, the reply, the options, the hint.
  package func lines(of view: TurnView) -> [String] {
    view.lines.flatMap { wrapped($0, first: indent, rest: indent) }
      + view.snippet.flatMap { wrapped($0, first: bar, rest: bar) }
      + replyLines(of: view)
      + OptionList(view.options, cancelTitle: view.cancelTitle).lines(style: style, columns: columns)
      + hintLines(of: view)
  }

  /// The lines of a turn as one text with a line break at the end of each.
  package func text(of view: TurnView) -> String {
    lines(of: view).reduce(into: "") { $0 += $1 + "\n" }
  }

  private var indent: String { "  " }
  private var bar: String { "  ┃ " }

  private func replyLines(of view: TurnView) -> [String] {
    guard !view.reply.isEmpty else { return [] }
    let mark = mark(of: view.mood)
    let first = indent + mark
    let hanging = String(repeating: " ", count: first.displayWidth)
    var lines = view.reply.split(separator: "\n").enumerated().flatMap { index, line in
      wrapped(String(line), first: index == 0 ? first : hanging, rest: hanging)
    }
    if let hint = hintBeside(lines, in: view) {
      lines[lines.count - 1] += gapBeforeHint + style.styled(hint, as: .hint)
    }
    return lines.enumerated().map { index, line in index == 0 ? styledMark(line, view.mood) : line }
  }

  private func mark(of mood: TurnView.Mood) -> String {
    switch mood {
    case .ordinary: ""
    case .done: "✓ "
    case .failed: "✗ "
    }
  }

  private func styledMark(_ line: String, _ mood: TurnView.Mood) -> String {
    guard mood != .ordinary else { return line }
    let mark = mark(of: mood).prefix(1)
    return indent + style.styled(String(mark), as: mood == .done ? .success : .failure)
      + line.dropFirst(indent.count + mark.count)
  }

  private var gapBeforeHint: String { String(repeating: " ", count: 8) }

  /// The hint, if the reply is one line with room for it and nothing stands between the two.
  private func hintBeside(_ lines: [String], in view: TurnView) -> String? {
    guard let hint = view.hint, lines.count == 1, view.options.isEmpty, view.cancelTitle == nil else {
      return nil
    }
    let width = lines[0].displayWidth + gapBeforeHint.count + hint.displayWidth
    return columns.map { width <= $0 } ?? true ? hint : nil
  }

  private func hintLines(of view: TurnView) -> [String] {
    let isBeside = hintBeside(replyLinesWithoutHint(of: view), in: view) != nil
    guard let hint = view.hint, !isBeside else { return [] }
    return wrapped(hint, first: indent, rest: indent).map { line in
      indent + style.styled(String(line.dropFirst(indent.count)), as: .hint)
    }
  }

  private func replyLinesWithoutHint(of view: TurnView) -> [String] {
    var silent = view
    silent.hint = nil
    return Screen(style: .plain, columns: columns).replyLines(of: silent)
  }

  private func wrapped(_ text: String, first: String, rest: String) -> [String] {
    let width = columns.map { $0 - first.displayWidth } ?? .max
    return text.wrapped(toColumns: max(width, Self.narrowest)).enumerated().map { index, line in
      (index == 0 ? first : rest) + line
    }
  }

  /// Below this many columns text is not broken any further.
  private static let narrowest = 10
}
