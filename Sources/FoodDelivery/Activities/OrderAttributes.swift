import AppIntents
import Foundation
import LiveActivities

/// An order that is on its way, as it is seen meanwhile.
struct OrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    var status: OrderStatus
    var expectedAt: Date
    /// Nil until there is one.
    var driver: String?
    /// Where the driver is, as far as that is known.
    var place: String?
    /// The person does not want to be told of deliveries; nil stands for false.
    var isSilent: Bool?
  }

  /// Without private content: the address and the wishes.
  let order: Order
  /// `양념치킨 2마리`, by language.
  let items: [String: String]

  /// Of the names of the dishes, in characters.
  private static let longestItems = 120

  init(_ placed: PlacedOrder) {
    var order = placed.order
    (order.requestKey, order.addressLabel, order.addressText) = ("", "", "")
    (order.specialInstructions, order.cancelledAt) = (nil, nil)
    self.order = order
    items = Dictionary(
      uniqueKeysWithValues: ["ko", "en"].map { language in
        (language, String(placed.itemNames.text(in: language).prefix(Self.longestItems)))
      })
  }

  /// For the intents of its buttons, which look the order up.
  var placed: PlacedOrder { PlacedOrder(order: order, items: []) }
  var title: LocalizedStringResource { placed.title }
  var restaurantName: LocalizedStringResource { placed.restaurantName }
  var itemNames: LocalizedStringResource {
    LocalizedStringResource(ko: "\(items["ko"] ?? "")", en: "\(items["en"] ?? "")")
  }
}

extension OrderAttributes: AnnouncedActivityAttributes {
  /// Nothing while delivery notifications are off, nor of a withdrawn order: whoever withdrew it knows.
  func announcement(of state: ContentState) -> ActivityAnnouncement? {
    guard state.isSilent != true, state.status != .cancelled else { return nil }
    return ActivityAnnouncement(
      about: order.id, text: state.status.sentence(about: title), progress: state.status.progress)
  }
}

extension OrderStatus {
  /// What an order goes through, each with a dot.
  static let steps: [OrderStatus] = [.accepted, .cooking, .pickedUp, .delivering, .delivered]

  /// How many of the steps are reached.
  var reachedSteps: Int { Self.steps.firstIndex(of: self).map { $0 + 1 } ?? 0 }

  /// The nearer the door, the more it matters.
  var activityRelevance: Double {
    switch self {
    case .delivering: 100
    case .cooking, .pickedUp: 75
    case .waiting, .accepted: 50
    case .delivered, .cancelled: 10
    }
  }
}
