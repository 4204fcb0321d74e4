import AppIntents
import Foundation
import GRDB

/// Why the app's data cannot be read or written. The file is left as it was.
enum DatabaseFailure: UnavailableError, Hashable, Sendable {
  /// The file cannot be opened, or is no database.
  case unavailable(path: String, reason: String)
  /// Another process holds it for longer than we wait.
  case busy(path: String)
  /// A newer version of the app wrote it.
  case newer(path: String)

  var isTemporary: Bool {
    if case .busy = self { return true }
    return false
  }

  /// What an error of the database means for the app; nil when it is a mistake in a statement of ours.
  init?(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR,
      .SQLITE_FULL, .SQLITE_AUTH:
      self = .unavailable(path: path, reason: error.message ?? error.resultCode.description)
    default: return nil
    }
  }
}
