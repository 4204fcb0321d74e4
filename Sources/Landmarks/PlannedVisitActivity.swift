import AppIntents
import Foundation
import Widgets

/// The day of a planned visit: where one goes, and until when it is open.
struct PlannedVisitActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PlannedVisitAttributes.self) { context in
      PlannedVisitView(context: context)
        .widgetURL(URL(string: "malgil://Landmarks/landmark/\(context.attributes.landmark.id)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name).font(.headline) }
        DynamicIslandExpandedRegion(.trailing) { OpeningTime(state: context.state) }
        DynamicIslandExpandedRegion(.bottom) {
          Button(LocalizedStringResource(ko: "혼잡도", en: "Crowd"), intent: context.attributes.crowd)
        }
      } compactLeading: {
        Image(systemName: "mappin")
      } compactTrailing: {
        Text(context.attributes.name).lineLimit(1)
      } minimal: {
        Image(systemName: "mappin")
      }
    }
  }
}

private struct PlannedVisitView: View {
  let context: ActivityViewContext<PlannedVisitAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(context.attributes.name).font(.headline).lineLimit(1)
        Spacer()
        Text(LocalizedStringResource(ko: "오늘 가는 날", en: "Today")).font(.caption)
      }
      OpeningTime(state: context.state)
      Button(LocalizedStringResource(ko: "혼잡도", en: "Crowd"), intent: context.attributes.crowd)
    }
  }
}

/// 닫는 시각 오후 6:00
private struct OpeningTime: View {
  let state: PlannedVisitAttributes.ContentState

  var body: some View {
    HStack {
      Text(words).font(.caption).foregroundStyle(.secondary)
      if let date = state.changesAt { Text(date, style: .time) }
    }
  }

  private var words: LocalizedStringResource {
    switch (state.isOpen, state.changesAt) {
    case (true, nil): LocalizedStringResource(ko: "언제나 열려 있어요", en: "always open")
    case (true, _): LocalizedStringResource(ko: "닫는 시각", en: "closes at")
    case (false, nil): LocalizedStringResource(ko: "지금은 닫혀 있어요", en: "closed now")
    case (false, _): LocalizedStringResource(ko: "여는 시각", en: "opens at")
    }
  }
}

extension PlannedVisitAttributes {
  var name: LocalizedStringResource { LandmarkEntity(landmark).localizedStringResource }

  var crowd: CheckCrowd {
    let intent = CheckCrowd()
    intent.landmark = LandmarkEntity(landmark)
    return intent
  }
}
