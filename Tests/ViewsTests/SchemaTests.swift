import Foundation
import Testing

@testable import Views

@Suite struct SchemaTests {
  private static let page = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/Views.md")

  /// A value of everything that is written as an object; a property is a key.
  private static let contents: [any Encodable & Sendable] = [
    TextContent(spans: []), TextSpan(), FontContent(), TickContent(.timer, at: sampleNow), ImageContent(),
    LabelContent(icon: []), ProgressContent(), GaugeContent(value: 0), LinkContent(url: ""),
    ButtonContent(action: "", title: ""), ToggleContent(action: "", title: "", isOn: false), SpacerContent(),
    ShapeContent(.circle), StyleContent(), GradientContent(geometry: "", stops: []),
    GradientStop(color: "", location: 0), StackContent(), GridContent(), GridRowContent(),
    LazyGridContent(axis: "", tracks: []), GridTrack(), SectionContent(), FittingContent(),
    AccessibilityContent(), EntityMark(type: "", id: ""), PaddingContent(), FrameContent(),
    LayerContent(ViewNode(.empty)), AmountContent(0), OffsetContent(x: 0, y: 0),
    FixedSizeContent(horizontal: true, vertical: true), AspectContent(ratio: nil, contentMode: ""),
  ]

  private static var names: [String] {
    let properties = contents.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) }
    let keys =
      ViewTree.CodingKeys.allCases.map(\.stringValue) + ViewNode.CodingKeys.allCases.map(\.stringValue)
      + ViewContent.CodingKeys.allCases.map(\.stringValue)
      + ViewNodeModifier.CodingKeys.allCases.map(\.stringValue)
    let values =
      ViewContent.Kind.allCases.map(\.rawValue) + ViewNodeModifier.Name.allCases.map(\.rawValue)
      + ShapeContent.Figure.allCases.map(\.rawValue) + TickContent.Style.allCases.map(\.rawValue)
    return Set(properties + keys + values).sorted()
  }

  @Test("Every kind, modifier and key of a tree is named on the page that describes it")
  func page() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let missing = Self.names.filter { !page.contains("`\($0)`") }
    #expect(missing == [])
  }

  @Test("The example on the page is a tree")
  func example() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = page.components(separatedBy: "```json\n")
    let json = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(try ViewTree(json: Data(json.utf8)).presses.map(\.title) == ["추적"])
  }
}
