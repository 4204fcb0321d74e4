import AppIntents
public import Widgets

/// What the app shows without being opened.
extension Landmarks: WidgetApp {
  @WidgetBundleBuilder public static var widgets: some Widget {
    LandmarkOfTheDayWidget()
    NearestLandmarkWidget()
    RegionWidget()
    PlannedVisitActivity()
    FavouriteControl()
  }
}
