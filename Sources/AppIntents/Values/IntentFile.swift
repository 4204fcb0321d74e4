public import Foundation

/// A file, by its place or by its contents.
public struct IntentFile: Hashable, Sendable {
  private enum Contents: Hashable, Sendable {
    case place(URL)
    case bytes(Data)
  }

  private let contents: Contents
  public var filename: String
  public var type: UTType?

  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = .bytes(data)
    self.filename = filename
    self.type = type ?? UTType(filename: filename)
  }

  public init(data: Data, filename: String, supportedContentTypes: [UTType]) {
    self.init(data: data, filename: filename, type: supportedContentTypes.first)
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    contents = .place(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filename: self.filename)
  }

  /// The types that `data(contentType:)` gives.
  public var availableContentTypes: [UTType] { [type ?? .data] }

  /// Where the file lies; nil when it is held in memory.
  public var fileURL: URL? {
    if case .place(let url) = contents { url } else { nil }
  }

  /// The contents. Empty when the file cannot be read; `data(contentType:)` says why.
  public var data: Data { (try? read()) ?? Data() }

  /// The contents. Throws what reading the file throws.
  public func data(contentType: UTType) async throws -> Data { try read() }

  private func read() throws -> Data {
    switch contents {
    case .place(let url): try Data(contentsOf: url)
    case .bytes(let data): data
    }
  }
}

extension IntentFile: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(IntentFile.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .file }

  /// The path of a file that exists and has one of the supported types.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> IntentFile? {
    guard let words = argument.words else { return nil }
    let path = words.hasPrefix("file://") ? URL(string: words)?.path ?? words : words
    let file = IntentFile(fileURL: URL(filePath: NSString(string: path).expandingTildeInPath))
    guard let url = file.fileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard !settings.fileTypes.isEmpty else { return file }
    return settings.fileTypes.contains { file.type?.conforms(to: $0) ?? ($0 == .item) } ? file : nil
  }

  func text(in language: String) -> String { filename }
  var argument: IntentArgument { .text(fileURL?.path ?? filename) }
}
