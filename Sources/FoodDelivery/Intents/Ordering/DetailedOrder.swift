import AppIntents
import SampleDatabase

/// Orders step by step: cuisine, restaurant, dishes, address, wishes.
struct DetailedOrder: OrderingIntent {
  static let title = LocalizedStringResource(ko: "상세 주문", en: "Order step by step")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "음식 종류부터 요청 사항까지 차례로 물어보며 주문해요.",
      en: "Asks for everything in turn, from the cuisine to special instructions."))

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "음식 종류", en: "Cuisine"))
  var cuisine: Cuisine?

  @Parameter(title: LocalizedStringResource(ko: "가게", en: "Restaurant"))
  var restaurant: RestaurantEntity?

  @Parameter(title: LocalizedStringResource(ko: "메뉴", en: "Dishes"))
  var lines: [OrderLine]?

  @Parameter(title: LocalizedStringResource(ko: "배달 주소", en: "Delivery address"))
  var address: AddressEntity?

  @Parameter(title: LocalizedStringResource(ko: "요청 사항", en: "Special instructions"))
  var specialInstructions: String?

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    let owner = try await chosenRestaurant()
    restaurant = owner
    let wanted = try await chosenLines(of: owner).map(\.request)
    _ = try await database.quote(owner.id, lines: wanted, wishes: nil, now: try await IntentContext.now)
    let destination = try await confirmedDestination()
    let placed = try await confirmAndPlace(
      OrderDraft(
        restaurantID: owner.id, lines: wanted, destination: destination,
        specialInstructions: try await chosenWishes()))
    return .result(value: OrderEntity(placed), dialog: announcement(of: placed))
  }

  private func chosenRestaurant() async throws -> RestaurantEntity {
    if let restaurant { return restaurant }
    if let owner = lines?.first?.menuItem.restaurant { return owner }
    guard let cuisine else {
      throw $cuisine.needsValueError(
        IntentDialog(ko: "어떤 종류의 음식을 드시고 싶으세요?", en: "What kind of food would you like?"))
    }
    let open = try await database.openRestaurants(at: try await IntentContext.now)
    let fitting = open.filter { $0.cuisine == cuisine }.prefix(5).map(RestaurantEntity.init)
    guard let first = fitting.first else { throw NothingToShow.nothingOpen }
    if fitting.count == 1 { return first }
    return try await $restaurant.requestDisambiguation(
      among: Array(fitting), dialog: IntentDialog(ko: "어느 가게로 할까요?", en: "Which restaurant?"))
  }

  private func chosenLines(of owner: RestaurantEntity) async throws -> [OrderLine] {
    if let lines, !lines.isEmpty { return lines }
    let menu = try await database.menu(of: owner.id).prefix(5)
    let names = LocalizedStringResource.list(
      menu.map { LocalizedStringResource(ko: "\($0.name)", en: "\($0.english)") })
    throw $lines.needsValueError(
      IntentDialog(
        ko: "\(owner)에서 무엇을 주문할까요? 여러 가지를 한 번에 말해도 돼요. \(names) 등이 있어요.",
        en: "What would you like from \(owner)? You can name several dishes. There is \(names) and more."))
  }

  /// A saved address is confirmed, so that nothing goes to yesterday's place.
  private func confirmedDestination() async throws -> Destination {
    let usual = try await destination(said: address, asking: $address)
    guard address == nil, !usual.isNew else { return usual }
    let saved = AddressEntity(label: usual.label, text: usual.text)
    let isRight = try await $address.requestConfirmation(
      for: saved,
      dialog: IntentDialog(ko: "배달 주소가 여기 맞나요? \(usual.text)", en: "Is this the address? \(usual.text)"))
    if isRight { return usual }
    let other = try await $address.requestValue(
      IntentDialog(ko: "어디로 배달할까요?", en: "Where should it be delivered?"))
    return try await destination(said: other, asking: $address)
  }

  private func chosenWishes() async throws -> String? {
    if let specialInstructions { return Wishes.read(specialInstructions) }
    return Wishes.read(
      try await $specialInstructions.requestValue(
        IntentDialog(
          ko: "가게에 부탁할 말이 있나요? 없으면 ‘없어요’라고 해 주세요.",
          en: "Any special instructions? Say ‘none’ if there are none.")))
  }
}
