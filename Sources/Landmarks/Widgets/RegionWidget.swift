import AppIntents
import Foundation
import Widgets
import SampleDatabase

/// The places of one region, another one first every day.
struct RegionWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    @AppDependency var database: TravelDatabase

    func placeholder(in context: Context) -> RegionEntry { RegionEntry(date: .distantPast) }

    func snapshot(for configuration: RegionSettings, in context: Context) async -> RegionEntry {
      RegionEntry(date: .distantPast, region: .seoul, places: Array(places(of: .seoul).prefix(4)))
    }

    func timeline(for configuration: RegionSettings, in context: Context) async -> Timeline<RegionEntry> {
      let now = (try? await IntentContext.now) ?? .distantPast
      let places = places(of: configuration.region)
      let today = IntentContext.calendar.startOfDay(for: now)
      let day = IntentContext.calendar.ordinality(of: .day, in: .era, for: now) ?? 0
      let first = places.isEmpty ? 0 : day % places.count
      let turned = Array(places[first...] + places[..<first])
      let tomorrow = IntentContext.calendar.date(byAdding: .day, value: 1, to: today) ?? .distantFuture
      return Timeline(
        entries: [RegionEntry(date: now, region: configuration.region, places: turned)],
        policy: .after(tomorrow))
    }

    private func places(of region: Region) -> [Landmark] {
      ((try? database.atlas)?.landmarks ?? []).filter { region.includes($0.region) }
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Region", intent: RegionSettings.self, provider: Provider()) { entry in
      RegionView(entry: entry)
    }
    .configurationDisplayName(LocalizedStringResource(ko: "지역 명소", en: "Places of a region"))
    .description(LocalizedStringResource(ko: "고른 지역의 명소예요.", en: "Places worth a visit in one region."))
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

/// What a person sets of the widget.
struct RegionSettings: WidgetConfigurationIntent {
  static let title = LocalizedStringResource(ko: "지역 명소 위젯", en: "Places of a region")

  @Parameter(
    title: LocalizedStringResource(ko: "지역", en: "Region"),
    requestValueDialog: IntentDialog(ko: "어느 지역을 보여 드릴까요?", en: "Which region?"))
  var region: Region
}

struct RegionEntry: TimelineEntry {
  let date: Date
  var region: Region?
  var places: [Landmark] = []
}

private struct RegionView: View {
  let entry: RegionEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading) {
      if let region = entry.region { Text(region.localizedStringResource).bold() }
      ForEach(entry.places.prefix(rows).map { LandmarkEntity($0) }) { Text($0.localizedStringResource) }
    }
  }

  private var rows: Int { family == .systemLarge ? 8 : 3 }
}
