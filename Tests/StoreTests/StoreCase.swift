import Assistant
import Foundation
import Store

/// The stores that must behave the same.
enum StoreCase: CaseIterable {
  case memory, file

  func store(in folder: TemporaryFolder) throws -> any ConversationStore {
    switch self {
    case .memory: MemoryStore()
    case .file: try SQLiteStore(at: folder.file)
    }
  }
}

/// An empty folder that is deleted with the value that holds it.
final class TemporaryFolder {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// In a folder that does not exist yet.
  var file: URL { url.appending(path: "data/conversations.sqlite") }

  func write(_ bytes: Data) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }
}

extension ConversationRecord {
  static func sample(
    _ id: String = "s_1", version: Int = 1, owner: String = "guest", at seconds: Double = 1_795_168_800.25,
    isParked: Bool = true, state: String = #"{"말":"치킨 👩‍🍳 \u0000 주문"}"#
  ) -> ConversationRecord {
    ConversationRecord(
      id: id, version: version, owner: owner, updated: Date(timeIntervalSince1970: seconds),
      isParked: isParked,
      state: state)
  }
}
