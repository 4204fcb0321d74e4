import AppIntents
import Foundation
import Widgets

/// A landmark in each of the sizes.
struct LandmarkEntryView: View {
  let entry: LandmarkEntry
  let heading: LocalizedStringResource
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if let landmark = entry.landmark {
      content(LandmarkEntity(landmark))
        .widgetURL(URL(string: "malgil://Landmarks/landmark/\(landmark.id)"))
    } else {
      Text(LocalizedStringResource(ko: "보여 드릴 명소가 없어요", en: "There is no landmark to show"))
    }
  }

  @ViewBuilder private func content(_ landmark: LandmarkEntity) -> some View {
    switch family {
    case .accessoryInline, .accessoryRectangular, .accessoryCircular:
      Text(landmark.localizedStringResource).lineLimit(1)
    default:
      VStack(alignment: .leading, spacing: 4) {
        Text(heading).font(.caption).foregroundStyle(.secondary)
        Text(landmark.localizedStringResource).font(.headline).lineLimit(2)
        Text(.list(facts(of: landmark))).font(.caption)
        if family != .systemSmall { more(landmark) }
      }
    }
  }

  @ViewBuilder private func more(_ landmark: LandmarkEntity) -> some View {
    Text(
      LocalizedStringResource(ko: "\(landmark.landmark.summary)", en: "\(landmark.landmark.summaryEnglish)")
    ).lineLimit(3)
    Toggle(
      LocalizedStringResource(ko: "즐겨찾기", en: "Favourite"), isOn: entry.isFavourite,
      intent: UpdateFavourite(landmark: landmark, isFavourite: !entry.isFavourite))
  }

  private func facts(of landmark: LandmarkEntity) -> [LocalizedStringResource] {
    let place = [landmark.region.localizedStringResource, landmark.kind.localizedStringResource]
    return place + (entry.distance.map { [LocalizedStringResource.distance($0)] } ?? [])
  }
}
