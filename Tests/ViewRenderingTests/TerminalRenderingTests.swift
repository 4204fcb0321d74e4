import Foundation
import Testing
import ViewRendering
import Views

@Suite @MainActor struct TerminalRenderingTests {
  private let escape = "\u{1B}"

  private func text(_ view: some View, _ colors: ColorCapability) throws -> String {
    try TerminalRendering(width: 20, colors: colors).text(ViewTree(resolving: view))
  }

  @Test("Each terminal gets the colours that it has")
  func colors() throws {
    let view = Text("a").foregroundColor(.red).bold()
    #expect(try text(view, .none) == "a")
    #expect(try text(view, .monochrome) == "\(escape)[1ma\(escape)[0m")
    #expect(try text(view, .sixteen) == "\(escape)[1;91ma\(escape)[0m")
    #expect(try text(view, .twoHundredFiftySix) == "\(escape)[1;38;5;203ma\(escape)[0m")
    #expect(try text(view, .trueColor) == "\(escape)[1;38;2;255;69;58ma\(escape)[0m")
  }

  @Test("A background is the colour behind everything in the box")
  func backgrounds() throws {
    let view = Text("가").foregroundColor(.white).background(.blue)
    #expect(try text(view, .trueColor) == "\(escape)[38;2;255;255;255;48;2;10;132;255m가\(escape)[0m")
    #expect(try text(Text("a").background(.blue.opacity(0.1)), .sixteen) == "a")
  }

  @Test("What is half transparent is so with everything in it, and with nothing around it")
  func opacity() throws {
    let view = Text("a").background(.blue).opacity(0).background(.red)
    #expect(try text(view, .trueColor) == "\(escape)[48;2;255;69;58m \(escape)[0m")
    #expect(try text(Text("a").opacity(0.5), .monochrome) == "\(escape)[2ma\(escape)[0m")
  }

  @Test("A widget's background fills the box where that is wanted")
  func containerBackground() throws {
    let tree = try ViewTree(resolving: Text("a").containerBackground(.red, for: .widget))
    var rendering = TerminalRendering(width: 20, height: 1, colors: .trueColor)
    #expect(rendering.text(tree) == "a")
    rendering.showsContainerBackground = true
    #expect(rendering.text(tree).hasPrefix("\(escape)[48;2;255;69;58ma"))
  }

  @Test(
    "The environment says how many colours there are",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, ColorCapability.trueColor),
      (["TERM": "xterm-256color"], true, .twoHundredFiftySix), (["TERM": "xterm"], true, .sixteen),
      (["TERM": "xterm", "NO_COLOR": "1"], true, .monochrome),
      (["TERM": "xterm", "NO_COLOR": ""], true, .sixteen),
      (["TERM": "dumb"], true, .none), (["TERM": "xterm"], false, .none), ([:], true, .none),
    ])
  func capability(environment: [String: String], isTerminal: Bool, capability: ColorCapability) {
    #expect(ColorCapability(environment: environment, isTerminal: isTerminal) == capability)
  }

  @Test("Widths are 20 to 200 columns, heights at most 500 rows")
  func bounds() throws {
    #expect(TerminalRendering(width: 3).width == 20)
    #expect(TerminalRendering(width: 9_999).width == 200)
    let tall = VStack { ForEach(0..<900) { Text(verbatim: "\($0)") } }
    #expect(try TerminalRendering(width: 20).lines(ViewTree(resolving: tall)).count == 500)
    let filled = TerminalRendering(width: 20, height: 4)
    #expect(try filled.lines(ViewTree(resolving: Text("a"))).count == 4)
  }

  @Test("Presses are numbered in the order of the tree, or stand in brackets")
  func presses() throws {
    let view = VStack(alignment: .leading) {
      Press("1", title: Text("Eins")) { Text("Eins") }
      Press("2", title: Text("Zwei"), isOn: true) { Text("Zwei") }
      Press("3", title: Text("Drei")) {}
      Press("4", title: Text("Vier")) { Text("Vier") }.disabled(true)
    }
    let tree = try ViewTree(resolving: view)
    var rendering = TerminalRendering(width: 20)
    #expect(rendering.text(tree) == "[1] Eins\n[2] [x] Zwei\n[3] Drei\n[ Vier ]")
    rendering.numbersPresses = false
    #expect(rendering.text(tree) == "[ Eins ]\n[x] Zwei\n[ Drei ]\n[ Vier ]")
    #expect(tree.presses.map(\.title) == ["Eins", "Zwei", "Drei"])
  }

  @Test("A symbol that is not known is shown as its label")
  func symbols() throws {
    #expect(try text(Image(systemName: "star.fill"), .none) == "★")
    #expect(try text(Image(systemName: "teapot"), .none) == "[teapot]")
    #expect(try text(Image(systemName: "teapot").accessibilityLabel("차"), .none) == "[차]")
    #expect(try text(Image(decorative: "photo"), .none).isEmpty)
  }

  @Test("A tree from outside brings no control characters to the terminal")
  func controls() throws {
    let json = #"""
      {"version":1,"locale":"ko","root":{"kind":"vstack","children":[
        {"kind":"text","spans":[{"text":"a\u001b[2Jb\u202ec"}]},
        {"kind":"button","action":"1","title":"\u001b]0;x\u0007"},
        {"kind":"image","symbol":"x\u001b[0m"}]}}
      """#
    let lines = TerminalRendering(width: 20).text(try ViewTree(json: Data(json.utf8)))
    let controls = lines.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(controls.isEmpty && !lines.unicodeScalars.contains("\u{202E}"))
  }
}
