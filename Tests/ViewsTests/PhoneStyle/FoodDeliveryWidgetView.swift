import Foundation
import Views

extension DeliveryApp {
  struct FoodDeliveryWidgetView: View {
    var entry: Provider.Entry
    @Environment(\.widgetFamily) var family
    @Environment(\.showsWidgetContainerBackground) var showsBackground  // iOS 17+

    var body: some View {
      switch family {
      case .systemSmall:
        SmallWidgetView(entry: entry)
      case .systemMedium:
        MediumWidgetView(entry: entry)
      case .systemLarge:
        LargeWidgetView(entry: entry)
      case .accessoryCircular:
        CircularWidgetView(entry: entry)
      default:
        EmptyView()
      }
    }
  }

  struct SmallWidgetView: View {
    let entry: FoodDeliveryEntry

    var body: some View {
      if let order = entry.orderStatus {
        // 주문 상태 표시
        VStack(spacing: 8) {
          Image(systemName: order.status.icon)
            .font(.largeTitle)
            .foregroundStyle(order.status.color)

          Text(order.status.title)
            .font(.caption.bold())

          Text(order.estimatedTime)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        .containerBackground(for: .widget) {
          Color.systemBackground
        }
        .widgetURL(URL(string: "fooddelivery://order/\(order.id)"))
      } else if let recommendation = entry.recommendation {
        // 추천 메뉴 표시
        VStack(alignment: .leading, spacing: 4) {
          Text("오늘의 추천")
            .font(.caption)
            .foregroundStyle(.secondary)

          Text(recommendation.emoji)
            .font(.largeTitle)

          Text(recommendation.name)
            .font(.footnote.bold())
            .minimumScaleFactor(0.7)

          Text(recommendation.formattedPrice)
            .font(.caption)
            .foregroundStyle(.blue)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
        .containerBackground(for: .widget) {
          recommendation.gradientBackground
        }
        .widgetURL(URL(string: "fooddelivery://menu/\(recommendation.id)"))
      }
    }
  }

  // Interactive Widget (iOS 17+)
  struct MediumWidgetView: View {
    let entry: FoodDeliveryEntry

    var body: some View {
      HStack(spacing: 12) {
        // 왼쪽: 상태/추천
        VStack(alignment: .leading, spacing: 8) {
          if let order = entry.orderStatus {
            OrderStatusCard(order: order)
          } else {
            RecommendationCard(item: entry.recommendation)
          }
        }
        .frame(maxWidth: .infinity)

        // 오른쪽: 빠른 액션
        VStack(spacing: 8) {
          Button(intent: QuickOrderIntent(itemId: "favorite")) {
            Label("즐겨찾기", systemImage: "star.fill")
              .font(.caption)
          }
          .buttonStyle(.bordered)

          Button(intent: ReorderLastIntent()) {
            Label("재주문", systemImage: "arrow.clockwise")
              .font(.caption)
          }
          .buttonStyle(.bordered)
        }
      }
      .padding()
      .containerBackground(for: .widget) {
        Color.systemBackground
      }
    }
  }
}
