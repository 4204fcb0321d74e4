import AppIntents

struct OrderDishes: SelfConfirmingIntent {
  static let title = LocalizedStringResource("음식 주문", translations: ["en": "Order food"])
  static let description = IntentDescription("가게에서 음식을 시켜요.")
  static let risk = IntentRisk.costs

  @Parameter(title: "가게", requestDisambiguationDialog: "어느 가게로 할까요?")
  var restaurant: Restaurant?

  @Parameter(title: "주문", requestValueDialog: "무엇을 주문할까요?")
  var lines: [Line]

  @Parameter(title: "요청 사항")
  var note: String?

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$restaurant)에서 \(\.$lines) 주문") {
      \.$note
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let ordered = lines
    let total = ordered.map { $0.dish.price * $0.quantity }.reduce(0, +)
    try await requestConfirmation(actionName: .order, dialog: "주문할까요?") {
      VStack {
        Text("\(restaurant?.name ?? "") · \(String(total))원")
        ForEach(ordered, id: \.dish.id) { line in Text("\(line.dish) \(line.quantity)개") }
      }
    }
    let number = try await IntentEffect.run("placeOrder", key: "order") { 1043 }
    return .result(value: number, dialog: "주문했어요. 주문 번호 \(number)") {
      HStack {
        Text("합계")
        Text("\(String(total))원")
      }
    }
  }
}

struct OrderOne: AppIntent {
  static let title: LocalizedStringResource = "하나 주문"

  @Parameter(title: "메뉴") var dish: Dish
  @Parameter(title: "수량", default: 1, inclusiveRange: (1, 20)) var quantity: Int

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "\(dish) \(quantity)개")
  }
}

struct SetSpice: AppIntent {
  static let title: LocalizedStringResource = "맵기 정하기"
  static var description: IntentDescription? { "맵기를 정해 둬요." }
  static let isDiscoverable = false

  @Parameter(title: "맵기") var level: Spice

  init() {}

  init(level: Spice) {
    self.level = level
  }

  static var parameterSummary: some ParameterSummary {
    Switch(\.$level) {
      Case(.mild) { Summary("순하게") }
      Case([.hot, .hottest]) {
        When(\.$level, .equalTo, .hot) {
          Summary("\(\.$level)으로")
        } otherwise: {
          Summary("끝까지 맵게")
        }
      }
      DefaultCase { Summary("맵기 정하기") }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Spice> {
    .result(value: level)
  }
}

/// Returns different shapes from different branches, as code on phones would like to.
struct TrackOrder: AppIntent {
  static let title: LocalizedStringResource = "주문 추적"
  static let openAppWhenRun = true
  static let risk: IntentRisk = .reads

  struct RecentOrders: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
      IntentItemCollection(
        sections: [
          IntentItemSection(
            "최근",
            items: [IntentItem(1043, title: "치킨 두 마리", subtitle: "오늘"), IntentItem(1042, title: "떡볶이")])
        ])
    }
  }

  @Parameter(title: "주문 번호", optionsProvider: RecentOrders())
  var number: Int

  func perform() async throws -> some IntentResult {
    guard number != 1042 else { return .result(opensIntent: SetSpice(level: .hot)) }
    return .result(value: number, dialog: IntentDialog(full: "주문 \(number)번은 조리 중이에요.", supporting: "조리 중"))
  }
}

struct CancelOrder: DeleteIntent {
  static let title: LocalizedStringResource = "주문 취소"

  @Parameter(title: "메뉴") var entities: [Dish]

  func perform() async throws -> some IntentResult {
    .result(dialog: "취소했어요.")
  }
}

/// Spends money without asking by itself, and says nothing about it.
struct PayBill: SelfConfirmingIntent {
  static let title: LocalizedStringResource = "결제"
  static let risk = IntentRisk.costs

  @Parameter(title: "금액", controlStyle: .field) var amount: Int

  func perform() async throws -> some IntentResult {
    let paid = try await IntentEffect.run("pay", key: "bill") { 1 }
    let again = try await IntentEffect.run("pay", key: "bill") { 2 }
    return .result(dialog: "\(paid)/\(again)")
  }
}

enum ConversationClientError: Error, CustomLocalizedStringResourceConvertible {
  case closed

  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource("지금은 문을 연 가게가 없어요.", translations: ["en": "Nothing is open now."])
  }
}
