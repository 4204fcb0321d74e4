import AppIntents

/// Makes a landmark a favourite, or no longer: what the star beside it does.
struct UpdateFavourite: AppIntent {
  static let title = LocalizedStringResource(ko: "즐겨찾기 바꾸기", en: "Change a favourite")
  static let isDiscoverable = false

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "명소", en: "Landmark"))
  var landmark: LandmarkEntity

  @Parameter(title: LocalizedStringResource(ko: "즐겨찾기", en: "Favourite"))
  var isFavourite: Bool

  init() {}

  init(landmark: LandmarkEntity, isFavourite: Bool) {
    self.landmark = landmark
    self.isFavourite = isFavourite
  }

  func perform() async throws -> some IntentResult {
    _ = try await run()
    return .result()
  }

  /// Returns whether that changed anything.
  @discardableResult
  func run() async throws -> Bool {
    let now = try await IntentContext.now
    let (database, id, isFavourite) = (database, landmark.id, isFavourite)
    let key = try await IntentContext.newKey()
    let hasChanged = try await IntentEffect.run("setFavourite", key: key, guarantees: .transaction) {
      try await database.setFavourite(id, isFavourite, now: now, key: key)
    }
    LandmarkSnippet.reload()
    return hasChanged
  }
}
