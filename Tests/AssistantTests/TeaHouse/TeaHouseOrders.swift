import AppIntents
import Foundation

/// Costs money and asks by itself, with everything on view.
struct OrderDrink: SelfConfirmingIntent {
  static let title = LocalizedStringResource("음료 주문", translations: ["en": "Order a drink"])
  static let risk = IntentRisk.costs

  @Dependency var ledger: Ledger

  @Parameter(title: LocalizedStringResource("가게", translations: ["en": "shop"]))
  var shop: Shop?

  @Parameter(title: LocalizedStringResource("음료", translations: ["en": "drink"]))
  var drink: Drink

  @Parameter(
    title: LocalizedStringResource("수량", translations: ["en": "quantity"]), default: 1, inclusiveRange: (1, 9)
  )
  var quantity: Int

  init() {}

  init(shop: Shop) {
    self.shop = shop
  }

  func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
    let shop = shop ?? drink.shop
    let order = "\(shop.name) \(drink.name) \(quantity)잔 \(drink.price * quantity)원"
    try await requestConfirmation(
      actionName: .order,
      dialog: IntentDialog(LocalizedStringResource("주문할까요?", translations: ["en": "Shall I order?"]))
    ) {
      Text(order)
    }
    let ledger = ledger
    let number = try await IntentEffect.run("order", key: "order") {
      ledger.write(order)
      return ledger.entries.count
    }
    return .result(value: "\(number)", dialog: "주문했어요. 주문 번호 \(number)")
  }
}

/// Costs money and says nothing about it: the assistant asks.
struct PayTab: AppIntent {
  static let title: LocalizedStringResource = "외상 갚기"
  static let risk = IntentRisk.costs

  @Dependency var ledger: Ledger
  @Parameter(title: "금액", default: 5_000) var amount: Int

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let amount = amount
    try await IntentEffect.run("pay", key: "tab") { ledger.write("외상 \(amount)원") }
    return .result(dialog: "\(amount)원을 갚았어요.")
  }
}

struct ShowTab: AppIntent {
  static let title: LocalizedStringResource = "외상 보기"
  static let risk = IntentRisk.reads

  func perform() async throws -> some ProvidesDialog {
    .result(
      dialog: IntentDialog(
        LocalizedStringResource("외상은 5000원이에요.", translations: ["en": "Your tab is 5000 won."])))
  }
}

/// Asks for a number, then effects twice with a question in between.
struct BookSeat: AppIntent {
  static let title: LocalizedStringResource = "자리 예약"

  @Dependency var ledger: Ledger
  @Parameter(
    title: LocalizedStringResource("인원", translations: ["en": "number of people"]), inclusiveRange: (1, 8))
  var people: Int
  @Parameter(title: "이름") var name: String?

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let people = people
    try await IntentEffect.run("hold", key: "seat") { ledger.write("자리 \(people)명") }
    let name = try await $name.requestValue("어떤 이름으로 예약할까요?")
    try await IntentEffect.run("book", key: "seat") { ledger.write("예약 \(name)") }
    return .result(dialog: "\(name) 이름으로 \(people)명 예약했어요.")
  }
}
