import AppIntents
import Foundation
import Synchronization
import Widgets

/// An app with a lamp, something to buy, and a provider that fails when it is told to.
enum Kiosk: WidgetApp {
  static let names = ["": AppNames(display: "Kiosk")]
  static let intents: [any AppIntent.Type] = [
    SetLamp.self, BuyPaper.self, ReadPage.self, ReadFront.self,
  ]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}

  static var widgets: some Widget {
    CounterWidget()
    OpeningActivity()
    StandWidget()
    ClosedWidget()
    HoardWidget()
    DeepWidget()
    LinkedWidget()
    LampControl()
    PaperControl()
    BrokenControl()
    PageControl()
  }
}

/// What the kiosk has and did.
final class Till: Sendable {
  struct State {
    var isLampOn = false
    var price = 1_000
    var sold: [Int] = []
    var fails = false
    /// How often a provider was asked.
    var asked = 0
    var switched = 0
    /// How many activities there are to be.
    var openings = 0
    var staleDate: Date?
    var failsActivities = false
    var paysByItself = false
    /// Takes its time between a look at its activities and what it makes of it.
    var isSlow = false
    /// What the delegate of notifications was told.
    var told: [String] = []
  }

  private let state = Mutex(State())

  var now: State { state.withLock(\.self) }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }
}

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "등 바꾸기"
  @Dependency var till: Till
  @Parameter(title: "켬") var value: Bool

  init() {}
  init(_ value: Bool) { self.value = value }

  func perform() async throws -> some ProvidesDialog {
    let (till, isOn) = (till, value)
    let key = try await IntentContext.query("key") { UUID().uuidString }
    try await IntentEffect.run("lamp", key: key) {
      till.change {
        $0.isLampOn = isOn
        $0.switched += 1
      }
    }
    return .result(dialog: isOn ? "켰어요." : "껐어요.")
  }
}

struct BuyPaper: SelfConfirmingIntent {
  static let title: LocalizedStringResource = "신문 사기"
  static let risk = IntentRisk.costs
  @Dependency var till: Till

  func perform() async throws -> some ProvidesDialog {
    let till = till
    let price = try await IntentContext.query("price") { till.now.price }
    try await requestConfirmation(dialog: "신문은 \(price)원이에요. 살까요?")
    let key = try await IntentContext.query("key") { UUID().uuidString }
    try await IntentEffect.run("buy", key: key) { till.change { $0.sold.append(price) } }
    return .result(dialog: "샀어요.")
  }
}

// MARK: Widgets

struct CounterEntry: TimelineEntry {
  let date: Date
  var till = Till.State()
  var score: Float = 0
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: score) }
}

struct CounterSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "판매대 설정"
  @Parameter(title: "줄", default: 1) var row: Int
}

struct CounterWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    @AppDependency var till: Till

    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .distantPast) }

    func snapshot(for configuration: CounterSettings, in context: Context) async -> CounterEntry {
      CounterEntry(date: .distantPast)
    }

    /// Two entries a minute apart, so that a button of the first is not one of the second.
    func timeline(for configuration: CounterSettings, in context: Context) async -> Timeline<CounterEntry> {
      till.change { $0.asked += 1 }
      let (now, state) = ((try? await IntentContext.now) ?? .distantPast, till.now)
      if state.fails { return Timeline(entries: [], policy: .atEnd) }
      let entries = [0.0, 60].map {
        CounterEntry(date: now.addingTimeInterval($0), till: state, score: Float(configuration.row))
      }
      return Timeline(entries: entries, policy: .after(now.addingTimeInterval(600)))
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Counter", intent: CounterSettings.self, provider: Provider()) { entry in
      VStack {
        Text("\(entry.till.price)원")
        Text("비밀번호 1234").privacySensitive()
        Toggle("등", isOn: entry.till.isLampOn, intent: SetLamp(!entry.till.isLampOn))
        Button("신문", intent: BuyPaper())
      }
    }
    .configurationDisplayName("판매대")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct StandWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (CounterEntry) -> Void) {
      completion(CounterEntry(date: .distantPast))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CounterEntry>) -> Void) {
      completion(Timeline(entries: [CounterEntry(date: .distantPast)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stand", provider: Provider()) { _ in Text("가판대") }
      .configurationDisplayName("가판대")
  }
}

/// Never placed by itself: a board begins with two widgets of an app.
struct ClosedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Closed", provider: StandWidget.Provider()) { _ in Text("닫힘") }
      .supportedFamilies([.systemLarge])
  }
}

/// Gives more than anybody shows, dates that are none, and texts that steer a terminal.
struct HoardWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (CounterEntry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CounterEntry>) -> Void) {
      let far = [1e17, -1e17, 1e300].map { Date(timeIntervalSince1970: $0) }
      let dates = (0..<100_000).map { Date(timeIntervalSince1970: Double($0)) } + far
      let entries = dates.map { CounterEntry(date: $0, score: .nan) }
      completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 1e200))))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hoard", provider: Provider()) { _ in
      Text("\u{1B}[2J" + String(repeating: "많이", count: 1_000))
    }
  }
}

/// Shows more than anybody reads.
struct DeepWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Deep", provider: StandWidget.Provider()) { _ in
      ForEach(0..<100_000) { Text("\($0)") }
    }
  }
}

// MARK: Controls

struct LampControl: ControlWidget {
  struct Provider: ControlValueProvider {
    @AppDependency var till: Till
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { till.now.isLampOn }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("등", isOn: isOn, action: SetLamp()) { isOn in Text(isOn ? "켜짐" : "꺼짐") }
    }
  }
}

struct PaperControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Paper") { ControlWidgetButton("신문", action: BuyPaper()) }
  }
}

struct NoValue: Error {}

struct BrokenControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { throw NoValue() }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Broken", provider: Provider()) { isOn in
      ControlWidgetToggle("고장", isOn: isOn, action: SetLamp())
    }
    .displayName("고장")
  }
}
