import Foundation
import Views

extension BoxBuilder {
  /// A label above, the bar, and how much it is beside it.
  func bar(_ progress: ProgressContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let inner = context.inside(.horizontal)
    let labels = boxes(of: node.children, in: inner)
    let values = progress.valueLabel.map { boxes(of: $0, in: inner) }
    let tick = progress.interval.map { words(TickText(locale: tree.locale).text($0, now: rendering.now)) }
    guard let value = progress.interval?.portion(rendering.now) ?? progress.value?.fraction else {
      return stack(.horizontal, [waiting(progress.tint, in: context)] + labels)
    }
    let ends = values ?? [tick ?? words(percentage(value))]
    if progress.progressStyle == "circular" {
      return stack(.horizontal, [dial(value, progress.tint, in: context)] + ends + labels)
    }
    let bar = LayoutBox(self.bar(value, progress.tint, in: context))
    return above(labels, stack(.horizontal, [bar] + ends))
  }

  func gauge(_ gauge: GaugeContent, _ node: ViewNode, in context: BoxContext) -> LayoutBox {
    let inner = context.inside(.horizontal)
    let value = gauge.value.fraction ?? 0
    func side(_ nodes: [ViewNode]?) -> [LayoutBox] { boxes(of: nodes ?? [], in: inner) }
    let labels = boxes(of: node.children, in: inner)
    let values = gauge.valueLabel.map { side($0) } ?? [words(percentage(value))]
    if gauge.gaugeStyle?.hasPrefix("accessoryCircular") == true {
      return stack(.horizontal, [dial(value, gauge.tint, in: context)] + values + labels)
    }
    let bar = LayoutBox(self.bar(value, gauge.tint, in: context))
    let row = side(gauge.minimumLabel) + [bar] + side(gauge.maximumLabel) + values
    return above(labels, stack(.horizontal, row))
  }

  private func above(_ labels: [LayoutBox], _ row: LayoutBox) -> LayoutBox {
    labels.isEmpty ? row : stack(.vertical, [stack(.horizontal, labels), row], alignment: 0)
  }

  private func bar(_ value: Double, _ tint: StyleContent?, in context: BoxContext) -> BarLayout {
    let full = style(tint ?? StyleContent(color: "accent"), in: context)
    var empty = CellStyle()
    empty.isDim = true
    guard rendering.usesASCII else {
      return BarLayout(value: value, full: Glyph("█", full), empty: Glyph("░", empty))
    }
    let ends = (Glyph("["), Glyph("]"))
    return BarLayout(value: value, full: Glyph("#", full), empty: Glyph("-", empty), ends: ends)
  }

  private func dial(_ value: Double, _ tint: StyleContent?, in context: BoxContext) -> LayoutBox {
    let quarters = Array(rendering.usesASCII ? "01234" : "○◔◑◕●")
    let quarter = quarters[min(Int((value * 4).rounded()), 4)]
    return words(
      rendering.usesASCII ? "(\(quarter)/4)" : String(quarter),
      style(tint ?? StyleContent(color: "accent"), in: context))
  }

  private func waiting(_ tint: StyleContent?, in context: BoxContext) -> LayoutBox {
    words(rendering.usesASCII ? "..." : "⋯", style(tint, in: context))
  }

  private func percentage(_ value: Double) -> String { "\(Int((value * 100).rounded()))%" }
}

extension TickContent {
  /// How much of the interval has passed, or is left when it counts down.
  func portion(_ now: Date) -> Double? {
    guard let start, end > start else { return nil }
    let time = min(pause ?? .infinity, now.secondsInCalendar)
    guard let passed = ((time - start) / (end - start)).fraction else { return nil }
    return countsDown == false ? passed : 1 - passed
  }
}
