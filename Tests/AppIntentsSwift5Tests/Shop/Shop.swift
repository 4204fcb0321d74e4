import AppIntents
import Foundation

// A shop with phrases that have a text in them, options from a provider, and statics of every kind.

struct CheckOrderIntent: AppIntent {
  static var title: LocalizedStringResource = "주문 확인"
  static var description = IntentDescription("최근 주문이 어떤지 봐요")

  @Parameter(title: "주문 번호", optionsProvider: OrderOptionsProvider())
  var orderId: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let orders = [("77", "준비 중"), ("78", "배송 중")]
    if let orderId = orderId, let order = orders.first(where: { $0.0 == orderId }) {
      return .result(dialog: IntentDialog("주문 \(order.0)은 \(order.1)이에요."))
    }
    guard let latest = orders.last else {
      return .result(dialog: IntentDialog("주문이 없어요."))
    }
    return .result(dialog: IntentDialog("최근 주문은 \(latest.1)이에요."))
  }
}

struct OrderOptionsProvider: DynamicOptionsProvider {
  func results() async throws -> [String] {
    ["77", "78"]
  }
}

struct AddToCartIntent: AppIntent, PredictableIntent {
  static var title: LocalizedStringResource = "장바구니에 담기"

  @Parameter(title: "상품명")
  var productName: String

  @Parameter(title: "수량", default: 1)
  var quantity: Int

  static var parameterSummary: some ParameterSummary {
    Summary("장바구니에 \(\.$productName) \(\.$quantity)개 담기")
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$productName, \.$quantity)) { name, quantity in
      DisplayRepresentation(title: "\(name) \(quantity)개 또 담기")
    }
    IntentPrediction(parameters: (\.$productName)) { name in
      DisplayRepresentation(title: "\(name) 담기")
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    return .result(dialog: IntentDialog("\(productName) \(quantity)개를 담았어요."))
  }
}

struct SortIntent: AppIntent {
  enum Order: String, AppEnum, CaseIterable {
    case newest, cheapest

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "순서" }
    static var caseDisplayRepresentations: [Order: DisplayRepresentation] {
      [.newest: "새로운 것부터", .cheapest: "싼 것부터"]
    }
  }

  static var title: LocalizedStringResource { "정렬하기" }
  static var description: IntentDescription? { "목록의 순서를 바꿔요" }

  @Parameter(title: "순서", default: .newest, requestDisambiguationDialog: "어떤 순서요?")
  var order: Order

  @Parameter var reversed: Bool?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$order) {
      Case(.newest) {
        Summary("새로운 것부터")
      }
      DefaultCase {
        When(\.$reversed, .equalTo, true) {
          Summary("\(\.$order) 거꾸로") {
            \.$reversed
          }
        } otherwise: {
          Summary("\(\.$order)")
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Order> {
    .result(value: order)
  }
}

struct ShopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CheckOrderIntent(),
      phrases: [
        "주문 확인해줘 \(.applicationName)",
        "내 주문 어떻게 됐어 \(.applicationName)",
      ],
      shortTitle: "주문 확인",
      systemImageName: "shippingbox",
    )
    AppShortcut(
      intent: AddToCartIntent(),
      phrases: [
        "\(.applicationName)에서 \(\.$productName) 장바구니에 담아",
        "\(\.$productName) \(.applicationName) 장바구니에 넣어줘",
      ],
      shortTitle: "장바구니",
      systemImageName: "cart.badge.plus",
    )
  }
}

enum Shop: AssistantApp {
  static var names = ["ko": AppNames(display: "골목상점")]
  static var intents: [any AppIntent.Type] = [
    CheckOrderIntent.self, AddToCartIntent.self, SortIntent.self,
  ]
  static var shortcuts: (any AppShortcutsProvider.Type)? = ShopShortcuts.self
  static var phrasesFolder: String?
  static func configure(dataFolder: URL) { ShopShortcuts.updateAppShortcutParameters() }
}
