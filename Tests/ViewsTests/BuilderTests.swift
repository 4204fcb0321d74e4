import Testing
import Views

@Suite @MainActor struct BuilderTests {
  private func kinds(_ view: some View) throws -> [ViewContent.Kind] {
    try ViewTree(resolving: VStack { view }).root.children.map(\.content.kind)
  }

  private func texts(_ view: some View) throws -> [String] {
    try ViewTree(resolving: VStack { view }).root.children.map(\.plainText)
  }

  @ViewBuilder private func choice(_ number: Int?) -> some View {
    if let number {
      switch number {
      case 0: Text("null")
      case 1: Spacer()
      default: EmptyView()
      }
    } else {
      Divider()
    }
    if number == 2 { Text("zwei") }
  }

  @Test("Conditions choose views")
  func conditions() throws {
    #expect(try kinds(choice(nil)) == [.divider])
    #expect(try kinds(choice(0)) == [.text])
    #expect(try kinds(choice(1)) == [.spacer])
    #expect(try texts(choice(2)) == ["zwei"])
  }

  @ViewBuilder private var twelve: some View {
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
    Text("11")
    if #available(macOS 99, *) { Text("12") }
  }

  @Test("A block has as many views as are written in it")
  func manyViews() throws {
    #expect(try texts(twelve) == (1...12).map(String.init))
  }

  @Test("A view is made for each element of a range, of values and of identified values")
  func elements() throws {
    struct Dish: Identifiable { let id: String }
    #expect(try texts(ForEach(0..<3) { Text(verbatim: "\($0)") }) == ["0", "1", "2"])
    #expect(try texts(ForEach(["가", "나"], id: \.self) { Text($0) }) == ["가", "나"])
    #expect(try texts(ForEach([Dish(id: "파닭")]) { Text($0.id) }) == ["파닭"])
  }

  @Test("A modifier of a group is one of each of its views")
  func groups() throws {
    let view = Group {
      Text("가")
      Text("나")
    }.padding(8)
    let nodes = try ViewTree(resolving: VStack { view }).root.children
    #expect(nodes.map(\.modifiers.count) == [1, 1])
  }

  @Test("Nothing comes to an empty tree, and several views to a column")
  func roots() throws {
    #expect(try ViewTree(resolving: EmptyView()).root.children.isEmpty)
    #expect(try ViewTree(resolving: twelve).root.content.kind == .vstack)
  }

  @Test("A modifier with a name wraps its content")
  func modifiers() throws {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        content.padding(4)
        Divider()
      }
    }
    #expect(try kinds(Text("가").modifier(Framed())) == [.text, .divider])
  }
}

extension ViewNode {
  /// The words of a text node.
  var plainText: String {
    guard case .text(let text) = content else { return "" }
    return text.spans.compactMap(\.text).joined()
  }
}
