import Foundation
import Testing
import ViewRendering
import Views

@Suite @MainActor struct GalleryTests {
  @Test("A view of the gallery comes to the tree of its file", arguments: Sample.gallery)
  func tree(sample: Sample) throws {
    let data = try JSONEncoder.readable.encode(try sample.tree())
    try GoldenFile("\(sample.name).json").expect(String(decoding: data, as: UTF8.self))
  }

  @Test("A view of the gallery looks in a terminal as in its file", arguments: Sample.gallery)
  func terminal(sample: Sample) throws {
    let tree = try sample.tree()
    let pictures = Picture.all.map { "── \($0.title)\n\($0.rendering.text(tree))\n" }
    try GoldenFile("\(sample.name).txt").expect(pictures.joined(separator: "\n").showingEscapes)
  }

  @Test("A view of the gallery is read aloud as in its file", arguments: Sample.gallery)
  func words(sample: Sample) throws {
    let words = WordRendering(now: sampleNow).words(try sample.tree())
    let presses = words.presses.map { press in
      "→ \(press.title)" + (press.isOn.map { $0 ? " [x]" : " [ ]" } ?? "")
    }
    try GoldenFile("\(sample.name).words").expect((words.lines + presses).joined(separator: "\n"))
  }

  @Test("There are at least 25 views, each with a name of its own")
  func count() {
    #expect(Sample.gallery.count >= 25)
    #expect(Set(Sample.gallery.map(\.name)).count == Sample.gallery.count)
  }
}

/// A way to look at a view.
private struct Picture {
  let title: String
  let rendering: TerminalRendering

  static var all: [Picture] {
    let widths = [20, 40, 80].map { width in
      Picture(title: "\(width) columns", rendering: TerminalRendering(width: width, now: sampleNow))
    }
    return widths + [
      Picture(
        title: "40 columns, ASCII", rendering: TerminalRendering(width: 40, usesASCII: true, now: sampleNow)),
      Picture(
        title: "40 columns, in colour",
        rendering: TerminalRendering(width: 40, colors: .trueColor, now: sampleNow)),
    ]
  }
}

extension JSONEncoder {
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension String {
  /// Golden files are looked at with an editor.
  fileprivate var showingEscapes: String { replacing("\u{1B}", with: "␛") }
}
