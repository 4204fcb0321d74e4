import Testing
import Views

@Suite @MainActor struct ModifierTests {
  private func node(_ view: some View) throws -> ViewNode { try ViewTree(resolving: view, in: .sample).root }

  private func span(_ view: some View) throws -> TextSpan {
    guard case .text(let text) = try node(view).content else { return TextSpan() }
    return text.spans.first ?? TextSpan()
  }

  @Test("Modifiers are kept from the inside to the outside")
  func order() throws {
    let inner = try node(Text("가").padding(8).background(.red).frame(width: 80))
    #expect(inner.modifiers.map(\.layer).map { $0 != nil } == [false, true, false])
    #expect(inner.modifiers.first == .padding(PaddingContent(top: 8, leading: 8, bottom: 8, trailing: 8)))
    #expect(inner.modifiers.last == .frame(FrameContent(width: 80)))
  }

  @Test("A font is that of the nearest view that sets one, and a weight is added to it")
  func fonts() throws {
    #expect(try span(Text("가").font(.caption.bold())).font == FontContent(style: "caption", weight: "bold"))
    let view = Group { Text("가").font(.title) }.font(.caption).fontWeight(.semibold)
    #expect(try span(view).font == FontContent(style: "title", weight: "semibold"))
    #expect(try span(Text("가")).font == nil)
  }

  @Test("Styles are colours, levels and gradients")
  func styles() throws {
    #expect(try span(Text("가").foregroundStyle(.secondary)).style == StyleContent(color: "secondary"))
    let faint = Text("가").foregroundColor(Color.red.opacity(0.5))
    #expect(try span(faint).style == StyleContent(color: "red", opacity: 0.5))
    #expect(try span(Text("가").foregroundStyle(.blue.gradient)).style?.gradient?.stops.count == 2)
    let mixed = Text("가").foregroundColor(Color(red: 1, green: 0.5, blue: 0))
    #expect(try span(mixed).style == StyleContent(color: "#FF8000"))
  }

  @Test("A level of a style is fainter; a background stays opaque at every level")
  func levels() throws {
    let half = Text("가").foregroundStyle(.red.secondary)
    #expect(try span(half).style == StyleContent(color: "red", opacity: 0.5))
    let faint = Text("가").foregroundStyle(.tint.opacity(0.5).tertiary)
    #expect(try span(faint).style == StyleContent(color: "accent", opacity: 0.15))
    let filled = Text("가").containerBackground(.fill.tertiary, for: .widget)
    let background = try ViewTree(resolving: filled, in: .sample).containerBackground?.content
    guard case .shape(let shape)? = background else { throw TextMissing() }
    #expect(shape.fill == StyleContent(color: "quaternary", opacity: 0.6))
    let behind = try span(Text("가").foregroundStyle(.background.secondary))
    #expect(behind.style == StyleContent(color: "background"))
  }

  @Test("The inner style holds, and texts that are joined keep theirs")
  func joining() throws {
    let view = (Text("가").foregroundColor(.red) + Text("나").bold()).foregroundStyle(.blue)
    guard case .text(let text) = try node(view).content else { throw TextMissing() }
    #expect(text.spans.map(\.text) == ["가", "나"])
    #expect(text.spans.map(\.style?.color) == ["red", "blue"])
    let group = Group { Text("가").foregroundColor(.red) + Text("나") }.foregroundStyle(.blue)
    guard case .text(let inner) = try node(group).content else { throw TextMissing() }
    #expect(inner.spans.map(\.style?.color) == ["red", "blue"])
  }

  @Test("Limits of lines, alignments and styles of controls come from the environment")
  func environment() throws {
    let view = VStack {
      Text("가")
      ProgressView(value: 0.5)
    }.lineLimit(2).multilineTextAlignment(.center).tint(.red).progressViewStyle(.circular)
    let children = try node(view).children
    let text = TextContent(spans: [TextSpan(text: "가")], lineLimit: 2, alignment: "center")
    #expect(children[0].content == .text(text))
    var progress = ProgressContent(value: 0.5)
    (progress.progressStyle, progress.tint) = ("circular", StyleContent(color: "red"))
    #expect(children[1].content == .progress(progress))
  }

  @Test("A view is marked with its identity and its entity")
  func marks() throws {
    let marked = try node(Text("가").id(7).mark(EntityMark(type: "Landmark", id: "17")))
    #expect(marked.id == "7")
    #expect(marked.entity == EntityMark(type: "Landmark", id: "17"))
  }

  private struct TextMissing: Error {}
}
