import Foundation
import Views

/// Reads a tree from its beginning to its end.
struct TreeReader {
  let locale: String
  let now: Date

  private var isKorean: Bool { locale.split(separator: "-").first == "ko" }

  /// Lines of a node: the label and value of its accessibility, or what is in it.
  func lines(of node: ViewNode) -> [String] {
    guard !node.isSilent else { return [] }
    var lines = node.accessibility?.label.map { [$0] } ?? ownLines(of: node) + overlays(of: node)
    if let value = node.accessibility?.value {
      lines = lines.isEmpty ? [value] : lines.dropLast() + ["\(lines[lines.count - 1]) \(value)"]
    }
    return lines
  }

  private func overlays(of node: ViewNode) -> [String] {
    node.modifiers.flatMap { modifier -> [String] in
      if case .overlay(let layer) = modifier { lines(of: layer.content) } else { [] }
    }
  }

  private func ownLines(of node: ViewNode) -> [String] {
    switch node.content {
    case .text(let text): text.spans.map(words).joined().split(separator: "\n").map(String.init)
    case .image(let image): image.decorative == true ? [] : [image.name].compactMap(\.self)
    case .progress(let progress): measured(node, progress.valueLabel, value(progress))
    case .gauge(let gauge): measured(node, gauge.valueLabel, percentage(gauge.value))
    case .toggle(let toggle): [state(toggle, node)]
    case .button: []
    case .hstack, .gridRow, .link: [row(node.children)]
    case .section(let section): all((section.header ?? []) + node.children + (section.footer ?? []))
    // Of several forms of the same, the fullest comes first.
    case .fitting: node.children.first.map(lines) ?? []
    default: all(node.children)
    }
  }
}

extension TreeReader {
  private func all(_ nodes: [ViewNode]) -> [String] { nodes.flatMap(lines) }

  /// Columns of several lines are read one after the other, with a pause between the lines.
  private func row(_ nodes: [ViewNode]) -> String {
    let columns = nodes.map { lines(of: $0).filter { !$0.isEmpty } }
    let pause = columns.contains { $0.count > 1 } ? ", " : " "
    return columns.flatMap(\.self).joined(separator: pause)
  }

  private func words(_ span: TextSpan) -> String {
    if let tick = span.tick { return TickText(locale: locale).text(tick, now: now) }
    return span.text ?? ""
  }

  private func measured(_ node: ViewNode, _ valueLabel: [ViewNode]?, _ value: String?) -> [String] {
    let parts = [row(node.children), valueLabel.map(row) ?? value ?? ""]
    return [parts.filter { !$0.isEmpty }.joined(separator: " ")]
  }

  private func value(_ progress: ProgressContent) -> String? {
    if let interval = progress.interval { return TickText(locale: locale).text(interval, now: now) }
    return progress.value.map(percentage)
  }

  private func percentage(_ value: Double) -> String { "\(Int(((value.fraction ?? 0) * 100).rounded()))%" }

  private func state(_ toggle: ToggleContent, _ node: ViewNode) -> String {
    let words = isKorean ? ("켜짐", "꺼짐") : ("on", "off")
    return "\(title(toggle.title, node)): \(toggle.isOn ? words.0 : words.1)"
  }

  /// The words of its label, or what it is called.
  private func title(_ title: String, _ node: ViewNode) -> String {
    let words = node.accessibility?.label ?? row(node.children)
    return (words.isEmpty ? title : words).withoutControls
  }

  func presses(of tree: ViewTree) -> [SpokenPress] {
    tree.root.pressNodes(inAllForms: false).compactMap { node in
      switch node.content {
      case .button(let button):
        SpokenPress(action: button.action, title: title(button.title, node), isOn: nil)
      case .toggle(let toggle):
        SpokenPress(action: toggle.action, title: title(toggle.title, node), isOn: toggle.isOn)
      default: nil
      }
    }
  }
}

extension ViewNode {
  /// Hidden from who listens, or from everybody.
  fileprivate var isSilent: Bool {
    accessibility?.hidden == true
      || modifiers.contains { if case .opacity(let opacity) = $0 { opacity.amount == 0 } else { false } }
  }
}
