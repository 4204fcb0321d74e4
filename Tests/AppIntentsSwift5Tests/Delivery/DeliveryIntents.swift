import AppIntents
import Foundation

// The intents of the delivery app: optional parameters that are checked by hand, questions of dialogs,
// branches of different shapes.

struct OrderFoodIntent: AppIntent {
  static var title: LocalizedStringResource = "음식 주문하기"
  static var description = IntentDescription("먹고 싶은 것을 시켜요")
  static var openAppWhenRun: Bool = false

  @Parameter(title: "가게", description: "시킬 가게")
  var store: StoreEntity?

  @Parameter(title: "수량", description: "몇 개", default: 1)
  var quantity: Int

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$store)에서 \(\.$quantity)개 주문하기") {
      \.$store
      \.$quantity
    }
  }

  func perform() async throws -> some IntentResult {
    guard let store = store else {
      throw DeliveryError.noStore
    }
    return .result(
      value: OrderEntity(number: "1001", minutes: 25),
      dialog: IntentDialog("\(store.name)에 \(quantity)개 주문했어요. \(25)분 걸려요.")
    )
  }
}

struct DetailedOrderIntent: AppIntent {
  static var title: LocalizedStringResource = "하나씩 주문하기"
  static var description: IntentDescription? = IntentDescription("물어보면서 주문해요")

  @Parameter(title: "음식 종류")
  var kind: StoreKind?

  @Parameter(title: "배달 주소")
  var address: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let chosen: StoreKind
    if let kind = kind {
      chosen = kind
    } else {
      chosen = try await $kind.requestValue(
        dialog: IntentDialog("어떤 음식으로 할까요?"),
        options: .init([.chicken, .snack])
      )
    }
    let stores = Kitchen.stores.map(StoreEntity.init)
    let store = try await IntentDialog("어느 가게로 할까요?").requestValue(from: stores)
    let sides = try await IntentDialog("무엇을 더할까요?")
      .requestValue(from: ["콜라", "무", "소스"], allowsMultipleSelection: true)
    let place = try await IntentDialog("어디로 갈까요?").requestValue(String.self)
    guard try await IntentDialog("\(place)로 보낼까요?").requestConfirmation() else {
      return .result(dialog: IntentDialog("주문하지 않았어요."))
    }
    return .result(
      dialog: IntentDialog(
        """
        \(store.name)에 주문했어요!
        \(chosen.rawValue), \(sides.joined(separator: "+")), \(place)
        """))
  }
}

struct QuickOrderIntent: AppIntent {
  static var title: LocalizedStringResource = "빠른 주문"

  @MainActor
  func perform() async throws -> some IntentResult {
    guard let last = Kitchen.orders.last else {
      return .result(opensIntent: OrderFoodIntent())
    }
    return .result(dialog: IntentDialog("\(last) 또 주문했어요."))
  }
}

struct QuickItemIntent: AppIntent {
  static var title: LocalizedStringResource = "메뉴 하나 주문"

  @Parameter(title: "메뉴", description: "메뉴 번호")
  var itemId: String?

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> {
    guard let itemId = itemId else {
      throw DeliveryError.closed
    }
    return .result(value: OrderEntity(number: itemId, minutes: 20))
  }

  static var parameterSummary: some ParameterSummary {
    Summary("메뉴: \(\.$itemId)")
  }
}

struct ToggleNoticeIntent: AppIntent {
  static var title: LocalizedStringResource = "배달 알림"
  static var openAppWhenRun: Bool = false

  @Parameter(title: "켜기")
  var isEnabled: Bool

  init() {
    self.isEnabled = Kitchen.notifies
  }

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  func perform() async throws -> some IntentResult {
    Kitchen.notifies = isEnabled
    return .result(
      value: isEnabled,
      dialog: IntentDialog(isEnabled ? "알림을 켰어요" : "알림을 껐어요")
    )
  }
}

struct DeliveryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderFoodIntent(),
      phrases: [
        "음식을 \(.applicationName)으로 주문해줘",
        "\(.applicationName)에서 \(\.$store) 주문해줘",
        "배달음식 주문하기",
      ],
      shortTitle: "음식 주문",
      systemImageName: "fork.knife.circle"
    )

    AppShortcut(
      intent: ToggleNoticeIntent(isEnabled: true),
      phrases: ["\(.applicationName) 알림 켜줘"],
      shortTitle: "알림 켜기",
      systemImageName: "bell"
    )

    AppShortcut(
      intent: ToggleNoticeIntent(isEnabled: false),
      phrases: ["\(.applicationName) 알림 꺼줘"],
      shortTitle: "알림 끄기",
      systemImageName: "bell.slash"
    )
  }

  static var shortcutTileColor: ShortcutTileColor = .orange
}

enum Delivery: AssistantApp {
  static var names = ["ko": AppNames(display: "배달집")]
  static var intents: [any AppIntent.Type] = [
    OrderFoodIntent.self, DetailedOrderIntent.self, QuickOrderIntent.self, QuickItemIntent.self,
    ToggleNoticeIntent.self,
  ]
  static var shortcuts: (any AppShortcutsProvider.Type)? = DeliveryShortcuts.self
  static var phrasesFolder: String?
  static func configure(dataFolder: URL) {}
}
