import AppIntents

/// Shows the favourite landmarks.
struct ShowFavouriteLandmarks: AppIntent {
  static let title = LocalizedStringResource(ko: "명소 즐겨찾기 보기", en: "Show favourite landmarks")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "즐겨찾는 명소를 보여 줘요.", en: "Shows your favourite landmarks."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  func perform() async throws
    -> some IntentResult & ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let favourites = try await database.favourites().map(LandmarkEntity.init)
    let dialog =
      favourites.isEmpty
      ? IntentDialog(ko: "아직 즐겨찾는 명소가 없어요.", en: "You have no favourite landmarks yet.")
      : IntentDialog(
        ko: "즐겨찾는 명소가 \(favourites.count)곳 있어요.",
        en: "You have ^[\(favourites.count) favourite landmark](inflect: true).")
    return .result(value: favourites, dialog: dialog) { Listing(entities: favourites) }
  }
}
