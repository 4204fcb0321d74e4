import AppIntents

/// Takes everything out of the cart.
struct EmptyCart: SelfConfirmingIntent {
  static let title = LocalizedStringResource(ko: "장바구니 비우기", en: "Empty the cart")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "장바구니에 담긴 메뉴를 모두 빼요.", en: "Takes every dish out of the cart."))

  @Dependency var database: AppDatabase

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let database = database
    let count = try await IntentContext.query("cart") { try await database.cart().lines.count }
    guard count > 0 else {
      return .result(dialog: IntentDialog(ko: "장바구니가 이미 비어 있어요.", en: "The cart is already empty."))
    }
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: LocalizedStringResource(ko: "비우기", en: "Empty it"),
        acceptAlternatives: [LocalizedStringResource(ko: "비워 주세요", en: "Empty the cart")],
        denyLabel: LocalizedStringResource(ko: "그대로 두기", en: "Keep it"), destructive: true),
      dialog: IntentDialog(
        ko: "장바구니에 담긴 \(count)가지 메뉴를 모두 뺄까요?",
        en: count == 1 ? "Take the only dish out of the cart?" : "Take all \(count) dishes out of the cart?"))
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("emptyCart", key: key, guarantees: .transaction) {
      try await database.emptyCart(key: key)
    }
    return .result(dialog: IntentDialog(ko: "장바구니를 비웠어요.", en: "The cart is empty now."))
  }
}
