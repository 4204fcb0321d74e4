import ConversationProtocol
import Foundation
import JSONText
import Language
import TextWidth
import ViewRendering
import Views

/// Lays widgets and controls out for a terminal or a pipe.
///
/// ```
///  1  주문 현황   FoodDelivery · systemMedium
///     ┃ 한밤치킨                    주문 1043
///     ┃ 배달 중                       5분 남음
///     ┃ [1] 추적
/// ```
struct BoardView {
  let style: TerminalStyle
  let columns: Int
  let language: String
  let now: Date

  init(_ place: ClientContext) {
    let isTerminal = isatty(1) == 1
    style = TerminalStyle(
      environment: place.setup.environment, isTerminal: isTerminal && !place.options.plain)
    columns = isTerminal ? TerminalSize.ofStandardOutput?.columns ?? 80 : 80
    language = place.language
    now = place.clock()
  }

  func text(of reply: SurfaceReply) -> TerminalText {
    // A widget by itself has no place.
    let isBoard = !reply.sentences.isEmpty || reply.widgets.count > 1
    let widgets = reply.widgets.enumerated().flatMap { lines(of: $1, number: isBoard ? "\($0 + 1)" : " ") }
    let kinds = reply.kinds.flatMap(lines)
    let controls = reply.controls.map(line)
    let activities = reply.activities.flatMap { lines(of: $0, number: nil) }
    return (widgets + activities + kinds + controls + hints(reply.sentences)).reduce("") { $0 + $1 + "\n" }
  }

  // MARK: Widgets

  private func lines(of widget: WidgetReport, number: String) -> [TerminalText] {
    let about = [widget.app, widget.family, widget.stack, widget.id].compactMap(\.self).filter { !$0.isEmpty }
    let head =
      TerminalText(" \(number)  ") + style.styled(widget.title.visibleLine, as: .prompt) + "  "
      + style.styled(about.joined(separator: " · ").visibleLine, as: .hint)
    return [head] + problem(of: widget) + tree(of: widget)
  }

  private func problem(of widget: WidgetReport) -> [TerminalText] {
    guard widget.isStale || widget.problem != nil else { return [] }
    let words = ToolMessage.outdated.text(in: language)
    let reason = widget.problem.map { ": \($0.visibleLine)" } ?? ""
    return [TerminalText(indent) + style.styled(words + reason, as: .failure)]
  }

  private func tree(of widget: WidgetReport) -> [TerminalText] {
    guard let tree = widget.tree.flatMap({ try? ViewTree(json: Data($0.line.utf8)) }) else { return [] }
    let width = min(Self.columns(of: widget.family), max(20, columns - indent.count - 2))
    let rendering = TerminalRendering(width: width, colors: style.viewColors, now: now)
    return rendering.lines(tree).map { TerminalText("\(indent)┃ ") + TerminalText($0, style.viewColors) }
  }

  var indent: String { "    " }

  /// How wide a size is.
  private static func columns(of family: String) -> Int {
    switch family {
    case "systemSmall", "accessoryCircular", "accessoryRectangular", "accessoryInline": 30
    case "systemExtraLarge": 90
    default: 56
    }
  }

  // MARK: The others

  private func lines(of kind: WidgetKindReport) -> [TerminalText] {
    let settings = kind.settings.isEmpty ? "" : "  (\(kind.settings.joined(separator: ", ")))"
    return [
      TerminalText(" ") + style.styled("\(kind.app).\(kind.kind)".visibleLine, as: .prompt)
        + TerminalText("  \(kind.title.visibleLine)\(settings.visibleLine)"),
      TerminalText("   \(kind.details.visibleLine)"),
      style.styled("   \(kind.families.joined(separator: ", "))", as: .hint),
    ]
  }

  private func line(of control: ControlReport) -> TerminalText {
    let mark = control.isOn.map { $0 ? "☑ " : "☐ " } ?? "▸ "
    let parts = [control.title, control.value].filter { !$0.isEmpty }.map(\.visibleLine)
    let more = [control.hint, control.problem].compactMap { $0?.visibleLine } + [control.id.visibleLine]
    return TerminalText(" \(mark)\(parts.joined(separator: ": "))  ")
      + style.styled(more.joined(separator: " · "), as: control.problem == nil ? .hint : .failure)
  }

  private func hints(_ sentences: [String]) -> [TerminalText] {
    guard !sentences.isEmpty else { return [] }
    let head = ToolMessage.thingsToSay.text(in: language)
    return ["", TerminalText(" \(head)")] + sentences.map { style.styled("   \($0.visibleLine)", as: .hint) }
  }
}
