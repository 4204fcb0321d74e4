import Foundation
import Glibc

/// Holds an SQLite file as a process that is writing it does: with a lock on the bytes that SQLite locks.
///
/// Their place is part of SQLite's file format: <https://www.sqlite.org/src/file/src/os.h>, `PENDING_BYTE`.
final class DatabaseLock {
  private static let pendingByte = 0x4000_0000
  private static let lockedBytes = 512

  private let file: Int32

  /// - Parameter letsRead: others can read all the same, as while a transaction has only begun to write.
  init(_ url: URL, letsRead: Bool = false) throws {
    file = open(url.path, O_RDWR)
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = Self.pendingByte + (letsRead ? 1 : 0)
    lock.l_len = letsRead ? 1 : Self.lockedBytes
    guard file >= 0, fcntl(file, F_SETLK, &lock) == 0 else {
      throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
    }
  }

  func release() { close(file) }
}
