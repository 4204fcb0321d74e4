import AppIntents
import Foundation
import Testing

@testable import Landmarks

@Suite struct LandmarksTests {
  private let app = IntentRuntime.describe(Landmarks.self)

  @Test("the app is called by its names in every language")
  func names() {
    #expect(app.names["ko"] == AppNames(display: "여행수첩", alternatives: ["트래블노트", "Travel Notes"]))
    #expect(app.names["en"]?.display == "Travel Notes")
  }

  @Test("there are at most ten shortcuts, and every phrase of them names the app")
  func shortcuts() {
    #expect(!app.shortcuts.isEmpty && app.shortcuts.count <= 10)
    for phrase in app.shortcuts.flatMap(\.phrases) {
      #expect(phrase.contains("<applicationName>"), "\(phrase)")
    }
  }

  @Test("every title and summary is given in Korean and in English")
  func translations() {
    for intent in app.intents {
      for texts in [intent.title] + intent.parameters.map(\.title) {
        #expect(texts[""]?.unicodeScalars.contains { !$0.isASCII } == true, "\(intent.name): \(texts)")
        #expect(texts["en"]?.unicodeScalars.allSatisfy(\.isASCII) == true, "\(intent.name): \(texts)")
      }
      #expect(!intent.isDiscoverable || intent.summary["en"]?.isEmpty == false, "\(intent.name)")
    }
  }

  @Test("what shows something reads, what deletes asks, and every change can be taken back")
  func risk() {
    let reading = app.intents.filter { $0.risk == .reads }.map(\.name)
    #expect(
      reading == [
        "OpenSection", "ShowLandmark", "OpenLandmark", "SearchLandmarks", "NearestLandmark",
        "RecommendLandmarks", "CheckCrowd", "FindTickets", "ShowFavouriteLandmarks", "ShowCollection",
        "ShowVisits", "ShowPlans", "ShowSettings", "LandmarkSnippet", "TicketRequestSnippet",
        "TicketResultSnippet", "FindLandmarkEntity",
      ])
    #expect(app.intents.filter { $0.risk == .costs }.map(\.name) == ["DeleteVisits"])
    let changing = app.intents.filter { $0.risk != .reads && $0.isDiscoverable }
    #expect(changing.filter { !$0.isUndoable }.map(\.name) == [])
  }
}
