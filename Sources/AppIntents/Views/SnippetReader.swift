import Foundation
import ViewRendering
import Views

/// A snippet in lines of words: what a pipe, a notification and an agent get of it.
///
/// What stands beside each other is one line; a button is its title in brackets.
struct SnippetReader {
  struct Press {
    var action: String
    var title: String
  }

  let tree: ViewTree
  var now = Date()

  var lines: [String] { lines(of: tree.root) }

  /// What can be pressed, in its order.
  var presses: [Press] {
    tree.root.pressNodes(inAllForms: false).compactMap { node in
      switch node.content {
      case .button(let button): Press(action: button.action, title: title(of: node, button.title))
      case .toggle(let toggle): Press(action: toggle.action, title: title(of: node, toggle.title))
      default: nil
      }
    }
  }

  private func lines(of node: ViewNode) -> [String] {
    guard node.accessibility?.hidden != true || node.content.kind == .text else { return [] }
    return ownLines(of: node) + overlays(of: node)
  }

  private func overlays(of node: ViewNode) -> [String] {
    node.modifiers.flatMap { modifier -> [String] in
      if case .overlay(let layer) = modifier { lines(of: layer.content) } else { [] }
    }
  }

  private func ownLines(of node: ViewNode) -> [String] {
    switch node.content {
    case .text(let text): lines(of: text)
    case .image(let image): [name(of: image, node)].compactMap { $0.map { "[\($0)]" } }
    case .progress(let progress): measured(node, progress.valueLabel, self.bar(of: progress))
    case .gauge(let gauge): measured(node, gauge.valueLabel, bar(gauge.value))
    case .divider: ["───"]
    case .toggle(let toggle): [(toggle.isOn ? "☑ " : "☐ ") + "[\(title(of: node, toggle.title))]"]
    case .button(let button): ["[\(title(of: node, button.title))]"]
    case .hstack, .gridRow: [row(node.children)].filter { !$0.isEmpty }
    case .section(let section): all((section.header ?? []) + node.children + (section.footer ?? []))
    // Of several forms of the same, the fullest comes first.
    case .fitting: node.children.first.map(lines) ?? []
    default: all(node.children)
    }
  }
}

extension SnippetReader {
  private func all(_ nodes: [ViewNode]) -> [String] { nodes.flatMap(lines) }

  private func row(_ nodes: [ViewNode]) -> String {
    all(nodes).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func lines(of text: TextContent) -> [String] {
    let words = text.spans.map { span in
      span.tick.map { TickText(locale: tree.locale).text($0, now: now) } ?? span.text ?? ""
    }
    return words.joined().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func name(of image: ImageContent, _ node: ViewNode) -> String? {
    if image.decorative == true { return nil }
    return node.accessibility?.label ?? image.symbol ?? image.name
  }

  /// A press without words is called by the title of its intent.
  private func title(of node: ViewNode, _ title: String) -> String {
    let words = all(node.children).joined(separator: " ")
    return words.isEmpty ? title : words
  }

  private func measured(_ node: ViewNode, _ valueLabel: [ViewNode]?, _ value: String) -> [String] {
    let parts = [row(node.children), valueLabel.map(row) ?? value]
    return [parts.filter { !$0.isEmpty }.joined(separator: " ")]
  }

  private func bar(of progress: ProgressContent) -> String {
    if let interval = progress.interval { return TickText(locale: tree.locale).text(interval, now: now) }
    return progress.value.map(bar) ?? "…"
  }

  /// Ten boxes and the percentage.
  private func bar(_ value: Double) -> String {
    let fraction = value.isFinite ? min(max(value, 0), 1) : 0
    let full = Int((fraction * 10).rounded(.down))
    return String(repeating: "■", count: full) + String(repeating: "□", count: 10 - full)
      + " \(Int((fraction * 100).rounded()))%"
  }
}
