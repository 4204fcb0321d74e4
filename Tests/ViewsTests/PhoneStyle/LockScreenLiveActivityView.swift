import Foundation
import Views

extension OrderApp {
  struct LockScreenLiveActivityView: View {
    let context: ActivityViewContext<OrderTrackingAttributes>

    var body: some View {
      VStack(spacing: 12) {
        // 헤더
        HStack {
          VStack(alignment: .leading) {
            Text(context.attributes.restaurantName)
              .font(.headline)
              .fontWeight(.semibold)

            Text("주문 #\(context.attributes.orderNumber)")
              .font(.caption)
              .foregroundColor(.secondary)
          }

          Spacer()

          VStack(alignment: .trailing) {
            Text(formatTimeRemaining(context.state.timeRemaining))
              .font(.title3)
              .fontWeight(.bold)
              .foregroundColor(statusColor(context.state.status))

            Text("예상 도착")
              .font(.caption2)
              .foregroundColor(.secondary)
          }
        }

        // 상태 바
        HStack(spacing: 8) {
          ForEach(OrderStatus.trackingSteps, id: \.self) { step in
            StatusDot(
              status: step,
              isActive: step.rawValue <= context.state.status.rawValue,
              isCurrent: step == context.state.status
            )

            if step != OrderStatus.trackingSteps.last {
              Rectangle()
                .fill(
                  step.rawValue < context.state.status.rawValue
                    ? Color.accentColor : Color.secondary.opacity(0.3)
                )
                .frame(height: 2)
            }
          }
        }

        // 배달원 정보 (있는 경우)
        if let driverName = context.state.driverName {
          HStack {
            Image(systemName: "car.fill")
              .foregroundColor(.accentColor)

            Text("배달원: \(driverName)")
              .font(.caption)

            Spacer()

            Button(intent: TrackLocationIntent()) {
              HStack(spacing: 4) {
                Image(systemName: "location.fill")
                Text("위치")
              }
              .font(.caption)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(Color.accentColor.opacity(0.2))
              .foregroundColor(.accentColor)
              .clipShape(Capsule())
            }
            .buttonStyle(.plain)
          }
        }
      }
      .padding()
      .activityBackgroundTint(Color.black.opacity(0.1))
      .activitySystemActionForegroundColor(.accentColor)
    }
  }

  struct StatusDot: View {
    let status: OrderStatus
    let isActive: Bool
    let isCurrent: Bool

    var body: some View {
      ZStack {
        Circle()
          .fill(isActive ? status.color : Color.secondary.opacity(0.3))
          .frame(width: 12, height: 12)

        if isCurrent {
          Circle()
            .fill(Color.white)
            .frame(width: 6, height: 6)
        }
      }
    }
  }
}
