import AppIntents
import os

private let logger = Logger(subsystem: "com.example.library", category: "intents")

struct DeleteBooks: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Delete Books"
  static let isDiscoverable = true

  @Parameter(title: "Books") var entities: [BookEntity]

  @Dependency var shelf: Shelf

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      conditions: [],
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Remove"], denyLabel: "Keep", denyAlternatives: [],
        destructive: true),
      dialog: "Delete \(entities.count) books?")
    let removed = entities.map(\.id)
    await shelf.remove(removed)
    logger.info("removed \(removed.count, privacy: .public) books")
    undoManager?.setActionName("Delete Books")
    undoManager?.registerUndo(withTarget: History.shared) { history in
      history.restore(removed)
    }
    return .result(dialog: IntentDialog(full: "Deleted \(removed.count) books.", supporting: "Deleted."))
  }
}

@MainActor
final class History {
  static let shared = History()
  private(set) var restored: [UUID] = []

  func restore(_ ids: [UUID]) { restored += ids }
}
