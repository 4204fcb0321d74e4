import Foundation
import Hosting
import Synchronization

/// Codes that log a browser in: each counts once, for a minute. They are kept in memory, as hashes.
final class LoginCodes: Sendable {
  /// How long a code counts, in seconds.
  static let seconds = 60
  /// The oldest one counts no longer when there are more.
  private static let limit = 16
  private let codes = Mutex<[(hash: [UInt8], end: Date)]>([])
  private let clock: @Sendable () -> Date

  init(clock: @escaping @Sendable () -> Date) { self.clock = clock }

  /// - Returns: 43 letters, which stand for 32 random bytes.
  func make() -> String {
    let code = RandomLetters.make()
    let now = clock()
    codes.withLock { codes in
      codes.removeAll { $0.end <= now }
      if codes.count >= Self.limit { codes.removeFirst() }
      codes.append((SHA256.hash(code), now.addingTimeInterval(TimeInterval(Self.seconds))))
    }
    return code
  }

  /// - Returns: whether it counts; from now on it does not.
  func redeem(_ code: String) -> Bool {
    let hash = SHA256.hash(code)
    let now = clock()
    return codes.withLock { codes in
      let found = codes.filter { TokenCheck.areEqual($0.hash, hash) }
      codes.removeAll { TokenCheck.areEqual($0.hash, hash) }
      return found.contains { $0.end > now }
    }
  }
}
