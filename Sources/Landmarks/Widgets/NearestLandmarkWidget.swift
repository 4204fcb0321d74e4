import AppIntents
import Foundation
import Widgets

/// What is nearest to where the person says they are (기본 장소).
struct NearestLandmarkWidget: Widget {
  struct Provider: TimelineProvider {
    @AppDependency var database: TravelDatabase

    func placeholder(in context: Context) -> LandmarkEntry { LandmarkEntry(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (LandmarkEntry) -> Void) {
      let database = database
      Task { if let entry = try? await database.nearestEntry() { completion(entry) } }
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<LandmarkEntry>) -> Void
    ) {
      let database = database
      Task {
        guard let entry = try? await database.nearestEntry() else { return }
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3600))))
      }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NearestLandmark", provider: Provider()) { entry in
      LandmarkEntryView(entry: entry, heading: LocalizedStringResource(ko: "가까운 명소", en: "Nearby"))
    }
    .configurationDisplayName(LocalizedStringResource(ko: "가까운 명소", en: "Nearest landmark"))
    .description(
      LocalizedStringResource(ko: "기본 장소에서 가장 가까운 명소예요.", en: "The landmark nearest to your default place.")
    )
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
  }
}

extension TravelDatabase {
  fileprivate func nearestEntry() async throws -> LandmarkEntry {
    let now = try await IntentContext.now
    let place = try await defaultPlace().coordinate
    let nearest = try atlas.landmarks(near: place).first
    var entry = LandmarkEntry(date: now, landmark: nearest)
    if let nearest {
      entry.distance = nearest.coordinate.kilometres(to: place)
      entry.isFavourite = try await isFavourite(nearest.id)
    }
    return entry
  }
}
