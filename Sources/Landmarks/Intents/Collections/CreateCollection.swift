import AppIntents
import Foundation

/// Makes a new collection.
struct CreateCollection: UndoableIntent {
  static let title = LocalizedStringResource(ko: "모음 만들기", en: "Create a collection")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소를 모아 둘 새 모음을 만들어요.", en: "Makes a new collection for landmarks."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "이름", en: "Name"),
    requestValueDialog: IntentDialog(ko: "모음 이름을 뭐라고 할까요?", en: "What shall it be called?"))
  var name: String

  func perform() async throws -> some IntentResult & ReturnsValue<CollectionEntity> & ProvidesDialog {
    let plain = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !plain.isEmpty else { throw TravelRefusal.emptyName }
    let (database, now) = (database, try await IntentContext.now)
    let id = try await IntentContext.newKey()
    let made = try await IntentEffect.run("createCollection", key: id, guarantees: .transaction) {
      try await database.createCollection(id: id, name: plain, now: now)
    }
    guard let made else { throw TravelRefusal.nameTaken(plain) }
    undoManager?.registerUndo(withTarget: database) { try await $0.deleteCollection(id) }
    return .result(
      value: CollectionEntity(FilledCollection(collection: made, places: [])),
      dialog: IntentDialog(ko: "\(plain) 모음을 만들었어요.", en: "The collection \(plain) is ready."))
  }
}
