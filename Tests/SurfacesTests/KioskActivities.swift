import AppIntents
import Foundation
import LiveActivities
import Widgets

/// Whether the kiosk is open, for as long as it is.
struct OpeningAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable {
    var price: Int
    var isLampOn: Bool
  }

  var name: String
}

struct OpeningActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OpeningAttributes.self) { context in
      VStack {
        Text(context.attributes.name)
        Text(context.isStale ? "오래됨" : "\(context.state.price)원")
        Text("비밀번호 1234").privacySensitive()
        Toggle("등", isOn: context.state.isLampOn, intent: SetLamp(!context.state.isLampOn))
        Button("신문", intent: BuyPaper())
      }
      .activityBackgroundTint(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
        DynamicIslandExpandedRegion(.center) { PaperLinks() }
        if context.state.price > 1_000 {
          DynamicIslandExpandedRegion(.trailing) { Text("비싸요") }
        } else {
          DynamicIslandExpandedRegion(.bottom) { Button("사기", intent: BuyPaper()) }
        }
      } compactLeading: {
        Image(systemName: "newspaper")
      } compactTrailing: {
        Text("\(context.state.price)원")
      } minimal: {
        Image(systemName: "newspaper")
      }
      .widgetURL(URL(string: "malgil://Kiosk/opening"))
      .keylineTint(.orange)
    }
  }
}

extension Kiosk: LiveActivityApp {
  /// Open while the till says so; the price is that of the till.
  static func updateActivities() async throws -> Date? {
    let till = AppDependency<Till>().wrappedValue
    let state = till.now
    if state.failsActivities { throw NoValue() }
    if state.paysByItself {
      try await IntentEffect.run("pay", key: "k") { till.change { $0.sold.append(0) } }
    }
    let now = try await IntentContext.now
    let known = Activity<OpeningAttributes>.activities
    if state.isSlow { try await Task.sleep(for: .milliseconds(10)) }
    let content = ActivityContent(
      state: OpeningAttributes.ContentState(price: state.price, isLampOn: state.isLampOn),
      staleDate: state.staleDate, relevanceScore: 1)
    for index in known.count..<max(known.count, state.openings) {
      _ = try Activity.request(attributes: OpeningAttributes(name: "가판대 \(index)"), content: content)
    }
    for activity in known {
      if state.openings == 0 {
        await activity.end(content, dismissalPolicy: .default)
      } else {
        await activity.update(content)
      }
    }
    return now.addingTimeInterval(300)
  }
}
