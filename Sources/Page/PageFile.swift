import Foundation

/// One file of the page, as it is served.
package struct PageFile: Sendable {
  package let name: String
  /// The value of `Content-Type`.
  package let type: String
  package let content: [UInt8]
  /// The same, compressed by gzip.
  package let compressed: [UInt8]

  /// A browser shows it as a page, rather than as a part of one.
  package var isPage: Bool { name.hasSuffix(".html") }
}

/// The files of the page, which are part of the program.
package enum PageFiles {
  /// The hash of all files. It stands in the addresses of all files but `index.html`.
  package static let hash = EmbeddedFiles.hash

  /// Every file, by its name.
  package static let all = Dictionary(uniqueKeysWithValues: EmbeddedFiles.all.map { ($0.name, file($0)) })

  private static func file(
    _ embedded: (name: String, content: StaticString, compressed: StaticString)
  ) -> PageFile {
    PageFile(
      name: embedded.name, type: type(of: embedded.name), content: bytes(embedded.content),
      compressed: bytes(embedded.compressed))
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    Array(Data(base64Encoded: "\(text)") ?? Data())
  }

  private static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json", "png": "image/png",
    "svg": "image/svg+xml", "webmanifest": "application/manifest+json", "woff2": "font/woff2",
  ]

  private static func type(of name: String) -> String {
    types[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
  }
}
