import HTTPTypes

/// The fields of a request from the page, and of the reply that logs it in.
enum BrowserCookie {
  private static let name = "malgil"

  /// The cookie is sent by this site's pages only, and no script can read it.
  static func setting(_ value: String, seconds: Int) -> String {
    "\(name)=\(value); HttpOnly; SameSite=Strict; Path=/; Max-Age=\(seconds)"
  }

  /// What is shown of a session; nil when a part of it is missing.
  static func credentials(in headers: HTTPFields) -> BrowserCredentials? {
    guard let cookie = cookie(in: headers), let secret = headers[.xMalgilSecret] else { return nil }
    return BrowserCredentials(cookie: cookie, secret: secret)
  }

  /// Whether a page of this daemon made the request, or something that has a part of its session. Such a request is served
  /// with the whole session only, also where the daemon's own user is served without.
  static func isFromPage(_ headers: HTTPFields) -> Bool {
    cookie(in: headers) != nil || headers[.xMalgilSecret] != nil
      || headers[.secFetchSite]?.lowercased() == "same-origin"
  }

  private static func cookie(in headers: HTTPFields) -> String? {
    for pair in headers[values: .cookie].flatMap({ $0.split(separator: ";") }) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].filter({ $0 != " " }) == name { return String(parts[1]) }
    }
    return nil
  }
}
