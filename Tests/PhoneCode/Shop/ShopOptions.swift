import AppIntents

struct Reorder: AppIntent {
  static var title: LocalizedStringResource = "다시 주문"
  static var isDiscoverable: Bool = true
  static var openAppWhenRun: Bool = false

  @Parameter(title: "메뉴", optionsProvider: Recent()) var dish: Dish
  @Parameter(
    title: "몇 시", kind: .time,
    requestValueDialog: IntentDialog(stringLiteral: String(localized: "몇 시에 받을까요?")))
  var time: Date?
  @Parameter(
    title: "매운맛", default: .mild, requestDisambiguationDialog: "얼마나 맵게요?", supportedValues: [.mild, .hot])
  var spice: Spice

  struct Recent: DynamicOptionsProvider {
    @IntentParameterDependency<Reorder>(\.$spice) var order

    func results() async throws -> IntentItemCollection<Dish> {
      let dishes = try await DishQuery().entities(for: [1, 2])
      return IntentItemCollection(
        promptLabel: "최근에 먹은 것",
        sections: [
          IntentItemSection(
            "최근", items: dishes.map { IntentItem($0, title: "\($0.name)", subtitle: "\($0.price)") }),
          .init(title: order?.spice == .hot ? "매운 것" : "순한 것", items: []),
        ])
    }

    func defaultResult() async -> Dish? { nil }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Dish> {
    let hour = time.map { Calendar.current.component(.hour, from: $0) } ?? 12
    switch spice {
    case .mild, .medium: return .result(value: dish, dialog: "\(hour)시에 순하게 \(dish) 보낼게요.")
    case .hot: return .result(value: dish, dialog: "\(hour)시에 맵게 \(dish) 보낼게요.")
    }
  }
}

enum Spice: Int, AppEnum {
  case mild = 1
  case medium
  case hot

  static var typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "매운맛")
  static var caseDisplayRepresentations: [Spice: DisplayRepresentation] = [
    .mild: .init(stringLiteral: "순하게"), .medium: "보통",
    .hot: DisplayRepresentation(title: "맵게", subtitle: nil, image: nil),
  ]
}
