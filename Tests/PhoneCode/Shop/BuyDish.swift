import AppIntents
import SwiftUI

struct BuyDish: AppIntent {
  static let title: LocalizedStringResource = "메뉴 사기"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication

  @Parameter(title: "메뉴") var dish: Dish
  @Parameter(title: "수량", default: 1, inclusiveRange: (1, 10)) var count: Int
  @Parameter(title: "결제", optionsProvider: Cards()) var payment: IntentPaymentMethod?
  @Parameter(title: "쿠폰") var coupons: Set<String>?

  struct Cards: DynamicOptionsProvider {
    func results() async throws -> [IntentPaymentMethod] { [] }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let total = IntentCurrencyAmount(amount: Decimal(dish.price * count), currencyCode: "KRW")
    try await requestConfirmation(
      actionName: .order,
      dialog: "\(dish.name) \(count)개, \(total.amount.formatted(.currency(code: total.currencyCode)))에 살까요?",
      showDialogAsPrompt: true, snippetIntent: CartSnippet(dish: dish, count: count))
    return .result(dialog: "샀어요.", snippetIntent: CartSnippet(dish: dish, count: count))
  }
}

struct CartSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "장바구니"
  static let isDiscoverable = false

  @Parameter var dish: Dish
  @Parameter var count: Int

  init() {}

  init(dish: Dish, count: Int) {
    self.dish = dish
    self.count = count
  }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    return .result(view: CartView(name: dish.name, count: count))
  }
}

struct CartView: View {
  var name: String
  var count: Int

  var body: some View {
    HStack {
      Text(verbatim: name)
      Text("× \(count)").fontWeight(.semibold)
      Button("비우기", intent: EmptyCart())
      Toggle("선물", isOn: false, intent: EmptyCart())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.2))
  }
}

struct EmptyCart: AppIntent {
  static let title: LocalizedStringResource = "장바구니 비우기"

  func perform() async throws -> some IntentResult {
    CartSnippet.reload()
    return .result()
  }
}
