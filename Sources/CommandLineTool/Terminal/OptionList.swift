import ConversationProtocol
import TextWidth

/// The numbered answers to a question, aligned by columns.
struct OptionList {
  private let options: [TurnOption]
  private let cancelTitle: String?

  init(_ options: [TurnOption], cancelTitle: String?) {
    self.options = options
    self.cancelTitle = cancelTitle
  }

  func lines(style: TerminalStyle, columns: Int?) -> [TerminalText] {
    let layout = Layout(options, columns: columns)
    var section: String?
    var lines = options.enumerated().flatMap { index, option in
      let title = option.section == section ? nil : option.section
      section = option.section
      let heading = title.map { [layout.heading($0, style)] } ?? []
      return heading + layout.lines(number: index + 1, option, style)
    }
    if let cancelTitle {
      lines += layout.lines(number: 0, TurnOption(id: "", title: cancelTitle), style)
    }
    return lines
  }
}

/// Where titles and subtitles stand.
private struct Layout {
  /// Columns from the start of a title to its subtitle; `nil` puts subtitles on lines of their own, when
  /// the terminal is too narrow for both.
  private let subtitleOffset: Int?

  private static let numberWidth = 4
  private static let titleStart = 6
  private static let gap = 3
  private static let usualOffset = 14

  init(_ options: [TurnOption], columns: Int?) {
    let offset = max(Self.usualOffset, (options.map(\.title.displayWidth).max() ?? 0) + Self.gap)
    let subtitleWidth = options.compactMap(\.subtitle?.displayWidth).max() ?? 0
    let isTooNarrow = columns.map { Self.titleStart + offset + subtitleWidth > $0 } ?? false
    subtitleOffset = isTooNarrow ? nil : offset
  }

  /// The title of a section, above its options.
  func heading(_ title: String, _ style: TerminalStyle) -> TerminalText {
    TerminalText("  ") + style.styled(title, as: .hint)
  }

  func lines(number: Int, _ option: TurnOption, _ style: TerminalStyle) -> [TerminalText] {
    let digits = String(number)
    let margin = String(repeating: " ", count: max(0, Self.numberWidth - digits.count))
    let role: TerminalStyle.Role = option.isDestructive ? .destructive : .option
    let label = style.styled(option.isDestructive ? digits + "!" : digits, as: role)
    let start = TerminalText(margin) + label + (option.isDestructive ? " " : "  ")
    guard let subtitle = option.subtitle else { return [start + TerminalText(option.title)] }
    guard let subtitleOffset else {
      let below = String(repeating: " ", count: Self.titleStart + 2) + subtitle
      return [start + TerminalText(option.title), TerminalText(below)]
    }
    return [start + TerminalText(option.title.padded(toColumns: subtitleOffset) + subtitle)]
  }
}
