import Foundation
import Views

enum DeliveryApp {
  struct OrderStatus {
    var icon = "bicycle"
    var title = "배달 중"
    var color = Color.green
    var progress = 0.6
    var driverLocation: Location? = Location(description: "역삼역 근처")
  }

  struct Location {
    let description: String
  }

  struct Order {
    let id = 17
    var status = OrderStatus()
    var estimatedTime = "12분 뒤 도착"
  }

  struct MenuItem: Identifiable {
    var id = 3
    var emoji = "🍗"
    var name = "양념 반 후라이드 반"
    var formattedPrice = "19,000원"
    var gradientBackground: LinearGradient {
      LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom)
    }
  }

  struct FoodDeliveryEntry {
    var orderStatus: Order?
    var recommendation: MenuItem? = MenuItem()
  }

  enum Provider {
    typealias Entry = FoodDeliveryEntry
  }

  struct DeliveryActivityAttributes: ActivityAttributes {
    struct ContentState {
      var status = OrderStatus()
      var driverLocation: Location? = Location(description: "역삼역 근처")
      var estimatedArrival = sampleNow.addingTimeInterval(725)
    }

    var orderNumber = "1042"
    var restaurantName = "한밤치킨"
    var totalItems = 3
  }

  struct QuickOrderIntent: Equatable { let itemId: String }
  struct ReorderLastIntent {}
}

/// The cards and families that the listings name and do not show.
extension DeliveryApp.AdaptiveMenuView {
  var menuItems: [DeliveryApp.MenuItem] {
    ["양념치킨", "파닭", "치즈볼"].enumerated().map { DeliveryApp.MenuItem(id: $0, name: $1) }
  }
}

extension DeliveryApp {
  struct OrderStatusCard: View {
    let order: Order
    var body: some View { Label(order.status.title, systemImage: order.status.icon) }
  }

  struct RecommendationCard: View {
    let item: MenuItem?
    var body: some View { Text(item?.name ?? "추천 메뉴가 없어요") }
  }

  struct MenuItemCard: View {
    let item: MenuItem
    var body: some View {
      HStack {
        Text(item.emoji)
        Text(item.name).font(.caption)
      }
    }
  }

  struct LargeWidgetView: View {
    let entry: FoodDeliveryEntry
    var body: some View { MediumWidgetView(entry: entry) }
  }

  struct CircularWidgetView: View {
    let entry: FoodDeliveryEntry
    var body: some View { Image(systemName: "fork.knife") }
  }
}

enum TrackingApp {
  struct DeliveryAttributes: ActivityAttributes {
    enum Status: String { case ordered, preparing, pickedUp, delivering, delivered }

    struct ContentState {
      var status = Status.delivering
      var estimatedArrival = sampleNow.addingTimeInterval(4_320)
    }

    var restaurantName = "북촌손만두"
  }
}
