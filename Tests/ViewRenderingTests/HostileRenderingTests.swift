import Foundation
import Testing
import TextWidth
import ViewRendering
import Views

/// Trees from outside that would take all time or room if nobody looked.
@Suite(.timeLimit(.minutes(1))) struct HostileRenderingTests {
  private let text = ViewNode(.text(TextContent(spans: [TextSpan(text: "하나 둘 셋 넷 다섯")])))

  private func check(_ root: ViewNode, width: Int = 40, height: Int? = nil) {
    let rendering = TerminalRendering(width: width, height: height)
    let tree = ViewTree(locale: "ko", root: root)
    let lines = rendering.lines(tree)
    #expect(lines.count <= 500 && lines.allSatisfy { $0.plain.displayWidth <= width })
    _ = WordRendering().words(tree)
  }

  /// Stacks in stacks, each with a text and a spacer beside the next one.
  private func nested(_ depth: Int) -> ViewNode {
    (0..<depth).reduce(text) { inner, level in
      let spacer = ViewNode(.spacer(SpacerContent()))
      let children = [text, spacer, inner, text]
      return level % 2 == 0
        ? ViewNode(.hstack(StackContent()), children: children)
        : ViewNode(.vstack(StackContent()), children: children)
    }
  }

  @Test("Stacks that are nested deeply are laid out in time")
  func nesting() {
    check(nested(32))
    check(nested(32), width: 200, height: 100)
  }

  @Test("Many children beside each other, in grids and in stacks")
  func many() {
    let cells = Array(repeating: text, count: 1_900)
    check(ViewNode(.hstack(StackContent()), children: cells))
    check(ViewNode(.vstack(StackContent()), children: cells), height: 20)
    check(ViewNode(.zstack(StackContent()), children: cells))
    check(ViewNode(.fitting(FittingContent()), children: cells))
    let row = ViewNode(.gridRow(GridRowContent()), children: Array(repeating: text, count: 40))
    check(ViewNode(.grid(GridContent()), children: Array(repeating: row, count: 40)))
    let tracks = Array(repeating: GridTrack(minimum: 0, maximum: .infinity), count: 500)
    check(ViewNode(.lazyGrid(LazyGridContent(axis: "vertical", tracks: tracks)), children: cells))
  }

  @Test("Modifiers without end")
  func modifiers() {
    var node = text
    node.modifiers = Array(repeating: .padding(PaddingContent(top: 1e308, leading: 1e308)), count: 3_000)
    check(node)
    node.modifiers = Array(repeating: .background(LayerContent(text)), count: 1_000)
    check(node)
  }

  @Test("Numbers that no view has")
  func numbers() {
    for number in [1e308, -1e308, .infinity, .nan, 0.5] {
      var frame = FrameContent(width: number, height: number)
      frame.maxWidth = .points(number)
      var framed = text
      framed.modifiers = [.frame(frame), .opacity(AmountContent(number))]
      framed.priority = number
      let bar = ViewNode(.progress(ProgressContent(value: number)))
      let gauge = ViewNode(.gauge(GaugeContent(value: number)))
      let tracks = [GridTrack(fixed: number), GridTrack(minimum: number, maximum: .points(number))]
      let grid = ViewNode(
        .lazyGrid(LazyGridContent(axis: "vertical", tracks: tracks, spacing: number)), children: [text, text])
      let stack = StackContent(spacing: number)
      check(ViewNode(.hstack(stack), children: [framed, bar, gauge, grid]))
      check(ViewNode(.vstack(stack), children: [framed, bar, gauge, grid]))
    }
  }

  @Test("A long text and a letter with ten thousand accents")
  func texts() {
    let long = String(repeating: "길고 긴 글 ", count: 5_000)
    let accents = "e" + String(repeating: "\u{301}", count: 10_000)
    for words in [long, accents, String(repeating: "\n", count: 10_000)] {
      check(ViewNode(.text(TextContent(spans: [TextSpan(text: words)], lineLimit: .min))))
      check(ViewNode(.hstack(StackContent()), children: Array(repeating: text, count: 5)))
    }
  }
}
