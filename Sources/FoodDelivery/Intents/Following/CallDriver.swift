import AppIntents

/// Gives the driver's telephone number.
struct CallDriver: AppIntent {
  static let title = LocalizedStringResource(ko: "기사님에게 전화", en: "Call the driver")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "배달 기사님의 안심번호를 알려 줘요.", en: "Gives the number under which the driver can be reached."))
  static let risk = IntentRisk.reads

  @Dependency var database: AppDatabase

  @Parameter(title: LocalizedStringResource(ko: "주문", en: "Order"), optionsProvider: RecentOrders())
  var order: OrderEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let now = try await IntentContext.now
    let placed = try await database.followed(order, now: now)
    let driver = try await database.driver(of: placed.order, now: now)
    return .result(
      value: driver.phone,
      dialog: IntentDialog(
        ko: "\(driver.name) 기사님 번호예요: \(driver.phone). 이 번호로 전화해 주세요.",
        en: "You can reach \(driver.name) at \(driver.phone)."))
  }
}
