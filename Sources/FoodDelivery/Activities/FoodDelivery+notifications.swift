import Foundation
public import Notifications

/// Somebody is told a few minutes before an order comes, unless delivery notifications are off.
extension FoodDelivery: NotificationApp {
  public static var notificationCategories: Set<UNNotificationCategory> {
    [
      UNNotificationCategory(
        identifier: ArrivalNotice.category,
        actions: [
          UNNotificationAction(
            identifier: "where", title: ArrivalNotice.text(LocalizedStringResource(ko: "위치", en: "Where"))),
          UNNotificationAction(
            identifier: "call", title: ArrivalNotice.text(LocalizedStringResource(ko: "전화", en: "Call"))),
        ], intentIdentifiers: [])
    ]
  }

  public static var notificationServiceExtension: UNNotificationServiceExtension.Type? {
    ArrivalNoticeExtension.self
  }

  public static func intent(for response: UNNotificationResponse) -> (any AppIntent)? {
    guard let placed = ArrivalNotice.order(of: response.notification.request) else { return nil }
    return switch response.actionIdentifier {
    case "where": TrackLocation(of: placed)
    case "call": CallDriver(of: placed)
    case UNNotificationDefaultActionIdentifier: TrackOrder(of: placed)
    default: nil
    }
  }
}

/// Says what holds when it is delivered, which may be later than it was due.
final class ArrivalNoticeExtension: UNNotificationServiceExtension, @unchecked Sendable {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    Task {
      let arrived = (try? await IntentContext.now).flatMap { ArrivalNotice.arrived(request.content, at: $0) }
      contentHandler(arrived ?? request.content)
    }
  }
}

/// What is said before an order comes.
struct ArrivalNotice {
  let placed: PlacedOrder

  static let category = "arrival"
  /// Before the order is expected.
  private static let minutes = 5

  var identifier: String { "arrival-\(placed.order.id)" }

  /// When it is said; nil when it is too late for that.
  private func delay(from now: Date) -> Double? {
    let delay = placed.order.expectedAt.timeIntervalSince(now) - Double(Self.minutes) * 60
    return delay > 0 ? delay : nil
  }

  /// What is to be delivered; nil when it is too late.
  func request(at now: Date) -> UNNotificationRequest? {
    guard let delay = delay(from: now) else { return nil }
    let content = UNMutableNotificationContent()
    content.title = Self.text(LocalizedStringResource(ko: "곧 도착해요", en: "Almost there"))
    content.body = Self.text(
      LocalizedStringResource(
        ko: "\(placed.order.restaurantName) 주문이 \(Self.minutes)분쯤 뒤에 도착해요.",
        en: "Your order from \(placed.order.restaurantEnglish) comes in about \(Self.minutes) min."))
    (content.categoryIdentifier, content.threadIdentifier) = (Self.category, placed.order.id)
    content.interruptionLevel = .timeSensitive
    content.sound = .default
    content.userInfo = [
      "order": placed.order.id, "expected": placed.order.expectedAt.timeIntervalSince1970,
      "restaurant": placed.order.restaurantName, "restaurantEnglish": placed.order.restaurantEnglish,
      "aps": ["mutable-content": 1],
    ]
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: delay, repeats: false))
  }

  /// What is said when the order has come already; nil when it is still on its way.
  static func arrived(_ content: UNNotificationContent, at now: Date) -> UNNotificationContent? {
    guard let expected = content.userInfo["expected"] as? Double, now.timeIntervalSince1970 >= expected,
      let restaurant = content.userInfo["restaurant"] as? String,
      let english = content.userInfo["restaurantEnglish"] as? String,
      let copy = content.mutableCopy() as? UNMutableNotificationContent
    else { return nil }
    copy.title = text(LocalizedStringResource(ko: "도착했어요", en: "Your order is here"))
    copy.body = text(
      LocalizedStringResource(
        ko: "\(restaurant) 주문이 도착했어요.", en: "Your order from \(english) has come."))
    return copy
  }

  /// The order as far as intents need it, which look it up.
  static func order(of request: UNNotificationRequest) -> PlacedOrder? {
    guard let id = request.content.userInfo["order"] as? String, let number = Int64(id) else { return nil }
    let order = Order(
      number: number, requestKey: "", restaurantID: "", restaurantName: "", restaurantEnglish: "", total: 0,
      addressLabel: "", addressText: "", driverID: "", createdAt: .distantPast, deliveryMinutes: 0)
    return PlacedOrder(order: order, items: [])
  }

  /// In the language of the person.
  static func text(_ resource: LocalizedStringResource) -> String {
    resource.text(in: IntentContext.language)
  }
}
