import Foundation
import Views

extension TrackingApp {
  struct LockScreenView: View {
    let context: ActivityViewContext<DeliveryAttributes>

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Image(systemName: "bicycle")
            .foregroundStyle(.blue)
          Text(context.attributes.restaurantName)
            .font(.headline)
          Spacer()
          Text(context.state.estimatedArrival, style: .timer)
            .font(.title2.monospacedDigit())
        }

        Text(context.state.status.rawValue)
          .font(.subheadline)
          .foregroundStyle(.secondary)

        ProgressView(value: progressValue)
          .tint(.blue)
      }
      .padding()
      .activityBackgroundTint(.black.opacity(0.8))
    }

    var progressValue: Double {
      switch context.state.status {
      case .ordered: return 0.2
      case .preparing: return 0.4
      case .pickedUp: return 0.6
      case .delivering: return 0.8
      case .delivered: return 1.0
      }
    }
  }
}
