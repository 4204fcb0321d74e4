import TextWidth
import ViewRendering
import Views

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
  package func lines(of view: TurnView) -> [TerminalText] {
    let view = view.visible
    return view.lines.flatMap { wrapped($0, first: indent, rest: indent) }.map { TerminalText($0) }
      + snippetLines(of: view)
      + replyLines(of: view)
      + OptionList(view.options, cancelTitle: view.cancelTitle).lines(style: style, columns: columns)
      + hintLines(of: view)
  }

  /// The lines of a turn as one text with a line break at the end of each.
  package func text(of view: TurnView) -> TerminalText {
    lines(of: view).reduce("") { $0 + $1 + "\n" }
  }

  /// What an app shows as it is laid out; in a pipe and where there is too little room, its words.
  private func snippetLines(of view: TurnView) -> [TerminalText] {
    guard let tree = view.tree, let room = columns.map({ $0 - bar.displayWidth }), room >= Self.narrowestTree
    else { return view.snippet.flatMap { wrapped($0, first: bar, rest: bar) }.map { TerminalText($0) } }
    let rendering = TerminalRendering(width: room, colors: style.viewColors, numbersPresses: false)
    return rendering.lines(tree).map { TerminalText(bar) + TerminalText($0, style.viewColors) }
  }

  private var indent: String { "  " }
  private var bar: String { "  ┃ " }

  private func replyLines(of view: TurnView) -> [TerminalText] {
    let plain = plainReplyLines(of: view)
    let hint = hintBeside(plain, in: view).map { TerminalText(gapBeforeHint) + style.styled($0, as: .hint) }
    return plain.enumerated().map { index, line in
      (index == 0 ? styledMark(line, view.mood) : TerminalText(line))
        + (index == plain.count - 1 ? hint ?? "" : "")
    }
  }

  /// The reply with its mark, without styles and without a hint.
  private func plainReplyLines(of view: TurnView) -> [String] {
    guard !view.reply.isEmpty else { return [] }
    let mark = mark(of: view.mood)
    let first = indent + mark
    let hanging = String(repeating: " ", count: first.displayWidth)
    return view.reply.split(separator: "\n").enumerated().flatMap { index, line in
      wrapped(String(line), first: index == 0 ? first : hanging, rest: hanging)
    }
  }

  private func mark(of mood: TurnView.Mood) -> String {
    switch mood {
    case .ordinary: ""
    case .done: "✓ "
    case .failed: "✗ "
    }
  }

  private func styledMark(_ line: String, _ mood: TurnView.Mood) -> TerminalText {
    guard mood != .ordinary else { return TerminalText(line) }
    let mark = mark(of: mood).prefix(1)
    return TerminalText(indent) + style.styled(String(mark), as: mood == .done ? .success : .failure)
      + TerminalText(String(line.dropFirst(indent.count + mark.count)))
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

  private func hintLines(of view: TurnView) -> [TerminalText] {
    let isBeside = hintBeside(plainReplyLines(of: view), in: view) != nil
    guard let hint = view.hint, !isBeside else { return [] }
    return wrapped(hint, first: indent, rest: indent).map { line in
      TerminalText(indent) + style.styled(String(line.dropFirst(indent.count)), as: .hint)
    }
  }

  private func wrapped(_ text: String, first: String, rest: String) -> [String] {
    let width = columns.map { $0 - first.displayWidth } ?? .max
    return text.wrapped(toColumns: max(width, Self.narrowest)).enumerated().map { index, line in
      (index == 0 ? first : rest) + line
    }
  }

  /// Below this many columns text is not broken any further.
  private static let narrowest = 10
  private static let narrowestTree = 20
}
