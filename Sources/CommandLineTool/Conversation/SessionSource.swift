import Assistant
import ConversationProtocol
import Foundation
import Hosting
import Store

/// Where conversations are listed and deleted: the daemon if it can be talked to, else the file.
enum SessionSource {
  case daemon(DaemonClient)
  case file(SQLiteStore)

  static func reach(_ options: GlobalOptions) throws -> SessionSource {
    let setup = ToolSetup.current
    let folders = StorageFolders(environment: setup.environment, data: options.data)
    if let daemon = try DaemonClient.reach(options, setup, folders) { return .daemon(daemon) }
    try folders.make()
    return .file(try SQLiteStore(at: folders.conversations) { Output.diagnostic("malgil: \($0)") })
  }

  /// The most recently changed first.
  func list() throws -> [SessionLine] {
    switch self {
    case .daemon(let daemon):
      guard case .sessions(let sessions) = try daemon.reply(to: .sessions).content else { return [] }
      return sessions
    case .file(let store): return try store.list().map { SessionLine($0) }
    }
  }

  /// What is kept of a conversation, as JSON.
  func state(of id: String) throws -> String {
    switch self {
    case .daemon(let daemon):
      guard case .state(let state) = try daemon.reply(to: .show(session: id)).content else { return "" }
      return state
    case .file(let store): return try record(id, in: store).state
    }
  }

  func delete(_ id: String) throws {
    switch self {
    case .daemon(let daemon): _ = try daemon.reply(to: .delete(session: id))
    case .file(let store): try store.delete(try record(id, in: store).id)
    }
  }

  /// Deletes every conversation, and what is known of habits.
  func deleteAll() throws {
    switch self {
    case .daemon(let daemon): _ = try daemon.reply(to: .deleteAll)
    case .file(let store):
      for record in try store.list() { try store.delete(record.id) }
      try store.deleteAllDonations()
    }
  }

  /// Erases everything that is kept of anybody.
  func forget() throws {
    switch self {
    case .daemon(let daemon): _ = try daemon.reply(to: .forget)
    case .file(let store): try store.forgetEverything()
    }
  }

  private func record(_ id: String, in store: SQLiteStore) throws -> ConversationRecord {
    guard let record = try store.load(id) else {
      throw ToolFailure("there is no conversation “\(id)”", exit: .usage)
    }
    return record
  }
}
