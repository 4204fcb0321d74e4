import AppIntents
import Foundation
import Widgets

/// The widget in each of its sizes.
struct FoodView: View {
  let entry: FoodEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline, .accessoryRectangular, .accessoryCircular:
      Text(line).lineLimit(family == .accessoryRectangular ? 2 : 1)
        .widgetURL(link)
    case .systemSmall: content.widgetURL(link)
    default:
      VStack(alignment: .leading, spacing: 6) {
        content
        if entry.showsButtons { FoodButtons(entry: entry) }
      }
      .widgetURL(link)
    }
  }

  @ViewBuilder private var content: some View {
    if let placed = entry.placed {
      OrderCard(
        placed: placed, status: placed.order.status(at: entry.date), date: entry.date,
        isWide: family != .systemSmall)
    } else if let dish = entry.dish {
      RecommendationCard(recommended: dish)
    } else {
      Text(NothingToShow.nothingOpen.localizedStringResource)
    }
  }

  private var line: LocalizedStringResource {
    if let placed = entry.placed {
      return .list([placed.restaurantName, placed.order.status(at: entry.date).title], separator: " · ")
    }
    return entry.dish?.name ?? NothingToShow.nothingOpen.localizedStringResource
  }

  /// Where a press on the widget leads.
  private var link: URL? {
    if let placed = entry.placed { return URL(string: "malgil://FoodDelivery/order/\(placed.order.id)") }
    return entry.dish.flatMap { URL(string: "malgil://FoodDelivery/menu/\($0.restaurant.id)") }
  }
}

/// A dish, its price, and who cooks it.
struct RecommendationCard: View {
  let recommended: RecommendedDish

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(LocalizedStringResource(ko: "오늘의 추천", en: "Good today")).font(.caption)
        .foregroundStyle(.secondary)
      Text(recommended.name).font(.headline).minimumScaleFactor(0.7)
      Text(RestaurantEntity(restaurant: recommended.restaurant).localizedStringResource).font(.caption)
      Text(.won(recommended.dish.price)).foregroundStyle(.blue)
    }
  }
}

/// The favourite, and the last order once more.
struct FoodButtons: View {
  let entry: FoodEntry

  var body: some View {
    HStack(spacing: 8) {
      if let dish = entry.dish {
        if dish.isFavourite {
          Button(
            LocalizedStringResource(ko: "즐겨찾기 빼기", en: "Unfavourite"), systemImage: "star.fill",
            intent: RemoveFavourite(of: dish.restaurant))
        } else {
          Button(
            LocalizedStringResource(ko: "즐겨찾기", en: "Favourite"), systemImage: "star",
            intent: AddFavourite(of: dish.restaurant))
        }
      }
      if entry.canReorder {
        Button(
          LocalizedStringResource(ko: "재주문", en: "Order again"), systemImage: "arrow.clockwise",
          intent: ReorderLast())
      }
    }
    .buttonStyle(.bordered)
  }
}

extension RecommendedDish {
  var name: LocalizedStringResource { LocalizedStringResource(ko: "\(dish.name)", en: "\(dish.english)") }
}

extension AddFavourite {
  init(of restaurant: Restaurant) {
    self.init()
    self.restaurant = RestaurantEntity(restaurant: restaurant)
  }
}

extension RemoveFavourite {
  init(of restaurant: Restaurant) {
    self.init()
    self.restaurant = RestaurantEntity(restaurant: restaurant)
  }
}
