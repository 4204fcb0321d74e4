import Testing
import Views

/// Views are made in code of every isolation, as apps have it.
@Suite struct IsolationTests {
  @MainActor private final class Cart {
    var title = "장바구니"
  }

  @MainActor private struct CartView: View {
    let cart: Cart
    var body: some View { HStack { Text(cart.title) } }
  }

  private struct CartReader: View {
    let cart: Cart
    var body: some View { Group { Text(cart.title) } }
  }

  private nonisolated static func card(_ title: String) -> some View {
    VStack { Text(title).padding() }
  }

  @Test("A body may read what belongs to the main actor")
  @MainActor func mainActor() throws {
    let cart = Cart()
    #expect(try ViewTree(resolving: CartView(cart: cart)).root.children.map(\.plainText) == ["장바구니"])
    #expect(try ViewTree(resolving: CartReader(cart: cart)).root.plainText == "장바구니")
  }

  @Test("A view that is made anywhere is resolved on the main actor, and its tree goes anywhere")
  func anywhere() async throws {
    let tree = try await MainActor.run { try ViewTree(resolving: Self.card("가")) }
    #expect(await Task.detached { tree.root.children.map(\.plainText) }.value == ["가"])
  }
}
