import AppIntents
import SampleDatabase

/// Orders dishes of one restaurant.
struct OrderFood: OrderingIntent {
  static let title = LocalizedStringResource(ko: "음식 주문", en: "Order food")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "가게와 메뉴를 말하면 주문 내용을 확인한 뒤 주문해요.",
      en: "Orders what you name, after showing it to you."))

  @Dependency var database: AppDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "가게", en: "Restaurant"),
    requestDisambiguationDialog: IntentDialog(ko: "어느 가게로 할까요?", en: "Which restaurant?"),
    optionsProvider: OpenRestaurants())
  var restaurant: RestaurantEntity?

  @Parameter(
    title: LocalizedStringResource(ko: "메뉴", en: "Dishes"),
    requestValueDialog: IntentDialog(ko: "무엇을 주문할까요?", en: "What would you like to order?"))
  var lines: [OrderLine]

  @Parameter(title: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  var address: AddressEntity?

  @Parameter(title: LocalizedStringResource(ko: "요청 사항", en: "Special instructions"))
  var specialInstructions: String?

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$restaurant)에서 \(\.$lines) 주문") {
      \.$address
      \.$specialInstructions
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    guard let owner = restaurant ?? lines.first?.menuItem.restaurant else {
      throw OrderRefusal.nothingOrdered
    }
    let wanted = lines.map(\.request)
    // Refused before anything is asked: nobody wants to tell an address for nothing.
    let wishes = Wishes.read(specialInstructions)
    _ = try await database.quote(owner.id, lines: wanted, wishes: wishes, now: try await IntentContext.now)
    let placed = try await confirmAndPlace(
      OrderDraft(
        restaurantID: owner.id, lines: wanted,
        destination: try await destination(said: address, asking: $address),
        specialInstructions: wishes))
    return .result(value: OrderEntity(placed), dialog: announcement(of: placed))
  }
}
