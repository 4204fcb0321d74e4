import Foundation
import Views

extension OrderApp {
  struct SmallOrderStatusView: View {
    let order: Order

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(order.restaurant.name)
          .font(.caption)
          .fontWeight(.medium)
          .lineLimit(1)

        Text(order.status.displayName)
          .font(.caption2)
          .foregroundColor(.secondary)

        Spacer()

        HStack {
          Image(systemName: order.status.iconName)
            .foregroundColor(order.status.color)

          if let remainingTime = order.estimatedRemainingTime {
            Text(formatRemainingTime(remainingTime))
              .font(.caption)
              .fontWeight(.semibold)
          }
        }
      }
      .padding(8)
      .background(backgroundGradient)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .widgetURL(order.deepLinkURL)
    }

    private var backgroundGradient: LinearGradient {
      LinearGradient(
        colors: [order.status.color.opacity(0.1), Color.clear],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
    }
  }

  struct MediumOrderStatusView: View {
    let order: Order

    var body: some View {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 6) {
          Text(order.restaurant.name)
            .font(.headline)
            .fontWeight(.bold)

          Text(order.items.map(\.name).joined(separator: ", "))
            .font(.caption)
            .foregroundColor(.secondary)
            .lineLimit(2)

          Label(order.status.displayName, systemImage: order.status.iconName)
            .font(.caption)
            .foregroundColor(order.status.color)
        }

        Spacer()

        VStack(alignment: .trailing, spacing: 6) {
          if let remainingTime = order.estimatedRemainingTime {
            Text(formatRemainingTime(remainingTime))
              .font(.title2)
              .fontWeight(.bold)
              .foregroundColor(order.status.color)

            Text("남음")
              .font(.caption2)
              .foregroundColor(.secondary)
          }

          if order.status == .onTheWay {
            Button(intent: TrackOrderIntent(orderId: order.id)) {
              Text("추적")
                .font(.caption)
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .background(Color.accentColor)
                .foregroundColor(.white)
                .clipShape(Capsule())
            }
            .buttonStyle(.plain)
          }
        }
      }
      .padding()
      .background(backgroundGradient)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .widgetURL(order.deepLinkURL)
    }
  }
}
