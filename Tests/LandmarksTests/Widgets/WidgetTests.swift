import AppIntents
import Foundation
import Testing
import ViewRendering
import Views
import Widgets

@testable import Landmarks

@Suite("The widgets of the app") struct WidgetTests {
  private struct Shown {
    var dates: [Date]
    var texts: [String]
    var policy: TimelineReloadPolicy
  }

  private func shown(
    _ kind: String, of travel: TestTravel, at now: Date, _ settings: [String: IntentArgument] = [:],
    language: String = "ko", family: WidgetFamily = .systemMedium
  ) async throws -> Shown {
    try await travel.with {
      let widgets = await MainActor.run { _WidgetDeclarations(of: Landmarks.self).widgets }
      let widget = try #require(widgets.first { $0.kind == kind })
      return try await IntentRuntime.looking(
        for: kind, language: language, now: now, timeZone: .gmt
      ) { host in
        var values: (any AppIntent)?
        if let intent = widget.intent {
          values = try await IntentRuntime.filled(intent, with: settings, of: "Landmarks", host: host)
        }
        let context = TimelineProviderContext(family: family, isPreview: false)
        let timeline = try await widget.source.timeline(for: values, in: context)
        var environment = EnvironmentValues.shown(in: language, timeZone: .gmt)
        environment.widgetFamily = family
        let place = environment
        let texts = try await MainActor.run {
          try timeline.entries.map { entry in
            TerminalRendering(width: 60).text(try entry.resolved(in: place) { "a" }.tree)
          }
        }
        return Shown(dates: timeline.entries.map(\.date), texts: texts, policy: timeline.policy)
      }
    }
  }

  @Test("The landmark of the day is the same all day, and another one from midnight on")
  func day() async throws {
    let travel = TestTravel()
    let morning = try await shown("LandmarkOfTheDay", of: travel, at: .at(8))
    #expect(morning.dates == [.at(8), .at(0, day: 1)] && morning.texts[0] != morning.texts[1])
    #expect(try await shown("LandmarkOfTheDay", of: travel, at: .at(23)).texts == morning.texts)
    let tomorrow = try await shown("LandmarkOfTheDay", of: travel, at: .at(8, day: 1))
    #expect(tomorrow.texts[0] == morning.texts[1])
  }

  @Test("The region of the landmark is set")
  func region() async throws {
    let values: [String: IntentArgument] = ["region": .cases(["busan"], said: "부산")]
    for day in 0..<5 {
      let shown = try await shown("LandmarkOfTheDay", of: TestTravel(), at: .at(8, day: Double(day)), values)
      #expect(shown.texts.allSatisfy { $0.contains("부산") }, "\(shown.texts)")
    }
  }

  @Test("The places of one region are another one first every day")
  func places() async throws {
    let values: [String: IntentArgument] = ["region": .cases(["gyeongju"], said: "경주")]
    var days: [String] = []
    for day in [0.0, 1] {
      days.append(try await shown("Region", of: TestTravel(), at: .at(8, day: day), values).texts[0])
    }
    #expect(days.allSatisfy { $0.contains("불국사") && $0.contains("첨성대") } && days[0] != days[1], "\(days)")
  }

  @Test("The nearest landmark is near to where the person is, and is looked for every hour")
  func nearest() async throws {
    let travel = TestTravel()
    let seoul = try await shown("NearestLandmark", of: travel, at: .at(8))
    #expect(seoul.texts[0].contains("경복궁") && seoul.policy == .after(.at(9)))
    try await travel.database.setDefaultPlace(.busan)
    let busan = try await shown("NearestLandmark", of: travel, at: .at(8))
    #expect(busan.texts[0].contains("부산"), "\(busan.texts[0])")
  }

  @Test("In English there is no Korean, in any size")
  func english() async throws {
    let busan: [String: IntentArgument] = ["region": .cases(["busan"], said: "부산")]
    for widget in await MainActor.run(body: { _WidgetDeclarations(of: Landmarks.self).widgets }) {
      for family in widget.families {
        let shown = try await shown(
          widget.kind, of: TestTravel(), at: .at(8), widget.intent == nil ? [:] : busan, language: "en",
          family: family)
        #expect(!shown.texts[0].isEmpty)
        #expect(!shown.texts[0].unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
      }
    }
  }

  @Test("The control is about the place on screen, else about the one of the day")
  func control() async throws {
    let travel = TestTravel()
    try await travel.database.setFavourite("l1", true, now: .at(0))
    let ofDay = try await value(travel)
    let landmark = try travel.database.landmarkOfTheDay(.at(12))
    #expect(ofDay.id == landmark?.id)
    travel.navigator.show(.landmark("l1"))
    #expect(try await value(travel) == ("l1", true))
  }

  private func value(_ travel: TestTravel) async throws -> (id: String?, isFavourite: Bool) {
    try await travel.with {
      try await IntentRuntime.looking(for: "control", language: "ko", now: .at(12), timeZone: .gmt) { _ in
        let value = try await FavouriteControl.Provider().currentValue()
        return (value.landmark?.id, value.isFavourite)
      }
    }
  }

  @Test("A switch of a favourite sets what is wanted")
  func setting() {
    var update = UpdateFavourite()
    update.value = true
    #expect(update.isFavourite)
    update.value = false
    #expect(!update.isFavourite)
  }
}
