import Foundation

/// What a picture is, judged by its first bytes alone: what it is called and what a server says of it do not count.
///
/// SVG is refused, since it is a document that may have scripts and addresses.
enum PictureFormat: String, CaseIterable, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"

  /// Its type in HTTP.
  var mediaType: String { rawValue }

  /// - Returns: nil for anything else.
  init?(of content: Data) {
    let found = Self.allCases.first { format in format.marks.contains { $0.isIn(content) } }
    guard let found else { return nil }
    self = found
  }

  private struct Mark {
    var bytes: [UInt8]
    var offset = 0

    func isIn(_ content: Data) -> Bool { content.dropFirst(offset).starts(with: bytes) }
  }

  private var marks: [Mark] {
    switch self {
    case .png: [Mark(bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]
    case .jpeg: [Mark(bytes: [0xff, 0xd8, 0xff])]
    case .gif: [Mark(bytes: Array("GIF87a".utf8)), Mark(bytes: Array("GIF89a".utf8))]
    // RIFF, its length in four bytes, WEBP; of RIFF files there are others.
    case .webp: [Mark(bytes: Array("WEBP".utf8), offset: 8)]
    }
  }
}
