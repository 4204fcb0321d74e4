import AppIntents
import Foundation
import Widgets

/// The order that is on its way, or what would be good today.
struct FoodWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Food", intent: FoodWidgetSettings.self, provider: FoodProvider()) { entry in
      FoodView(entry: entry)
    }
    .configurationDisplayName(LocalizedStringResource(ko: "음식 배달", en: "Food delivery"))
    .description(LocalizedStringResource(ko: "주문 현황과 추천 메뉴예요.", en: "Your order, or something good to eat."))
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
  }
}

/// What a person sets of the widget.
struct FoodWidgetSettings: WidgetConfigurationIntent {
  static let title = LocalizedStringResource(ko: "음식 배달 위젯", en: "Food delivery widget")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "어떤 음식을 추천할지 정해요.", en: "Sets what is recommended."))

  @Parameter(title: LocalizedStringResource(ko: "음식 종류", en: "Cuisine"))
  var cuisine: Cuisine?

  @Parameter(title: LocalizedStringResource(ko: "빠른 버튼 보이기", en: "Quick buttons"), default: true)
  var showsButtons: Bool
}

/// An order, or a dish that is recommended, or neither.
struct FoodEntry: TimelineEntry {
  let date: Date
  var placed: PlacedOrder?
  var dish: RecommendedDish?
  var showsButtons = true
  /// Something was ordered before.
  var canReorder = false

  var relevance: TimelineEntryRelevance? { OrderStatusEntry(date: date, placed: placed).relevance }
}

/// A dish and where it comes from.
struct RecommendedDish: Hashable, Sendable {
  var dish: Dish
  var restaurant: Restaurant
  var isFavourite: Bool
}

struct FoodProvider: AppIntentTimelineProvider {
  @AppDependency var database: AppDatabase

  func placeholder(in context: Context) -> FoodEntry { FoodEntry(date: .distantPast) }

  func snapshot(for configuration: FoodWidgetSettings, in context: Context) async -> FoodEntry {
    if context.isPreview {
      let now = (try? await IntentContext.now) ?? .distantPast
      return FoodEntry(date: now, placed: .sample(at: now))
    }
    return await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
  }

  /// An order is looked at again after an hour, what is recommended after a day.
  func timeline(for configuration: FoodWidgetSettings, in context: Context) async -> Timeline<FoodEntry> {
    let look = FoodLook(
      database: database, cuisine: configuration.cuisine, showsButtons: configuration.showsButtons)
    // Nothing is shown of data that cannot be read: an empty timeline is a failure, and the widget keeps what it showed.
    return (try? await look.timeline()) ?? Timeline(entries: [], policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<FoodWidgetSettings>] {
    [
      AppIntentRecommendation(
        intent: FoodWidgetSettings(), description: LocalizedStringResource(ko: "모든 음식", en: "Everything"))
    ]
  }
}
