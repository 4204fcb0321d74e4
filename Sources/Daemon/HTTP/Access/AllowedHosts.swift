import Foundation
import HTTPTypes

/// Which names the daemon answers to, so that no page of the web speaks to it by a name of its own, and which pages
/// may speak to it at all: its own.
struct AllowedHosts: Sendable {
  private static let always: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
  private let names: Set<String>

  /// - Parameters:
  ///   - host: where it listens; it is a name unless it stands for every address.
  ///   - more: further names, without ports.
  init(host: String, more: [String]) {
    let bound = ["0.0.0.0", "::", ""].contains(host) ? [] : [host.contains(":") ? "[\(host)]" : host]
    names = Self.always.union((bound + more).map { $0.lowercased() })
  }

  /// What a browser sends in `Sec-Fetch-Site` for a request of the person or of the daemon's own page.
  private static let ownSites: Set<String> = ["none", "same-origin"]

  /// The page may be opened from elsewhere as the whole of a window: by a link, or the file that logs a browser in. Who
  /// opened it sees nothing of it.
  private static func opensPage(_ request: HTTPRequest) -> Bool {
    request.method == .get && request.path == "/" && request.headerFields[.secFetchMode] == "navigate"
      && request.headerFields[.secFetchDest] == "document"
  }

  /// - Throws: `HTTPFailure`: 400 without a name, 421 for somebody else's, 403 for a page of another site.
  func check(_ request: HTTPRequest) throws(HTTPFailure) {
    guard let authority = request.authority, !authority.isEmpty else {
      throw .badRequest("the host is missing (Host)")
    }
    guard names.contains(Self.host(of: authority)) else { throw .misdirected(authority) }
    // Browsers request images and scripts without `Origin`, but send this field with every request.
    if let site = request.headerFields[.secFetchSite], !Self.ownSites.contains(site.lowercased()),
      !Self.opensPage(request)
    {
      throw .forbidden("pages of other sites are not served")
    }
    guard let origin = request.headerFields[.origin] else { return }
    let own = authority.lowercased()
    guard ["http://\(own)", "https://\(own)"].contains(origin.lowercased()) else {
      throw .forbidden("pages of other sites are not served")
    }
  }

  /// Without the port, in lower case; unchanged if the part after the colon is not a port.
  private static func host(of authority: String) -> String {
    let text = authority.lowercased()
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]") ?? text.startIndex : text.startIndex
    guard let colon = text[end...].firstIndex(of: ":"), UInt16(text[colon...].dropFirst()) != nil else {
      return text
    }
    return String(text[..<colon])
  }
}
