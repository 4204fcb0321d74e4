import Foundation
import HTTPTypes
import Hosting

/// Says who is speaking.
///
/// A token says it. Where no token was ever made, the daemon's own user is served on this machine, as at the control
/// socket: the kernel says who is at the other end. So it is with the page, whose session says that the person logged in;
/// that is no token, and no token is needed beside it. Everybody else is refused.
struct Authenticator: Sendable {
  let tokens: TokenCheck
  let browsers: BrowserSessions
  let cookie: BrowserCookie

  /// - Parameter user: who is at the other end of a connection within this machine; nil when that is not known.
  /// - Throws: `HTTPFailure` with 401; with 403 and 500 when the tokens cannot be read.
  func caller(_ headers: HTTPFields, peer user: UInt32?) throws -> Caller {
    if let shown = headers[.authorization] { return try caller(showing: shown) }
    if cookie.isFromPage(headers) { return try caller(atPage: headers, peer: user) }
    guard user == getuid(), try !tokens.isRequired() else {
      throw HTTPFailure.unauthorized("a token is wanted (Authorization: Bearer …); malgil token makes them")
    }
    return Caller(owner: "\(getuid())@http")
  }

  /// The person at this device, with everything that a terminal may.
  private func caller(atPage headers: HTTPFields, peer user: UInt32?) throws -> Caller {
    guard user == getuid(), let shown = cookie.credentials(in: headers),
      try browsers.session(of: shown) != nil
    else { throw HTTPFailure.unauthorized("this browser is not logged in; malgil open logs it in") }
    return Caller(owner: "\(getuid())@\(Caller.pagePlace)")
  }

  private func caller(showing text: String) throws -> Caller {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer",
      let record = try tokens.owner(of: AccessToken(shown: String(words[1])))
    else { throw HTTPFailure.unauthorized("this is no token of this daemon") }
    return Caller(owner: record.user, trust: record.trust.policy, mayConfirm: record.mayConfirm ?? false)
  }
}
