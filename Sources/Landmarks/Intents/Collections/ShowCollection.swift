import AppIntents

/// Shows what is in a collection.
struct ShowCollection: AppIntent {
  static let title = LocalizedStringResource(ko: "모음 보기", en: "Show a collection")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "모음에 담긴 명소를 보여 줘요.", en: "Shows the landmarks of a collection."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "모음", en: "Collection"),
    requestValueDialog: IntentDialog(ko: "어느 모음을 볼까요?", en: "Which collection?"),
    optionsProvider: CollectionsInUse())
  var collection: CollectionEntity

  func perform() async throws
    -> some IntentResult & ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let places = try database.atlas.landmarks(collection.filled.places).map(LandmarkEntity.init)
    let dialog =
      places.isEmpty
      ? IntentDialog(ko: "\(collection) 모음은 아직 비어 있어요.", en: "The collection \(collection) is still empty.")
      : IntentDialog(
        ko: "\(collection) 모음에 명소가 \(places.count)곳 있어요.",
        en: "\(collection) has ^[\(places.count) place](inflect: true).")
    return .result(value: places, dialog: dialog) { Listing(entities: places) }
  }
}
