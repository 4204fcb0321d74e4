import AppIntents

/// Puts dishes into the cart.
struct AddToCart: UndoableIntent {
  static let title = LocalizedStringResource(ko: "장바구니에 담기", en: "Add to the cart")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "메뉴를 장바구니에 담아요. 장바구니에는 한 가게의 메뉴만 담겨요.",
      en: "Puts dishes into the cart, which holds dishes of one restaurant."))

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestDisambiguationDialog: IntentDialog(ko: "어느 가게로 할까요?", en: "Which restaurant?"),
    optionsProvider: OpenRestaurants())
  var restaurant: RestaurantEntity?

  @Parameter(
    title: LocalizedStringResource(ko: "메뉴", en: "Dishes"),
    requestValueDialog: IntentDialog(ko: "무엇을 담을까요?", en: "What shall I add?"))
  var lines: [OrderLine]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let wanted = lines.map(\.request)
    let database = database
    let earlier = try await IntentContext.query("cart") { try await database.cart() }
    if let before = earlier.restaurant, let new = lines.first?.menuItem.restaurant, new.id != before.id {
      try await requestConfirmation(
        actionName: .continue,
        dialog: IntentDialog(
          ko: "장바구니에 \(before.name) 메뉴가 있어요. 비우고 새로 담을까요?",
          en: "The cart holds dishes of \(before.english). Empty it and start over?"))
    }
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("addToCart", key: key, guarantees: .transaction) {
      _ = try await database.addToCart(wanted, key: key)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.takeOutOfCart(wanted, before: earlier) }
    let cart = try await database.cart()
    let names = LocalizedStringResource.list(lines.map(\.displayRepresentation.title))
    return .result(
      value: cart.total,
      dialog: IntentDialog(
        ko: "\(names)을(를) 장바구니에 담았어요. 모두 \(cart.totalText)이에요.",
        en: "Added \(names) to the cart. The total is \(cart.totalText).")
    ) {
      CartView(cart: cart)
    }
  }
}

extension Cart {
  var totalText: LocalizedStringResource { .won(total) }
}

/// The cart, a line for each dish.
struct CartView: View {
  let cart: Cart

  var body: some View {
    if let restaurant = cart.restaurant {
      Text(LocalizedStringResource(ko: "\(restaurant.name)", en: "\(restaurant.english)"))
      ForEach(cart.lines, id: \.dish.id) { line in
        Text(
          .list(
            [.counted(line), .won(line.price)], separator: " · "))
      }
    }
  }
}
