import ConversationProtocol
import Foundation
import JSONText
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

  @Test("The JSON Schema of trees has each kind and each modifier with exactly its keys")
  func schema() {
    let nodes: [ViewContent] = [
      .text(TextContent(spans: [])), .image(ImageContent()), .label(LabelContent(icon: [])),
      .progress(ProgressContent()), .gauge(GaugeContent(value: 0)), .divider, .spacer(SpacerContent()),
      .shape(ShapeContent(.circle)), .link(LinkContent(url: "")),
      .button(ButtonContent(action: "", title: "")),
      .toggle(ToggleContent(action: "", title: "", isOn: false)), .hstack(StackContent()),
      .vstack(StackContent()), .zstack(StackContent()), .grid(GridContent()), .gridRow(GridRowContent()),
      .lazyGrid(LazyGridContent(axis: "", tracks: [])), .list, .section(SectionContent()),
      .fitting(FittingContent()), .empty,
    ]
    let modifiers: [ViewNodeModifier] = [
      .padding(PaddingContent()), .frame(FrameContent()), .background(LayerContent(ViewNode(.empty))),
      .overlay(LayerContent(ViewNode(.empty))), .clip(ShapeContent(.circle)), .opacity(AmountContent(0)),
      .scale(AmountContent(0)), .rotation(AmountContent(0)), .offset(OffsetContent(x: 0, y: 0)),
      .fixedSize(FixedSizeContent(horizontal: true, vertical: true)),
      .aspectRatio(AspectContent(ratio: nil, contentMode: "")),
    ]
    #expect(
      nodes.map(\.kind).sorted { $0.rawValue < $1.rawValue }
        == ViewContent.Kind.allCases.sorted { $0.rawValue < $1.rawValue })
    #expect(Set(modifiers.map(\.named.name)) == Set(ViewNodeModifier.Name.allCases))
    #expect(
      Self.keys(of: .viewNode, "kind")
        == Dictionary(uniqueKeysWithValues: nodes.map { ($0.kind.rawValue, Self.keys(of: $0.payload)) }))
    #expect(
      Self.keys(of: .viewModifier, "modifier")
        == Dictionary(
          uniqueKeysWithValues: modifiers.map { ($0.named.name.rawValue, Self.keys(of: $0.named.payload)) }))
    let common = ViewNode.CodingKeys.allCases.map(\.stringValue)
    let properties = WireSchema.viewNode.body(under: "#/")["properties"]?.object ?? []
    #expect(Set(properties.map(\.key)) == Set(common))
  }

  private static func keys(of payload: (any Encodable)?) -> Set<String> {
    Set(payload.map { Mirror(reflecting: $0).children.compactMap(\.label) } ?? [])
  }

  /// The keys that the schema has for each name, but for the one that says the name.
  private static func keys(of schema: WireSchema, _ nameKey: String) -> [String: Set<String>] {
    let forms = schema.body(under: "#/")["anyOf"]?.array ?? []
    let named = forms.compactMap { form -> (String, Set<String>)? in
      guard let properties = form["properties"]?.object,
        let name = form["properties"]?[nameKey]?["const"]?.string
      else { return nil }
      return (name, Set(properties.map(\.key)).subtracting([nameKey]))
    }
    return Dictionary(named) { first, _ in first }
  }

  @Test("The example on the page is a tree")
  func example() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = page.components(separatedBy: "```json\n")
    let json = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(try ViewTree(json: Data(json.utf8)).presses.map(\.title) == ["추적"])
  }
}
