import Foundation

/// A kind of file by its uniform type identifier: as many as a parameter of type `IntentFile` is likely to name.
///
/// Another module on phones; here a small part of it, so that `supportedContentTypes: [.pdf]` can be written.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init(_ identifier: String) {
    self.identifier = identifier
  }

  public static let item = UTType("public.item")
  public static let data = UTType("public.data")
  public static let folder = UTType("public.folder")
  public static let text = UTType("public.text")
  public static let plainText = UTType("public.plain-text")
  public static let json = UTType("public.json")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  public static let html = UTType("public.html")
  public static let pdf = UTType("com.adobe.pdf")
  public static let image = UTType("public.image")
  public static let png = UTType("public.png")
  public static let jpeg = UTType("public.jpeg")
  public static let heic = UTType("public.heic")
  public static let gif = UTType("com.compuserve.gif")
  public static let audio = UTType("public.audio")
  public static let mp3 = UTType("public.mp3")
  public static let movie = UTType("public.movie")
  public static let mpeg4Movie = UTType("public.mpeg-4")
  public static let zip = UTType("public.zip-archive")

  private static let byExtension: [String: UTType] = [
    "txt": .plainText, "md": .plainText, "json": .json, "csv": .commaSeparatedText, "html": .html,
    "pdf": .pdf,
    "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "heic": .heic, "gif": .gif, "mp3": .mp3, "mp4": .mpeg4Movie,
    "zip": .zip,
  ]

  private static let parents: [UTType: UTType] = [
    .data: .item, .folder: .item, .text: .data, .plainText: .text, .json: .text, .commaSeparatedText: .text,
    .html: .text, .pdf: .data, .image: .data, .png: .image, .jpeg: .image, .heic: .image, .gif: .image,
    .audio: .data, .mp3: .audio, .movie: .data, .mpeg4Movie: .movie, .zip: .data,
  ]

  public init?(filenameExtension: String) {
    guard let known = Self.byExtension[filenameExtension.lowercased()] else { return nil }
    self = known
  }

  init?(filename: String) {
    self.init(filenameExtension: NSString(string: filename).pathExtension)
  }

  /// Whether this is `type` or a kind of it: a PNG is an image.
  public func conforms(to type: UTType) -> Bool {
    self == type || Self.parents[self]?.conforms(to: type) ?? false
  }
}
