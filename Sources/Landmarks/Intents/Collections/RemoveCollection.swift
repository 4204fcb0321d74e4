import AppIntents
import Foundation

/// Puts a collection away or deletes it, as the person chooses.
struct RemoveCollection: UndoableIntent, SelfConfirmingIntent {
  static let title = LocalizedStringResource(ko: "모음 지우기", en: "Delete or archive a collection")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "모음을 보관하거나 지워요. 10분 안에는 되돌릴 수 있어요.",
      en: "Archives or deletes a collection. You can take it back for ten minutes."))
  static let risk = IntentRisk.changes

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "모음", en: "Collection"),
    requestValueDialog: IntentDialog(ko: "어느 모음을 정리할까요?", en: "Which collection?"),
    optionsProvider: CollectionsInUse())
  var collection: CollectionEntity

  func perform() async throws -> some IntentResult & ReturnsValue<CollectionEntity> & ProvidesDialog {
    let archive = Option(title: LocalizedStringResource(ko: "보관", en: "Archive"), style: .default)
    let delete = Option(title: LocalizedStringResource(ko: "삭제", en: "Delete"), style: .destructive)
    let places = try database.atlas.landmarks(collection.filled.places).map(LandmarkEntity.init)
    let choice = try await requestChoice(
      between: [archive, delete, .cancel],
      dialog: IntentDialog(
        ko: "\(collection) 모음을 어떻게 할까요?", en: "What shall I do with the collection \(collection)?"),
      view: Listing(entities: places))
    return choice == delete ? try await deleteIt() : try await archiveIt()
  }

  private func archiveIt() async throws
    -> IntentResultContainer<CollectionEntity, Never, Never, IntentDialog>
  {
    let (database, id) = (database, collection.id)
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("archiveCollection", key: key, guarantees: .transaction) {
      try await database.setArchived(true, collectionID: id, key: key)
    }
    undoManager?.registerUndo(withTarget: database) {
      try await $0.setArchived(false, collectionID: id)
    }
    return .result(
      value: collection,
      dialog: IntentDialog(ko: "\(collection) 모음을 보관했어요.", en: "The collection \(collection) is archived."))
  }

  private func deleteIt() async throws
    -> IntentResultContainer<CollectionEntity, Never, Never, IntentDialog>
  {
    let (database, filled) = (database, collection.filled)
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("deleteCollection", key: key, guarantees: .transaction) {
      try await database.deleteCollection(filled.collection.id, key: key)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.restore(filled) }
    return .result(
      value: collection,
      dialog: IntentDialog(
        ko: "\(collection) 모음을 지웠어요. 잘못 지웠으면 ‘되돌려 줘’라고 말해 주세요.",
        en: "The collection \(collection) is gone. Say ‘undo’ to have it back."))
  }
}

/// Takes an archived collection into use again.
struct RestoreCollection: UndoableIntent {
  static let title = LocalizedStringResource(ko: "모음 꺼내기", en: "Restore a collection")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "보관한 모음을 다시 꺼내요.", en: "Takes an archived collection into use again."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "모음", en: "Collection"),
    requestValueDialog: IntentDialog(ko: "어느 모음을 꺼낼까요?", en: "Which collection?"),
    optionsProvider: ArchivedCollections())
  var collection: CollectionEntity

  func perform() async throws -> some IntentResult & ReturnsValue<CollectionEntity> & ProvidesDialog {
    guard collection.isArchived else {
      return .result(
        value: collection,
        dialog: IntentDialog(
          ko: "\(collection) 모음은 보관돼 있지 않아요.", en: "The collection \(collection) is not archived."))
    }
    let (database, id) = (database, collection.id)
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("restoreCollection", key: key, guarantees: .transaction) {
      try await database.setArchived(false, collectionID: id, key: key)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.setArchived(true, collectionID: id) }
    return .result(
      value: collection,
      dialog: IntentDialog(ko: "\(collection) 모음을 꺼냈어요.", en: "The collection \(collection) is back."))
  }
}
