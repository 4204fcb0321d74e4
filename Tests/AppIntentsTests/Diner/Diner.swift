import AppIntents
import Foundation

/// A small delivery app, written as an app's author would write it.
enum Diner: AssistantApp {
  static let names = ["ko": AppNames(display: "밥집", alternatives: ["밥집배달"]), "": AppNames(display: "Diner")]
  static let intents: [any AppIntent.Type] = [
    OrderDishes.self, OrderOne.self, SetSpice.self, TrackOrder.self, CancelOrder.self, PayBill.self,
    Talk.self,
  ]
  static let shortcuts: (any AppShortcutsProvider.Type)? = DinerShortcuts.self
  static let phrasesFolder: String? = "Diner"
  /// Keeps no data.
  static func configure(dataFolder: URL) {}
}

struct DinerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderOne(), phrases: ["\(.applicationName)에서 \(\.$dish) 주문해줘", "배달 (빨리)"],
      shortTitle: "음식 주문", systemImageName: "bag")
    AppShortcut(
      intent: SetSpice(level: .hot), phrases: ["맵게 해줘"],
      shortTitle: LocalizedStringResource("맵게", translations: ["en": "Spicy"]), systemImageName: "flame")
    AppShortcut(
      intent: SetSpice(level: .mild), phrases: ["안 맵게 해줘"], shortTitle: "순하게", systemImageName: "leaf")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases {
      "\(.applicationName) 지워줘"
    }
  }
}
