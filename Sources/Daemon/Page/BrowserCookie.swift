import HTTPTypes
import Hosting

/// The fields of a request from the page, and of the reply that logs it in.
///
/// The cookie is named after the daemon: browsers send cookies to every port of a host, and keep one of each name. So the
/// daemons of one person, each with its own data, do not end each other's sessions.
struct BrowserCookie: Sendable {
  let name: String

  /// - Parameter data: the folder of the daemon's data, which stays the same when its port does not.
  init(dataFolder data: String) {
    name = "malgil-" + SHA256.digits(of: data).prefix(16)
  }

  /// The cookie is sent by this site's pages only, and no script can read it.
  func setting(_ value: String, seconds: Int) -> String {
    "\(name)=\(value); HttpOnly; SameSite=Strict; Path=/; Max-Age=\(seconds)"
  }

  /// What is shown of a session; nil when a part of it is missing.
  func credentials(in headers: HTTPFields) -> BrowserCredentials? {
    guard let cookie = cookie(in: headers), let secret = headers[.xMalgilSecret] else { return nil }
    return BrowserCredentials(cookie: cookie, secret: secret)
  }

  /// Whether a page of this daemon made the request, or something that has a part of its session. Such a request is served
  /// with the whole session only, also where the daemon's own user is served without.
  func isFromPage(_ headers: HTTPFields) -> Bool {
    cookie(in: headers) != nil || headers[.xMalgilSecret] != nil
      || headers[.secFetchSite]?.lowercased() == "same-origin"
  }

  private func cookie(in headers: HTTPFields) -> String? {
    for pair in headers[values: .cookie].flatMap({ $0.split(separator: ";") }) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].filter({ $0 != " " }) == name { return String(parts[1]) }
    }
    return nil
  }
}
