import AppIntents
import Foundation
import GRDB

/// Why the person's notes cannot be read or written. The file is left as it was.
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

extension DatabaseFailure: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unavailable(let path, _):
      LocalizedStringResource(
        ko: "여행수첩의 자료를 열 수 없어요. 파일은 그대로 두었어요: \(path)",
        en: "The data of Travel Notes cannot be opened. The file was left as it is: \(path)")
    case .busy:
      LocalizedStringResource(
        ko: "여행수첩의 자료를 다른 곳에서 쓰고 있어요. 잠시 뒤에 다시 해 주세요.",
        en: "The data of Travel Notes are in use elsewhere. Try again in a moment.")
    case .newer(let path):
      LocalizedStringResource(
        ko: "여행수첩의 자료가 더 새로운 버전에서 만들어졌어요. 앱을 업데이트해 주세요: \(path)",
        en: "The data of Travel Notes were written by a newer version. Update the app: \(path)")
    }
  }
}
