import AppIntents
import Foundation

extension OrderQuote {
  /// `한밤치킨 · 양념치킨 2마리 · 38,000원`.
  var summary: LocalizedStringResource {
    let name = LocalizedStringResource(ko: "\(restaurant.name)", en: "\(restaurant.english)")
    let items = LocalizedStringResource.list(lines.map(LocalizedStringResource.counted))
    return .list([name, items, .won(total)], separator: " · ")
  }
}

extension PlacedOrder {
  /// `한밤치킨 · 양념치킨 2마리 · 38,000원`.
  var summary: LocalizedStringResource {
    .list([restaurantName, itemNames, .won(order.total)], separator: " · ")
  }
}

extension OrderStatus {
  var title: LocalizedStringResource {
    switch self {
    case .waiting: LocalizedStringResource(ko: "접수 대기", en: "Waiting")
    case .accepted: LocalizedStringResource(ko: "접수됨", en: "Accepted")
    case .cooking: LocalizedStringResource(ko: "조리 중", en: "Cooking")
    case .pickedUp: LocalizedStringResource(ko: "픽업 완료", en: "Picked up")
    case .delivering: LocalizedStringResource(ko: "배달 중", en: "On its way")
    case .delivered: LocalizedStringResource(ko: "배달 완료", en: "Delivered")
    case .cancelled: LocalizedStringResource(ko: "취소됨", en: "Cancelled")
    }
  }

  /// What has become of an order, as a sentence whose subject is the order.
  func sentence(about order: LocalizedStringResource) -> LocalizedStringResource {
    switch self {
    case .waiting:
      LocalizedStringResource(
        ko: "\(order)은(는) 가게가 접수하기를 기다리고 있어요.", en: "\(order) is waiting to be accepted.")
    case .accepted:
      LocalizedStringResource(ko: "\(order)은(는) 가게가 접수했어요.", en: "\(order) has been accepted.")
    case .cooking: LocalizedStringResource(ko: "\(order)은(는) 조리 중이에요.", en: "\(order) is being cooked.")
    case .pickedUp:
      LocalizedStringResource(
        ko: "\(order)은(는) 기사님이 가게에서 받았어요.", en: "The driver has picked up \(order).")
    case .delivering: LocalizedStringResource(ko: "\(order)은(는) 배달 중이에요.", en: "\(order) is on its way.")
    case .delivered: LocalizedStringResource(ko: "\(order)은(는) 배달이 끝났어요.", en: "\(order) has been delivered.")
    case .cancelled: LocalizedStringResource(ko: "\(order)은(는) 취소됐어요.", en: "\(order) was cancelled.")
    }
  }
}

extension LocalizedStringResource {
  /// Where an order goes: `집: 서울 마포구 월드컵로 1`.
  static func destination(label: AddressLabel?, text: String) -> LocalizedStringResource {
    let name = label?.displayRepresentation.title ?? LocalizedStringResource(ko: "배달 주소", en: "Deliver to")
    return "\(name): \(text)"
  }

  /// Ten steps of a bar: `[####------] 40%`.
  static func progress(_ progress: Double) -> LocalizedStringResource {
    let done = min(max(Int((progress * 10).rounded()), 0), 10)
    let bar = String(repeating: "#", count: done) + String(repeating: "-", count: 10 - done)
    return "[\(bar)] \(done * 10)%"
  }
}

extension LocalizedStringResource {
  /// `양념치킨 2마리 (순살로)`, `Seasoned chicken × 2 (boneless)`.
  static func counted(_ line: Cart.Line) -> LocalizedStringResource {
    LocalizedStringResource(
      ko: "\(line.dish.name) \(line.quantity)\(line.dish.counter)",
      en: "\(line.dish.english) × \(line.quantity)"
    ).with(line.options)
  }

  static func counted(_ item: OrderItem) -> LocalizedStringResource {
    LocalizedStringResource(
      ko: "\(item.name) \(item.quantity)\(item.counter)", en: "\(item.english) × \(item.quantity)"
    ).with(item.options)
  }

  private func with(_ options: [DishOption]) -> LocalizedStringResource {
    guard !options.isEmpty else { return self }
    let names = options.map { LocalizedStringResource(ko: "\($0.name)", en: "\($0.english)") }
    return "\(self) (\(LocalizedStringResource.list(names)))"
  }
}
