import AppIntents
import Foundation
import SampleDatabase
import Widgets

/// A place worth a visit, another one every day.
struct LandmarkOfTheDayWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    @AppDependency var database: TravelDatabase

    func placeholder(in context: Context) -> LandmarkEntry { LandmarkEntry(date: .distantPast) }

    func snapshot(for configuration: LandmarkOfTheDaySettings, in context: Context) async -> LandmarkEntry {
      await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
    }

    func timeline(
      for configuration: LandmarkOfTheDaySettings, in context: Context
    ) async -> Timeline<LandmarkEntry> {
      let entries = try? await database.entriesOfTheDay(in: configuration.region)
      return Timeline(entries: entries ?? [], policy: .atEnd)
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "LandmarkOfTheDay", intent: LandmarkOfTheDaySettings.self, provider: Provider()
    ) { entry in
      LandmarkEntryView(
        entry: entry, heading: LocalizedStringResource(ko: "오늘의 명소", en: "Landmark of the day"))
    }
    .configurationDisplayName(LocalizedStringResource(ko: "오늘의 명소", en: "Landmark of the day"))
    .description(LocalizedStringResource(ko: "날마다 다른 명소를 보여 줘요.", en: "Shows another landmark every day."))
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline])
  }
}

/// Chooses the region that the landmark of the day is taken from.
struct LandmarkOfTheDaySettings: WidgetConfigurationIntent {
  static let title = LocalizedStringResource(ko: "오늘의 명소 위젯", en: "Landmark of the day")

  @Parameter(title: LocalizedStringResource(ko: "지역", en: "Region"))
  var region: Region?
}

/// The landmark shown from a moment on; nil if no landmark fits.
struct LandmarkEntry: TimelineEntry {
  let date: Date
  var landmark: Landmark?
  /// From the place where distances are measured from.
  var distance: Double?
  var isFavourite = false
}

extension TravelDatabase {
  /// Today's landmark, and tomorrow's from midnight on.
  fileprivate func entriesOfTheDay(in region: Region?) async throws -> [LandmarkEntry] {
    let now = try await IntentContext.now
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
    let dates = [now, tomorrow ?? now.addingTimeInterval(24 * 3600)]
    var entries: [LandmarkEntry] = []
    for date in dates {
      let landmark = try landmarkOfTheDay(date, in: region)
      let isKept = try await landmark.asyncMap { try await isFavourite($0.id) } ?? false
      entries.append(LandmarkEntry(date: date, landmark: landmark, isFavourite: isKept))
    }
    return entries
  }

  /// The same all day long.
  func landmarkOfTheDay(_ date: Date, in region: Region? = nil) throws -> Landmark? {
    let fitting = try atlas.landmarks.filter { region?.includes($0.region) ?? true }
    guard !fitting.isEmpty else { return nil }
    return fitting[day(of: date) % fitting.count]
  }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap<Result>(_ body: (Wrapped) async throws -> Result) async rethrows -> Result? {
    if let self { try await body(self) } else { nil }
  }
}
