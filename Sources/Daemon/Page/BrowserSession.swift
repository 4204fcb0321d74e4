import Foundation
import Hosting

/// A browser in which the person is logged in at the page. Of what it shows only hashes are kept.
struct BrowserSession: Codable, Identifiable, Sendable {
  /// Names it in lists; it gives no access.
  let id: String
  let cookieHash: [UInt8]
  let secretHash: [UInt8]
  let created: Date
  var used: Date
  /// What the browser says of itself.
  let agent: String

  /// So long it may last at most, in seconds: 30 days.
  static let longest: TimeInterval = 30 * 24 * 3600
  /// So long it may be unused, in seconds: 7 days.
  static let longestUnused: TimeInterval = 7 * 24 * 3600

  func isOver(at date: Date) -> Bool {
    date.timeIntervalSince(created) >= Self.longest || date.timeIntervalSince(used) >= Self.longestUnused
  }

  /// Takes constant time.
  func isShown(by credentials: BrowserCredentials) -> Bool {
    let hasCookie = TokenCheck.areEqual(cookieHash, SHA256.hash(credentials.cookie))
    let hasSecret = TokenCheck.areEqual(secretHash, SHA256.hash(credentials.secret))
    return hasCookie && hasSecret
  }
}

/// What a browser shows of its session: a cookie, which any server of the same machine is sent as well, and a secret that
/// only the page's own scripts have.
struct BrowserCredentials: Sendable {
  let cookie: String
  let secret: String
}
