import Foundation
import Testing

@testable import Views

/// Views that would crash, hang or deceive if nobody looked.
@Suite @MainActor struct HostileViewTests {
  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  private struct EndlessStack: View {
    var body: some View { VStack { AnyView(EndlessStack()) } }
  }

  private struct Doubling: View {
    let depth: Int
    @ViewBuilder var body: some View {
      if depth > 0 {
        AnyView(Doubling(depth: depth - 1))
        AnyView(Doubling(depth: depth - 1))
      }
    }
  }

  private struct Bodiless: View {
    var body: Never { fatalError("nobody asks") }
  }

  @Test("A body without an end is refused")
  func endless() {
    #expect(throws: ViewTreeError.self) { try ViewTree(resolving: Endless()) }
    #expect(throws: ViewTreeError.self) { try ViewTree(resolving: EndlessStack()) }
    #expect(throws: ViewTreeError.self) { try ViewTree(resolving: Doubling(depth: 60)) }
    #expect(throws: ViewTreeError.self) { try ViewTree(resolving: Bodiless()) }
  }

  @Test("The path of an endless body is short")
  func path() throws {
    let error = try #require(throws: ViewTreeError.self) { try ViewTree(resolving: Endless()) }
    #expect(error.pathText.hasPrefix("Endless › Endless › ") && error.pathText.contains("…"))
    #expect(error.description.count < 300)
  }

  @Test("A million views and ten thousand modifiers are refused")
  func many() {
    let million = ForEach(0..<1_000_000) { _ in Text("가") }
    #expect(throws: ViewTreeError.self) { try ViewTree(resolving: million) }
    let padded = (0..<10_000).reduce(AnyView(Text("가"))) { view, _ in AnyView(view.padding(1)) }
    #expect(throws: ViewTreeError.self) { try ViewTree(resolving: padded) }
  }

  private var wrongNumbers: some View {
    VStack(spacing: .nan) {
      Text("가").padding(.infinity).frame(width: .nan, height: -.infinity)
      Text("나").frame(minWidth: .nan, maxWidth: .infinity).opacity(.nan).offset(x: .infinity, y: .nan)
      ProgressView(value: Double.nan)
      ProgressView(value: 7, total: 0.0)
      Gauge(value: Double.infinity, in: 0...1) { Text("다") }
      Color(red: .nan, green: .infinity, blue: -1).scaleEffect(.nan).layoutPriority(.infinity)
      Text("라").font(.system(size: .nan)).minimumScaleFactor(.nan).lineLimit(.min)
      Spacer(minLength: -.infinity)
    }
  }

  @Test("Numbers that are none, or infinite, come to a tree that can be written and read")
  func numbers() throws {
    let tree = try ViewTree(resolving: wrongNumbers, in: .sample)
    #expect(try ViewTree(json: tree.json()) == tree)
  }

  @Test(
    "Dates at the ends of time are shown",
    arguments: [253_402_300_799, -62_135_596_801, 64_092_211_200, 1e300, -1e300, .infinity, .nan])
  func dates(seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let styles: [Text.DateStyle] = [.date, .time, .timer, .relative, .offset]
    let view = ForEach(styles, id: \.self) { Text(date, style: $0) }
    let tree = try ViewTree(resolving: VStack { view }, in: .sample)
    #expect(try ViewTree(json: tree.json()) == tree)
  }

  @Test("Escapes, directions and tags are taken out of texts; line breaks and tabs stay what they mean")
  func controls() throws {
    let text = "a\u{1B}[31mb\u{202E}c\u{2066}d\u{7}\u{9B}e\tf\r\ng\u{2028}h\u{E0041}\u{200B}"
    let tree = try ViewTree(resolving: Text(verbatim: text), in: .sample)
    #expect(tree.root.plainText == "a[31mbcde f\ng\nh")
  }
}
