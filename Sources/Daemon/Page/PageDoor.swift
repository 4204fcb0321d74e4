import ConversationProtocol
import Foundation
import KeptRecords
import Synchronization

/// How browsers come to the page: codes, the sessions that they are changed for, and where the page is.
final class PageDoor: Sendable {
  let codes: LoginCodes
  let browsers: BrowserSessions
  let cookie: BrowserCookie
  private let address = Mutex<SocketEnd?>(nil)

  /// - Parameters:
  ///   - rows: where sessions are kept; nil: in memory.
  ///   - data: the folder of the daemon's data.
  init(rows: (any KeptRows)?, dataFolder data: String, clock: @escaping @Sendable () -> Date) {
    codes = LoginCodes(clock: clock)
    cookie = BrowserCookie(dataFolder: data)
    browsers = BrowserSessions(in: rows ?? MemoryRows(), clock: clock)
  }

  /// Notes where HTTP is listened for.
  func isServed(at end: SocketEnd) { address.withLock { $0 = end } }

  /// Where browsers of this machine find the page; nil where they do not.
  var reachableAddress: String? {
    address.withLock { $0 }.flatMap { $0.isLoopback ? "http://\($0)/" : nil }
  }

  /// Changes a code for a session. The kernel has to say that the browser is the person's, so that a code that somebody else
  /// has read is of no use.
  ///
  /// - Parameter user: who is at the other end, as the kernel says.
  /// - Returns: the session, and what has to be shown for it.
  func logIn(_ code: String, from user: UInt32?, agent: String) throws
    -> (session: BrowserSession, shown: BrowserCredentials)
  {
    guard user == getuid() else {
      throw HTTPFailure.unauthorized("the page is for the daemon's own user on this machine")
    }
    guard codes.redeem(code) else {
      throw HTTPFailure.unauthorized("the code does not count, or no longer; malgil open makes another one")
    }
    return try browsers.begin(agent: agent)
  }

  /// Makes a code for the daemon's own user.
  ///
  /// - Throws: `AssistantFailure` when the page cannot be reached: the kernel vouches for callers of this machine only.
  func login() throws(AssistantFailure) -> PageLogin {
    guard let end = address.withLock({ $0 }) else {
      throw AssistantFailure(.unavailable, "the daemon serves no HTTP, and so no page")
    }
    guard end.isLoopback else {
      throw AssistantFailure(
        .unavailable, "the page is for this machine only, and http.host is \(end); 127.0.0.1 would be one")
    }
    return PageLogin(address: "http://\(end)/", code: codes.make(), seconds: LoginCodes.seconds)
  }
}
