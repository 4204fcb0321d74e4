/// A kind of file by its uniform type identifier: as many as a parameter of type `IntentFile` is likely to name.
///
/// On phones from the module UniformTypeIdentifiers, which knows the types of every app; here the types below are known, and
/// what an app declares itself.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// The type with this identifier; nil when it is none of the known ones.
  public init?(_ identifier: String) {
    guard Self.kinds[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type that the app brings.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that another app brings.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files with this extension, which may be written with capital letters. Nil for one that is not known.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init(first: { $0.extensions.contains(wanted) }, conformingTo: parent)
  }

  /// The type of what has this media type: `image/png`.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    let wanted = mimeType.lowercased()
    self.init(first: { $0.mimeType == wanted }, conformingTo: parent)
  }

  private init?(first fits: (Kind) -> Bool, conformingTo parent: UTType) {
    let fitting = Self.kinds.filter { fits($0.value) && UTType(known: $0.key).conforms(to: parent) }
    guard let identifier = fitting.keys.first else { return nil }
    self.init(known: identifier)
  }

  init?(filename: String) {
    self.init(filenameExtension: NSString(string: filename).pathExtension)
  }

  public var description: String { identifier }
  public var preferredFilenameExtension: String? { Self.kinds[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.kinds[identifier]?.mimeType }

  /// Whether this is `type` or a kind of it: a PNG is an image.
  public func conforms(to type: UTType) -> Bool {
    self == type || Self.kinds[identifier]?.parent.map { UTType(known: $0).conforms(to: type) } ?? false
  }

  /// Whether this is a kind of `type` and another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let vCard = UTType(known: "public.vcard")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  /// What is known of a type.
  private struct Kind: Sendable {
    var parent: String?
    var extensions: [String] = []
    var mimeType: String?

    init(_ parent: String?, _ extensions: [String] = [], _ mimeType: String? = nil) {
      self.parent = parent
      self.extensions = extensions
      self.mimeType = mimeType
    }
  }

  private static let kinds: [String: Kind] = [
    "public.item": Kind(nil), "public.content": Kind(nil),
    "public.data": Kind("public.item"), "public.directory": Kind("public.item"),
    "public.folder": Kind("public.directory"),
    "public.url": Kind("public.data"), "public.file-url": Kind("public.url"),
    "public.text": Kind("public.data"),
    "public.plain-text": Kind("public.text", ["txt", "text", "md"], "text/plain"),
    "public.utf8-plain-text": Kind("public.plain-text"),
    "public.rtf": Kind("public.text", ["rtf"], "text/rtf"),
    "public.html": Kind("public.text", ["html", "htm"], "text/html"),
    "public.xml": Kind("public.text", ["xml"], "application/xml"),
    "public.json": Kind("public.text", ["json"], "application/json"),
    "public.yaml": Kind("public.text", ["yaml", "yml"], "application/yaml"),
    "public.comma-separated-values-text": Kind("public.text", ["csv"], "text/csv"),
    "public.tab-separated-values-text": Kind("public.text", ["tsv"], "text/tab-separated-values"),
    "public.calendar-event": Kind("public.text", ["ics"], "text/calendar"),
    "public.vcard": Kind("public.text", ["vcf"], "text/vcard"),
    "public.source-code": Kind("public.plain-text"),
    "public.swift-source": Kind("public.source-code", ["swift"]),
    "com.apple.property-list": Kind("public.data", ["plist"], "application/x-plist"),
    "com.adobe.pdf": Kind("public.data", ["pdf"], "application/pdf"),
    "org.idpf.epub-container": Kind("public.data", ["epub"], "application/epub+zip"),
    "public.image": Kind("public.data"),
    "public.png": Kind("public.image", ["png"], "image/png"),
    "public.jpeg": Kind("public.image", ["jpeg", "jpg"], "image/jpeg"),
    "public.heic": Kind("public.image", ["heic"], "image/heic"),
    "com.compuserve.gif": Kind("public.image", ["gif"], "image/gif"),
    "public.tiff": Kind("public.image", ["tiff", "tif"], "image/tiff"),
    "org.webmproject.webp": Kind("public.image", ["webp"], "image/webp"),
    "public.svg-image": Kind("public.image", ["svg"], "image/svg+xml"),
    "public.audiovisual-content": Kind("public.data"),
    "public.audio": Kind("public.audiovisual-content"),
    "public.mp3": Kind("public.audio", ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": Kind("public.audio", ["wav"], "audio/vnd.wave"),
    "public.mpeg-4-audio": Kind("public.audio", ["m4a"], "audio/mp4"),
    "public.movie": Kind("public.audiovisual-content"), "public.video": Kind("public.movie"),
    "public.mpeg-4": Kind("public.movie", ["mp4"], "video/mp4"),
    "com.apple.quicktime-movie": Kind("public.movie", ["mov"], "video/quicktime"),
    "public.archive": Kind("public.data"),
    "public.zip-archive": Kind("public.archive", ["zip"], "application/zip"),
  ]
}
