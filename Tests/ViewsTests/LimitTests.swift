import Foundation
import Testing

@testable import Views

@Suite @MainActor struct LimitTests {
  private struct PopularMenus: View {
    let count: Int
    var body: some View { VStack { ForEach(0..<count) { Text(verbatim: "\($0)") } } }
  }

  private func refusal(_ view: some View, _ limits: ViewTreeLimits = .standard) -> ViewTreeError? {
    do {
      _ = try ViewTree(resolving: view, in: .sample, limits: limits)
      return nil
    } catch {
      return error as? ViewTreeError
    }
  }

  @Test("A view has at most 2,000 nodes, and the error names the one that was too many")
  func nodes() throws {
    let roomy = ViewTreeLimits(bytes: 1_000_000)
    let tree = try ViewTree(resolving: PopularMenus(count: 1_999), in: .sample, limits: roomy)
    #expect(tree.root.children.count == 1_999)
    let error = try #require(refusal(PopularMenus(count: 2_000)))
    #expect(error.reason == .tooManyNodes(limit: 2_000))
    #expect(error.pathText == "PopularMenus › VStack › ForEach › Text")
  }

  private func nested(_ depth: Int) -> AnyView {
    (1..<depth).reduce(AnyView(Text("끝"))) { view, _ in AnyView(VStack { view }) }
  }

  @Test("Nodes lie at most 32 levels deep")
  func depth() throws {
    _ = try ViewTree(resolving: nested(32), in: .sample)
    #expect(refusal(nested(33))?.reason == .tooDeep(limit: 32))
    #expect(refusal(nested(10_000))?.reason == .tooDeep(limit: 32))
  }

  @Test("A tree takes at most 64 KiB")
  func bytes() throws {
    let error = try #require(refusal(VStack { Text(String(repeating: "닭", count: 30_000)) }))
    #expect(error.reason == .tooManyBytes(limit: 65_536))
    #expect(error.pathText == "VStack › Text")
    let rich = ForEach(0..<900) { _ in Text("가").padding().background(.red) }
    let sum = try #require(refusal(List { rich }))
    #expect(sum.reason == .tooManyBytes(limit: 65_536))
    #expect(sum.pathText.hasPrefix("List › ForEach"))
  }

  @Test("Views that show nothing are counted, too")
  func visits() throws {
    let error = try #require(refusal(ForEach(0..<Int.max) { _ in EmptyView() }))
    #expect(error.reason == .tooManyViews(limit: 64_000))
  }

  @Test("Limits are those that are given")
  func givenLimits() {
    let limits = ViewTreeLimits(depth: 2, nodes: 3, bytes: 200)
    #expect(refusal(nested(3), limits)?.reason == .tooDeep(limit: 2))
    #expect(refusal(PopularMenus(count: 3), limits)?.reason == .tooManyNodes(limit: 3))
    #expect(refusal(Text(String(repeating: "a", count: 150)), limits)?.reason == .tooManyBytes(limit: 200))
  }

  @Test("A tree from outside is held to the limits")
  func reading() throws {
    let json = try ViewTree(resolving: PopularMenus(count: 50), in: .sample).json()
    #expect(try ViewTree(json: json).root.children.count == 50)
    for limits in [ViewTreeLimits(depth: 1), .init(nodes: 50), .init(bytes: 100)] {
      #expect(throws: ViewTreeError.self) { try ViewTree(json: json, limits: limits) }
    }
  }
}
