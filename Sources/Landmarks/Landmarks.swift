public import AppIntents
import Foundation
import SampleDatabase

/// 여행수첩: places worth a visit, and what the person notes about them.
///
/// Call one of the `configure` methods before an intent runs; the tools do:
///
/// ```swift
/// Landmarks.configure(dataFolder: URL(filePath: "/home/me/.local/share/malgil"))
/// ```
public enum Landmarks: AssistantApp {
  public static let names = [
    "ko": AppNames(display: "여행수첩", alternatives: ["트래블노트", "Travel Notes"]),
    "en": AppNames(display: "Travel Notes", alternatives: ["Landmarks", "여행수첩"]),
    "": AppNames(display: "Travel Notes", alternatives: ["여행수첩"]),
  ]

  public static let intents: [any AppIntent.Type] = [
    OpenSection.self, ShowLandmark.self, OpenLandmark.self, SearchLandmarks.self, NearestLandmark.self,
    RecommendLandmarks.self, CheckCrowd.self, FindTickets.self,
    FavouriteLandmark.self, UnfavouriteLandmark.self, ShowFavouriteLandmarks.self, UpdateFavourite.self,
    ShowCollection.self, CreateCollection.self, AddToCollection.self, RemoveFromCollection.self,
    RemoveCollection.self, RestoreCollection.self,
    RecordVisit.self, ShowVisits.self, DeleteVisits.self, PlanVisit.self, ShowPlans.self, CancelPlan.self,
    ShowSettings.self, SetDefaultPlace.self,
    LandmarkSnippet.self, TicketRequestSnippet.self, TicketResultSnippet.self,
  ]

  public static let shortcuts: (any AppShortcutsProvider.Type)? = LandmarksShortcuts.self
  public static let phrasesFolder: String? = "Landmarks"

  /// Keeps the person's data in `Landmarks.sqlite` in that folder, which is made when it is first needed.
  public static func configure(dataFolder: URL) { configure(dataFolder: dataFolder, calendar: nil) }

  /// The same with a calendar whose local time decides what is open and how days are shown.
  /// Nil: the local time of whoever is spoken with.
  public static func configure(dataFolder: URL, calendar: Calendar?) {
    use(.file(dataFolder.appendingPathComponent("Landmarks.sqlite")), calendar)
  }

  /// Keeps the person's data in memory, until the next call.
  public static func configureInMemory(calendar: Calendar? = nil) {
    use(.memory, calendar)
  }

  private static func use(_ location: TravelDatabase.Location, _ calendar: Calendar?) {
    let database = TravelDatabase(location, calendar: calendar)
    AppDependencyManager.shared.add(dependency: database)
    AppDependencyManager.shared.add(dependency: Navigator())
  }
}
