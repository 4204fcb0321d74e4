import AppIntents
import Foundation
import Testing
import Widgets

@Suite("What an app declares") @MainActor struct DeclarationTests {
  private let declared = _WidgetDeclarations(of: Station.self)
  private let context = TimelineProviderContext(family: .systemMedium, isPreview: false)

  private func widget(_ kind: String) throws -> WidgetDeclaration {
    try #require(declared.widgets.first { $0.kind == kind })
  }

  private func texts(_ entry: ShownEntry, _ family: WidgetFamily = .systemSmall) throws -> [String] {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    let tree = try entry.resolved(in: environment) { "x" }.tree
    return tree.root.children.compactMap { node in
      if case .text(let text) = node.content { text.spans.compactMap(\.text).joined() } else { nil }
    }
  }

  @Test("Widgets and controls are found in their order, with what they are called and their sizes")
  func all() throws {
    #expect(declared.widgets.map(\.kind) == ["Departure", "Board", "Odd"])
    #expect(declared.controls.map(\.kind) == ["Lamp", "Horn"])
    #expect(try widget("Departure").families == [.systemSmall, .systemMedium])
    #expect(try widget("Departure").name == Text("출발"))
    #expect(try widget("Departure").hasContentMargins == false)
    #expect(try widget("Odd").families == WidgetFamily.allCases)
    #expect(try widget("Board").intent == PlatformIntent.self)
  }

  @Test("An entry comes to the tree of its view in the family where it stands, with its buttons and its link")
  func entries() async throws {
    let timeline = try await widget("Departure").source.timeline(for: nil, in: context)
    #expect(timeline.entries.map(\.relevance) == Array(repeating: .init(score: 3, duration: 60), count: 2))
    #expect(try texts(timeline.entries[0], .systemSmall) == ["60", "작게"])
    #expect(try texts(timeline.entries[0], .systemMedium) == ["60", "크게"])
    let resolved = try timeline.entries[0].resolved(in: EnvironmentValues()) { "abc" }
    #expect(resolved.tree.presses.map(\.action) == ["abc"])
    #expect(resolved.tree.url == "station://departure")
    #expect((resolved.actions["abc"] as? PressedIntent)?.intent is SetLamp)
  }

  @Test(
    "A provider may call back at once, twice, later or on another thread",
    arguments: [Manner.once, .twice, .elsewhere, .later])
  func callbacks(_ manner: Manner) async throws {
    let keeping = StaticConfiguration(kind: "k", provider: DepartureProvider(manner: manner)) {
      DepartureView(entry: $0)
    }
    var found = _WidgetDeclarations()
    keeping._declare(in: &found)
    #expect(try await found.widgets[0].source.timeline(for: nil, in: context).entries.count == 2)
  }

  @Test("One that lets go of its completion has failed at once, one that keeps it after its time")
  func silence() async throws {
    await #expect(throws: (any Error).self) { try await widget("Odd").source.timeline(for: nil, in: context) }
    let keeping = StaticConfiguration(kind: "k", provider: DepartureProvider(manner: .keeps)) {
      DepartureView(entry: $0)
    }
    var found = _WidgetDeclarations()
    keeping._declare(in: &found)
    let source = found.widgets[0].source
    await #expect(throws: IntentFailure.self) {
      try await IntentRuntime.looking(
        for: "k", language: "ko", now: Date(), timeZone: .current, pause: { _ in }
      ) { [context] _ in try await source.timeline(for: nil, in: context) }
    }
  }

  @Test("Values that a person set are given to the provider; without them it is not asked")
  func configuration() async throws {
    let board = try widget("Board")
    let type = try #require(board.intent)
    let context = context
    let entry = try await IntentRuntime.looking(
      for: "Board", language: "ko", now: Date(), timeZone: .current
    ) { host in
      let values = try await IntentRuntime.filled(
        type, with: ["number": .integer(7)], of: "Station", host: host)
      return try await board.source.snapshot(for: values, in: context)
    }
    #expect(try texts(entry).first == "7번")
    await #expect(throws: ConfigurationMissing.self) {
      try await board.source.timeline(for: nil, in: context)
    }
    #expect(board.source.recommendations.map(\.description) == [Text("1번 승강장")])
  }

  @Test("A switch shows its value and sets the wanted one; a button does one thing")
  func controls() async throws {
    let lamp = try await declared.controls[0].content(for: nil)()
    #expect(lamp.isOn == true)
    let wanted = [true, false].map {
      IntentRuntime.call(of: lamp.intent(wanting: $0), app: "Station", language: "ko").arguments
    }
    #expect(wanted == [["value": .boolean(true)], ["value": .boolean(false)]])
    #expect(try lamp.valueTree(in: EnvironmentValues()).root.accessibility?.hint == "켜거나 끄기")
    let horn = try await declared.controls[1].content(for: nil)()
    #expect(horn.isOn == nil && horn.isDisabled)
    #expect(try horn.labelTree(in: EnvironmentValues()).root.content.kind == .label)
  }

  @Test("Ten thousand entries are cut, and more are asked for at their end; dates that are none are refused")
  func bounds() throws {
    func bounded(_ dates: [Date], _ policy: TimelineReloadPolicy = .never) throws -> BoundedTimeline {
      let entries = dates.map { date in
        ShownEntry(DepartureEntry(date: date, text: "")) { EmptyView() }
      }
      return try BoundedTimeline(
        ShownTimeline(entries: entries, policy: policy), at: Date(timeIntervalSince1970: 50))
    }
    let many = try bounded((0..<100_000).reversed().map { Date(timeIntervalSince1970: Double($0)) })
    #expect(many.entries.map(\.date.timeIntervalSince1970) == (50..<290).map(Double.init))
    #expect(many.policy == .atEnd)
    let nan = Date(timeIntervalSince1970: .nan)
    #expect(throws: TimelineMistake.noDate) { try bounded([nan]) }
    #expect(throws: TimelineMistake.noDate) { try bounded([Date()], .after(nan)) }
    #expect(throws: TimelineMistake.empty) { try bounded([]) }
    #expect(try bounded([.distantPast, .distantFuture]).policy == .never)
  }

  @Test("A reload that an app asks for is told once, with what is to be reloaded")
  func requests() {
    _ = SurfaceRequests.shared.take()
    WidgetCenter.shared.reloadTimelines(ofKind: "Departure")
    WidgetCenter.shared.reloadTimelines(ofKind: "Departure")
    ControlCenter.shared.reloadControls(ofKind: "Lamp")
    #expect(SurfaceRequests.shared.take() == [.widget(kind: "Departure"), .control(kind: "Lamp")])
    #expect(SurfaceRequests.shared.take() == [])
  }
}
