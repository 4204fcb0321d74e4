import AppIntents
import Foundation
import Widgets

/// When the order is expected; where it has come, nothing.
struct OrderTime: View {
  let state: OrderAttributes.ContentState
  let isStale: Bool

  var body: some View {
    if state.status.isOpen, !isStale {
      Text(state.expectedAt, style: .timer).monospacedDigit().bold()
    } else if state.status.isOpen {
      Text(LocalizedStringResource(ko: "확인 중", en: "Checking")).foregroundStyle(.secondary)
    } else {
      Text(state.status.title).bold()
    }
  }
}

/// A dot for each step; those that are reached are full, the last of them stands out.
struct OrderDots: View {
  let status: OrderStatus

  var body: some View {
    HStack(spacing: 4) {
      ForEach(OrderStatus.steps, id: \.self) { step in
        Text(verbatim: step.reachedSteps <= status.reachedSteps ? "●" : "○")
          .foregroundStyle(step == status ? .orange : step.isReached(in: status) ? .primary : .secondary)
        if step != OrderStatus.steps.last { Text(verbatim: "─").foregroundStyle(.secondary) }
      }
    }
    .accessibilityLabel(Text(status.title))
  }
}

extension OrderStatus {
  fileprivate func isReached(in status: OrderStatus) -> Bool { reachedSteps <= status.reachedSteps }
}

struct OrderProgress: View {
  let status: OrderStatus

  var body: some View {
    if let progress = status.progress { ProgressView(value: progress).tint(.orange) }
  }
}

/// Who brings the order, and how to learn where they are.
struct DriverRow: View {
  let context: ActivityViewContext<OrderAttributes>

  var body: some View {
    if let driver = context.state.driver, context.state.status.isOpen {
      if let place = context.state.place {
        Text(LocalizedStringResource(ko: "지금 \(place)", en: "Now at \(place)"))
          .font(.caption).foregroundStyle(.secondary)
      }
      HStack(spacing: 8) {
        Label(LocalizedStringResource(ko: "배달원: \(driver)", en: "Driver: \(driver)"), systemImage: "car.fill")
        Spacer()
        Button(
          LocalizedStringResource(ko: "위치", en: "Where"), systemImage: "location.fill",
          intent: TrackLocation(of: context.attributes.placed))
        Button(
          LocalizedStringResource(ko: "전화", en: "Call"), systemImage: "phone.fill",
          intent: CallDriver(of: context.attributes.placed))
      }
      .font(.caption)
    } else if context.state.status.isOpen {
      Text(LocalizedStringResource(ko: "배달원을 찾고 있어요.", en: "Looking for a driver."))
        .font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension TrackLocation {
  init(of placed: PlacedOrder) {
    self.init()
    order = OrderEntity(placed)
  }
}

extension CallDriver {
  init(of placed: PlacedOrder) {
    self.init()
    order = OrderEntity(placed)
  }
}
