import Foundation

/// Which machines pictures are fetched from, and how large they may be.
struct PictureRules: Sendable {
  /// Of a picture, in bytes.
  var mostBytes = 5 << 20
  /// From the first look-up of a name to the last byte, redirects included; a look-up itself ends when the system gives it up.
  var seconds = 10
  var mostRedirects = 3
  /// The certificates that are trusted; nil: those of the system.
  var authorities: URL?
  /// Whether a machine may be asked. It is asked at this very address, and its name is not looked up again.
  var allows: @Sendable (InternetAddress) -> Bool = { $0.isPublic }
  var addresses: @Sendable (String) async -> [InternetAddress] = InternetAddress.resolve
  /// Of the program `curl`.
  var path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
}

/// Why there is no picture.
enum PictureProblem: Error, Hashable, Sendable {
  /// Not an https address of a plain host without a name and password.
  case address
  /// A host that has no address which may be asked.
  case host(String)
  case tooManyRedirects
  /// No reply, an error of the connection or of its certificate, or the time is over.
  case connection
  /// What a server answers other than the picture.
  case status(Int)
  case tooLarge
  /// Not a PNG, JPEG, GIF or WebP.
  case format
  /// A file that cannot be read.
  case file
}

/// An https address that every parser reads alike: only plain letters, no name or password.
struct PictureAddress: Hashable, Sendable {
  let host: String
  let port: Int
  /// As it is asked for.
  let text: String

  private static let mostBytes = 2_048

  /// - Throws: `PictureProblem.address`.
  init(_ text: String) throws(PictureProblem) {
    guard text.utf8.count <= Self.mostBytes, let parts = URLComponents(string: text),
      parts.scheme?.lowercased() == "https", parts.user == nil, parts.password == nil,
      let host = parts.percentEncodedHost, Self.isPlain(host)
    else { throw .address }
    (self.host, port) = (host.trimmingCharacters(in: ["[", "]"]), parts.port ?? 443)
    let query = parts.percentEncodedQuery.map { "?\($0)" } ?? ""
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    guard (1...65_535).contains(port) else { throw .address }
    self.text = "https://\(host):\(port)\(path)\(query)"
  }

  /// Letters, digits, points and hyphens, or an IPv6 address in brackets: nothing that one reader converts and another does not.
  private static func isPlain(_ host: String) -> Bool {
    host.wholeMatch(of: /[A-Za-z0-9]([A-Za-z0-9.-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\]/) != nil
  }
}
