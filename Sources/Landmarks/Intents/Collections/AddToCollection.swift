import AppIntents
import Foundation

/// Puts landmarks into a collection.
struct AddToCollection: UndoableIntent {
  static let title = LocalizedStringResource(ko: "모음에 담기", en: "Add to a collection")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소를 모음에 담아요.", en: "Puts landmarks into a collection."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmarks"),
    requestValueDialog: IntentDialog(ko: "어느 명소를 담을까요?", en: "Which landmarks?"))
  var landmarks: [LandmarkEntity]

  @Parameter(
    title: LocalizedStringResource(ko: "모음", en: "Collection"),
    requestValueDialog: IntentDialog(ko: "어느 모음에 담을까요?", en: "Into which collection?"),
    optionsProvider: CollectionsInUse())
  var collection: CollectionEntity

  func perform() async throws -> some IntentResult & ReturnsValue<CollectionEntity> & ProvidesDialog {
    let (database, target, ids) = (database, collection.filled.collection, landmarks.map(\.id))
    let key = try await IntentContext.newKey()
    let added = try await IntentEffect.run("addToCollection", key: key, guarantees: .transaction) {
      try await database.add(ids, to: target, key: key)
    }
    let names = LocalizedStringResource.list(landmarks.map(\.localizedStringResource), separator: ", ")
    guard !added.isEmpty else {
      return .result(
        value: collection,
        dialog: IntentDialog(
          ko: "\(names)은(는) 이미 \(collection) 모음에 있어요.", en: "\(collection) already has \(names)."))
    }
    undoManager?.registerUndo(withTarget: database) { _ = try await $0.remove(added, from: target) }
    return .result(
      value: collection,
      dialog: IntentDialog(
        ko: "\(names)을(를) \(collection) 모음에 담았어요.", en: "Added \(names) to \(collection)."))
  }
}

/// Takes landmarks out of a collection.
struct RemoveFromCollection: UndoableIntent {
  static let title = LocalizedStringResource(ko: "모음에서 빼기", en: "Remove from a collection")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소를 모음에서 빼요.", en: "Takes landmarks out of a collection."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmarks"),
    requestValueDialog: IntentDialog(ko: "어느 명소를 뺄까요?", en: "Which landmarks?"))
  var landmarks: [LandmarkEntity]

  @Parameter(
    title: LocalizedStringResource(ko: "모음", en: "Collection"),
    requestValueDialog: IntentDialog(ko: "어느 모음에서 뺄까요?", en: "From which collection?"),
    optionsProvider: CollectionsInUse())
  var collection: CollectionEntity

  func perform() async throws -> some IntentResult & ReturnsValue<CollectionEntity> & ProvidesDialog {
    let (database, target, ids) = (database, collection.filled.collection, landmarks.map(\.id))
    let key = try await IntentContext.newKey()
    let removed = try await IntentEffect.run("removeFromCollection", key: key, guarantees: .transaction) {
      try await database.remove(ids, from: target, key: key)
    }
    let names = LocalizedStringResource.list(landmarks.map(\.localizedStringResource), separator: ", ")
    guard !removed.isEmpty else {
      return .result(
        value: collection,
        dialog: IntentDialog(
          ko: "\(collection) 모음에는 \(names)이(가) 없어요.", en: "\(collection) does not have \(names)."))
    }
    undoManager?.registerUndo(withTarget: database) { _ = try await $0.add(removed, to: target) }
    return .result(
      value: collection,
      dialog: IntentDialog(
        ko: "\(names)을(를) \(collection) 모음에서 뺐어요.", en: "Took \(names) out of \(collection)."))
  }
}
