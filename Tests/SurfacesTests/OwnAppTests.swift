import AppIntents
import ConversationProtocol
import Foundation
import JSONText
import Store
import Surfaces
import Testing
import Widgets

/// An app with a widget that cannot be shown before it is set.
enum Library: WidgetApp {
  static let names = ["": AppNames(display: "도서관")]
  static let intents: [any AppIntent.Type] = []
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil
  static func configure(dataFolder: URL) {}

  static var widgets: some Widget { ShelfWidget() }
}

struct ShelfSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "책장 설정"
  @Parameter(title: "칸", requestValueDialog: "몇 번째 칸을 보여 드릴까요?") var shelf: Int
  @Parameter(title: "색", default: "갈색") var colour: String
}

struct ShelfWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .distantPast) }

    func snapshot(for configuration: ShelfSettings, in context: Context) async -> CounterEntry {
      CounterEntry(date: .distantPast)
    }

    func timeline(for configuration: ShelfSettings, in context: Context) async -> Timeline<CounterEntry> {
      let entry = CounterEntry(date: .distantPast, score: Float(configuration.shelf))
      return Timeline(entries: [entry], policy: .never)
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Shelf", intent: ShelfSettings.self, provider: Provider()) { entry in
      Text("\(Int(entry.score))번째 칸")
    }
    .configurationDisplayName("책장")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

@Suite("What is said about the board") struct OwnAppTests {
  private let apps: [any AssistantApp.Type] = [Library.self, Malgil.self]

  @Test("a value that a widget has to be given is asked for before it is placed, and kept")
  func asksForSettings() async throws {
    let kiosk = try await KioskBoard(apps: apps)
    let turn = try await kiosk.call("PlaceWidget", ["widget": .text("책장")], in: "s_shelf")
    #expect(turn?.question?.slot == "shelf" && turn?.text == "몇 번째 칸을 보여 드릴까요?")
    #expect(try await kiosk.widgets().isEmpty)
    let done = try await kiosk.say("3", in: "s_shelf")
    #expect(done?.outcome == .done)
    let placed = try await kiosk.widgets()
    #expect(placed.count == 1 && placed[0].texts.contains("3번째 칸"))
    // What has a default is not kept.
    let records = try kiosk.store.surfaces(of: "mina")
    #expect(records.map(\.configuration).allSatisfy { $0.contains("shelf") && !$0.contains("colour") })
  }

  @Test("a widget that is taken away comes back to its place with its size and values")
  func undo() async throws {
    let kiosk = try await KioskBoard(apps: apps)
    for row in ["1", "2"] {
      _ = try await kiosk.ask(.place(kind: "Shelf", family: "large", values: ["shelf": row]))
    }
    let before = try await kiosk.widgets()
    let asked = try await kiosk.call("RemoveWidget", ["widget": .text("책장")], in: "s_undo")
    #expect(asked?.question?.slot == "which" && asked?.question?.options.map(\.title) == ["1번 책장", "2번 책장"])
    #expect(try await kiosk.say("첫 번째", in: "s_undo")?.effects == ["removeWidget": 1])
    #expect(try await kiosk.widgets().map(\.id) == [before[1].id])
    _ = try await kiosk.say("되돌려 줘", in: "s_undo")
    let after = try await kiosk.widgets()
    #expect(after.map(\.id) == before.map(\.id) && after.map(\.family) == before.map(\.family))
    #expect(after[0].texts.contains("1번째 칸"))
  }

  @Test("sizes end at the largest and the smallest")
  func sizes() async throws {
    let kiosk = try await KioskBoard(apps: apps)
    _ = try await kiosk.ask(.place(kind: "Shelf", family: "medium", values: ["shelf": "1"]))
    func size() async throws -> String? { try await kiosk.widgets().first?.family }
    for (intent, expected) in [
      ("EnlargeWidget", "systemLarge"), ("EnlargeWidget", "systemLarge"), ("ShrinkWidget", "systemMedium"),
      ("ShrinkWidget", "systemSmall"), ("ShrinkWidget", "systemSmall"),
    ] {
      _ = try await kiosk.call(intent, ["widget": .text("책장")])
      #expect(try await size() == expected)
    }
    let turn = try await kiosk.call("ResizeWidget", ["widget": .text("책장"), "size": .text("extraLarge")])
    #expect(turn?.text.contains("그대로예요") == true)
    #expect(try await size() == "systemSmall")
  }

  @Test("notifications are cleared after a yes only, and what came after the question stays")
  func clear() async throws {
    let kiosk = try await KioskBoard(apps: [Kiosk.self, Malgil.self])
    try await kiosk.add("a")
    let asked = try await kiosk.call("ClearNotifications", in: "s_clear")
    #expect(asked?.question?.kind == .confirm && asked?.text == "알림 1개를 모두 지울까요?")
    #expect(try await kiosk.notifications().count == 1)
    kiosk.clock.advance(1)
    try await kiosk.add("b", title: "나중")
    #expect(try await kiosk.say("네", in: "s_clear")?.outcome == .done)
    #expect(try await kiosk.notifications().map(\.title) == ["나중"])
  }

  @Test("whoever is not known to be a person sees and changes nothing")
  func agents() async throws {
    let kiosk = try await KioskBoard(apps: [Kiosk.self, Malgil.self])
    try await kiosk.add("a")
    for intent in [
      "ShowBoard", "ShowActivities", "ShowNotifications", "ClearNotifications", "PlaceWidget", "RemoveWidget",
      "EnlargeWidget", "ShrinkWidget", "ResizeWidget", "MoveWidget", "TurnOnControl", "TurnOffControl",
      "PressControl",
    ] {
      let turn = try await kiosk.call(intent, trust: .alwaysAllowed)
      #expect(turn?.outcome == .failed && turn?.question == nil && turn?.effects.isEmpty == true, "\(intent)")
      #expect(turn?.text.contains("신문") == false)
    }
  }

  @Test("a switch is set by the app's own intent, and what spends asks")
  func controls() async throws {
    let kiosk = try await KioskBoard(apps: [Kiosk.self, Malgil.self])
    let on = try await kiosk.call("TurnOnControl", ["control": .text("Lamp")])
    #expect(on?.performed.map(\.intent) == ["TurnOnControl", "SetLamp"] && kiosk.till.now.isLampOn)
    #expect(on?.performed.map(\.app) == ["Malgil", "Kiosk"])
    _ = try await kiosk.call("TurnOffControl", ["control": .text("Lamp")])
    #expect(!kiosk.till.now.isLampOn)
    let paper = try await kiosk.call("PressControl", ["control": .text("Paper")])
    #expect(paper?.question?.kind == .confirm && kiosk.till.now.sold.isEmpty)
    let off = try await kiosk.call("TurnOffControl", ["control": .text("Paper")])
    #expect(off?.outcome == .failed && kiosk.till.now.sold.isEmpty)
  }

  @Test("it joins apps that show something, and no others")
  func joined() {
    #expect(Malgil.joined(to: [Kiosk.self]).count == 2)
    #expect(Malgil.joined(to: []).isEmpty)
  }
}
