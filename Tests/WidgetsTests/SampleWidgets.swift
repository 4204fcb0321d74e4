import AppIntents
import Foundation
import Widgets

/// An app whose providers do what they should and what they should not.
enum Station: WidgetApp {
  static let names = ["": AppNames(display: "Station")]
  static let intents: [any AppIntent.Type] = [SetLamp.self]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}

  static var widgets: some Widget {
    DepartureWidget()
    BoardWidget()
    if Station.isOpen { OddWidget() }
    LampControl()
    HornControl()
  }

  static let isOpen = true
}

struct DepartureEntry: TimelineEntry {
  let date: Date
  var text: String
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 3, duration: 60) }
}

/// What a provider that calls back does with its completion.
enum Manner: Sendable, CaseIterable { case once, twice, elsewhere, later, forgets, keeps }

final class Kept: @unchecked Sendable {
  static let shared = Kept()
  var completions: [Any] = []
}

struct DepartureProvider: TimelineProvider {
  var manner = Manner.once

  func placeholder(in context: Context) -> DepartureEntry { DepartureEntry(date: .distantPast, text: "–") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (DepartureEntry) -> Void) {
    completion(DepartureEntry(date: Date(timeIntervalSince1970: 0), text: context.isPreview ? "미리보기" : "지금"))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DepartureEntry>) -> Void) {
    let entries = [60.0, 0].map { DepartureEntry(date: Date(timeIntervalSince1970: $0), text: "\(Int($0))") }
    let timeline = Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 90)))
    switch manner {
    case .once: completion(timeline)
    case .twice:
      completion(timeline)
      completion(Timeline(entries: [], policy: .never))
    case .elsewhere: Thread.detachNewThread { completion(Timeline(entries: entries, policy: .never)) }
    case .later: Task { completion(Timeline(entries: entries, policy: .never)) }
    case .forgets: break
    case .keeps: Kept.shared.completions.append(completion)
    }
  }
}

struct DepartureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Departure", provider: DepartureProvider()) { entry in
      DepartureView(entry: entry)
    }
    .configurationDisplayName("출발")
    .description("다음 열차")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

struct DepartureView: View {
  let entry: DepartureEntry
  @Environment(\.widgetFamily) var family

  var body: some View {
    VStack {
      Text(entry.text)
      Text(family == .systemSmall ? "작게" : "크게")
      Button("등 켜기", intent: SetLamp(true))
    }
    .widgetURL(URL(string: "station://departure"))
  }
}

struct PlatformIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "승강장"
  @Parameter(title: "번호", default: 1) var number: Int
}

struct BoardWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> DepartureEntry { DepartureEntry(date: .distantPast, text: "–") }

    func snapshot(for configuration: PlatformIntent, in context: Context) async -> DepartureEntry {
      DepartureEntry(date: .distantPast, text: "\(configuration.number)번")
    }

    func timeline(for configuration: PlatformIntent, in context: Context) async -> Timeline<DepartureEntry> {
      Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<PlatformIntent>] {
      [AppIntentRecommendation(intent: PlatformIntent(), description: "1번 승강장")]
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Board", intent: PlatformIntent.self, provider: Provider()) {
      DepartureView(entry: $0)
    }
  }
}

struct OddWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Odd", provider: DepartureProvider(manner: .forgets)) {
      DepartureView(entry: $0)
    }
  }
}

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "등"
  @Parameter(title: "켬") var value: Bool

  init() {}
  init(_ value: Bool) { self.value = value }

  func perform() async throws -> some IntentResult { .result() }
}

struct LampControl: ControlWidget {
  struct Provider: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("등", isOn: isOn, action: SetLamp()) { isOn in
        Label(isOn ? "켜짐" : "꺼짐", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetActionHint("켜거나 끄기")
      }
    }
    .displayName("등")
    .description("승강장의 등")
  }
}

struct HornControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Horn") {
      ControlWidgetButton(action: SetLamp(true)) { Label("경적", systemImage: "speaker") }.disabled(true)
    }
  }
}
