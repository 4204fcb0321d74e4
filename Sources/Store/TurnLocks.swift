import Assistant
import Foundation
import Synchronization

/// Which conversations a process is taking turns of, told to all processes that use the same file.
///
/// Each conversation is one byte of a file beside the database, at the place that its name hashes to, and locked as
/// `fcntl_locking(2)` has it for open file descriptions (`F_OFD_SETLK`). The kernel takes the locks of a process away
/// when it dies, however it does. Nothing is ever written to the file.
final class TurnLocks: Sendable {
  private struct Held {
    var descriptor: Int32 = -1
    /// How often each place is held in this process, whose conversations take their turns one after the other.
    var places: [Int64: Int] = [:]
  }

  private let path: String
  private let held = Mutex(Held())

  /// The file is opened when it is needed.
  init(at path: String) { self.path = path }

  deinit { held.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// - Returns: nil while another process holds it. Where the kernel locks no files, or there is no room for another
  ///   descriptor, it is held by nobody: what is saved has versions all the same.
  func hold(_ id: String) -> TurnHold? {
    let place = Self.place(of: id)
    let isHeld = held.withLock { held in
      if held.descriptor < 0 { held.descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
      guard held.places[place] != nil || Self.set(F_WRLCK, at: place, of: held.descriptor) else {
        return false
      }
      held.places[place, default: 0] += 1
      return true
    }
    return isHeld ? TurnHold { self.letGo(place) } : nil
  }

  private func letGo(_ place: Int64) {
    held.withLock { held in
      held.places[place, default: 1] -= 1
      guard held.places[place] == 0 else { return }
      held.places[place] = nil
      _ = Self.set(F_UNLCK, at: place, of: held.descriptor)
    }
  }

  /// - Returns: false when somebody else has it.
  private static func set(_ kind: Int32, at place: Int64, of descriptor: Int32) -> Bool {
    var lock = flock()
    lock.l_type = Int16(kind)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(place)
    lock.l_len = 1
    return fcntl(descriptor, Self.setLock, &lock) == 0 || (errno != EAGAIN && errno != EACCES)
  }

  /// `F_OFD_SETLK` of `<bits/fcntl-linux.h>`, which is there for those who ask for GNU's additions.
  private static let setLock: Int32 = 37

  /// FNV-1a, without the sign: the same in every process.
  private static func place(of id: String) -> Int64 {
    let hash = id.utf8.reduce(into: 0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int64(hash >> 2)
  }
}
