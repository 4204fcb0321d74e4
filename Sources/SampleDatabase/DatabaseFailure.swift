package import AppIntents
import Foundation
import GRDB

/// An app whose data lie in a file, as its messages call it.
package protocol DataOwner: SendableMetatype {
  static var nameOfData: (korean: String, english: String) { get }
}

/// Why an app's data cannot be read or written. The file is left as it was.
package enum DatabaseFailure<Owner: DataOwner>: UnavailableError, Hashable, Sendable {
  /// The file cannot be opened, or is no database.
  case unavailable(path: String, reason: String)
  /// Another process holds it for longer than we wait.
  case busy(path: String)
  /// A newer version of the app wrote it.
  case newer(path: String)

  package var isTemporary: Bool {
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
  package var localizedStringResource: LocalizedStringResource {
    let (korean, english) = Owner.nameOfData
    return switch self {
    case .unavailable(let path, _):
      LocalizedStringResource(
        "\(korean)의 자료를 열 수 없어요. 파일은 그대로 두었어요: \(path)",
        translations: ["en": "The data of \(english) cannot be opened. The file was left as it is: \(path)"])
    case .busy:
      LocalizedStringResource(
        "\(korean)의 자료를 다른 곳에서 쓰고 있어요. 잠시 뒤에 다시 해 주세요.",
        translations: ["en": "The data of \(english) are in use elsewhere. Try again in a moment."])
    case .newer(let path):
      LocalizedStringResource(
        "\(korean)의 자료가 더 새로운 버전에서 만들어졌어요. 앱을 업데이트해 주세요: \(path)",
        translations: [
          "en": "The data of \(english) were written by a newer version. Update the app: \(path)"
        ])
    }
  }
}
