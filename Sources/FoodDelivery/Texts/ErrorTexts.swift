import AppIntents

extension OrderRefusal: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingOrdered:
      LocalizedStringResource(
        ko: "주문할 메뉴가 없어요. 메뉴를 먼저 골라 주세요.", en: "There is nothing to order yet. Choose a dish first.")
    case .unknownRestaurant:
      LocalizedStringResource(ko: "그런 가게를 찾지 못했어요.", en: "There is no such restaurant.")
    case .closed(let restaurant): closed(restaurant)
    case .dishNotThere(let restaurant, let dish): dishNotThere(restaurant, dish)
    case .quantity:
      LocalizedStringResource(ko: "한 메뉴는 1개부터 99개까지 주문할 수 있어요.", en: "You can order 1 to 99 of one dish.")
    case .wrongPrice(let dish):
      LocalizedStringResource(
        ko: "\(dish.name)의 가격 정보가 잘못되어 있어서 지금은 주문할 수 없어요.",
        en: "The price of \(dish.english) is not known rightly, so it cannot be ordered now.")
    case .belowMinimum(let restaurant, let total): belowMinimum(restaurant, total)
    case .severalRestaurants:
      LocalizedStringResource(
        ko: "한 번에 한 가게의 메뉴만 담을 수 있어요.", en: "The cart takes dishes of one restaurant at a time.")
    case .unknownOrder(let number):
      LocalizedStringResource(ko: "주문 \(number)을(를) 찾지 못했어요.", en: "There is no order \(number).")
    case .tooLateToCancel(let number, let status): tooLate(number, status)
    case .alreadyCancelled(let number):
      LocalizedStringResource(
        ko: "주문 \(number)은(는) 이미 취소됐어요.", en: "Order \(number) has already been cancelled.")
    }
  }

  private func closed(_ restaurant: Restaurant) -> LocalizedStringResource {
    let opens = restaurant.opensAt ?? ""
    return LocalizedStringResource(
      ko: "\(restaurant.name)은(는) 지금 문을 닫았어요. \(opens)에 열어요.",
      en: "\(restaurant.english) is closed now. It opens at \(opens).")
  }

  private func dishNotThere(_ restaurant: Restaurant, _ dish: Dish?) -> LocalizedStringResource {
    guard let dish else {
      return LocalizedStringResource(
        ko: "\(restaurant.name)에는 이제 그 메뉴가 없어요.", en: "\(restaurant.english) no longer has that dish.")
    }
    return LocalizedStringResource(
      ko: "\(restaurant.name)에는 \(dish.name)이(가) 없어요.", en: "\(restaurant.english) has no \(dish.english).")
  }

  private func belowMinimum(_ restaurant: Restaurant, _ total: Int) -> LocalizedStringResource {
    let minimum = LocalizedStringResource.won(restaurant.minimumOrder)
    let missing = LocalizedStringResource.won(restaurant.minimumOrder - total)
    return LocalizedStringResource(
      ko: "\(restaurant.name)은(는) \(minimum)부터 주문할 수 있어요. 지금은 \(.won(total))이라 \(missing)이 모자라요.",
      en: "\(restaurant.english) takes orders from \(minimum). Yours is \(.won(total)), \(missing) short.")
  }

  private func tooLate(_ number: Int64, _ status: OrderStatus) -> LocalizedStringResource {
    if status == .delivered {
      return LocalizedStringResource(
        ko: "주문 \(number)은(는) 이미 배달이 끝나서 취소할 수 없어요.",
        en: "Order \(number) has been delivered, so it cannot be cancelled.")
    }
    return LocalizedStringResource(
      ko: "주문 \(number)은(는) 조리가 시작돼서 취소할 수 없어요.",
      en: "Order \(number) is already being cooked, so it cannot be cancelled.")
  }
}

/// Why there is nothing to show.
enum NothingToShow: Error, Hashable, Sendable {
  case noOrders
  case nothingOnItsWay
  case noDriverYet(OrderStatus)
  case nothingOpen
  case noRestaurant(String)
  case noDish(String)
}

extension NothingToShow: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noOrders: LocalizedStringResource(ko: "아직 주문한 적이 없어요.", en: "You have not ordered anything yet.")
    case .nothingOnItsWay:
      LocalizedStringResource(ko: "지금 진행 중인 주문이 없어요.", en: "No order is on its way.")
    case .noDriverYet(let status):
      LocalizedStringResource(
        ko: "아직 기사님이 정해지지 않았어요. 지금 상태는 ‘\(status.title)’이에요.",
        en: "There is no driver yet. Status: \(status.title).")
    case .nothingOpen:
      LocalizedStringResource(ko: "지금 문을 연 가게가 없어요.", en: "No restaurant is open now.")
    case .noRestaurant(let text):
      LocalizedStringResource(ko: "\(text) 가게를 찾지 못했어요.", en: "There is no restaurant for \(text).")
    case .noDish(let text):
      LocalizedStringResource(ko: "\(text) 메뉴를 찾지 못했어요.", en: "There is no dish for \(text).")
    }
  }
}
