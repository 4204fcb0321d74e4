import Foundation
import Views

extension DeliveryApp {
  struct DeliveryActivityView: View {
    let context: ActivityViewContext<DeliveryActivityAttributes>

    var body: some View {
      HStack {
        // 왼쪽: 상태 정보
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 4) {
            Image(systemName: context.state.status.icon)
              .foregroundStyle(context.state.status.color)
            Text(context.state.status.title)
              .font(.caption.bold())
          }

          Text(context.attributes.restaurantName)
            .font(.caption2)
            .foregroundStyle(.secondary)

          Text("\(context.attributes.totalItems)개 항목")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }

        Spacer()

        // 오른쪽: 시간 정보
        VStack(alignment: .trailing, spacing: 4) {
          Text(context.state.estimatedArrival, style: .timer)
            .font(.headline.monospacedDigit())
            .foregroundStyle(.blue)

          Text("도착 예정")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      .padding()
    }
  }

  struct DynamicIslandExpandedView: View {
    let context: ActivityViewContext<DeliveryActivityAttributes>

    var body: some View {
      VStack(spacing: 12) {
        // 헤더
        HStack {
          VStack(alignment: .leading, spacing: 2) {
            Text("주문 #\(context.attributes.orderNumber)")
              .font(.caption.bold())
            Text(context.attributes.restaurantName)
              .font(.caption2)
              .foregroundStyle(.secondary)
          }

          Spacer()

          Image(systemName: context.state.status.icon)
            .font(.title2)
            .foregroundStyle(context.state.status.color)
        }

        // 진행 상황 바
        ProgressView(value: context.state.status.progress)
          .tint(.blue)

        // 하단 정보
        HStack {
          // 배달원 위치 (있으면)
          if let location = context.state.driverLocation {
            HStack(spacing: 4) {
              Image(systemName: "location.fill")
                .font(.caption)
              Text(location.description)
                .font(.caption)
            }
            .foregroundStyle(.secondary)
          }

          Spacer()

          // 예상 도착 시간
          VStack(alignment: .trailing, spacing: 0) {
            Text(context.state.estimatedArrival, style: .timer)
              .font(.headline.monospacedDigit())
            Text("남음")
              .font(.caption2)
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding()
    }
  }
}
