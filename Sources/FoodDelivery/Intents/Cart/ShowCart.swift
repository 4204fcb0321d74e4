import AppIntents

/// Shows what lies in the cart.
struct ShowCart: AppIntent {
  static let title = LocalizedStringResource(ko: "장바구니 보기", en: "Show the cart")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "장바구니에 담긴 메뉴와 금액을 보여 줘요.", en: "Shows what lies in the cart and what it costs."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let cart = try await database.cart()
    return .result(value: cart.total, dialog: dialog(cart)) { CartView(cart: cart) }
  }

  private func dialog(_ cart: Cart) -> IntentDialog {
    guard !cart.lines.isEmpty else {
      return IntentDialog(ko: "장바구니가 비어 있어요.", en: "The cart is empty.")
    }
    return IntentDialog(
      ko: "장바구니에 \(cart.lines.count)가지 메뉴가 있어요. 모두 \(cart.totalText)이에요.",
      en: "The cart holds ^[\(cart.lines.count) dish](inflect: true). The total is \(cart.totalText).")
  }
}
