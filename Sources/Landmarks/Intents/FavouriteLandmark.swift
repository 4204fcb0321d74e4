import AppIntents
import Foundation

/// Keeps a landmark among the favourites.
struct FavouriteLandmark: UndoableIntent {
  static let title = LocalizedStringResource(ko: "명소 즐겨찾기", en: "Add a favourite landmark")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소를 즐겨찾기에 넣어요.", en: "Keeps a landmark among your favourites."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소를 즐겨찾기에 넣을까요?", en: "Which landmark shall I add?"))
  var landmark: LandmarkEntity

  func perform() async throws -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog {
    let isNew = try await UpdateFavourite(landmark: landmark, isFavourite: true).run()
    if isNew {
      undoManager?.registerUndo(withTarget: UpdateFavourite(landmark: landmark, isFavourite: false)) {
        try await $0.run()
      }
    }
    let dialog =
      isNew
      ? IntentDialog(ko: "\(landmark)을(를) 즐겨찾기에 넣었어요.", en: "\(landmark) is now a favourite.")
      : IntentDialog(ko: "\(landmark)은(는) 이미 즐겨찾기에 있어요.", en: "\(landmark) already is a favourite.")
    return .result(value: landmark, dialog: dialog)
  }
}

/// Takes a landmark out of the favourites.
struct UnfavouriteLandmark: UndoableIntent {
  static let title = LocalizedStringResource(ko: "명소 즐겨찾기 해제", en: "Remove a favourite landmark")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소를 즐겨찾기에서 빼요.", en: "Takes a landmark out of your favourites."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소를 즐겨찾기에서 뺄까요?", en: "Which landmark shall I remove?"),
    optionsProvider: FavouriteLandmarks())
  var landmark: LandmarkEntity

  func perform() async throws -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog {
    guard try await UpdateFavourite(landmark: landmark, isFavourite: false).run() else {
      throw TravelRefusal.noFavourite(landmark.landmark)
    }
    undoManager?.registerUndo(withTarget: UpdateFavourite(landmark: landmark, isFavourite: true)) {
      try await $0.run()
    }
    return .result(
      value: landmark,
      dialog: IntentDialog(ko: "\(landmark)을(를) 즐겨찾기에서 뺐어요.", en: "\(landmark) is no favourite any more."))
  }
}

/// The favourites, the newest first.
struct FavouriteLandmarks: DynamicOptionsProvider {
  @Dependency var database: TravelDatabase

  func results() async throws -> [LandmarkEntity] {
    try await database.favourites().map(LandmarkEntity.init)
  }
}
