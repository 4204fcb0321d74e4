// What an entity may say of itself to a phone's system. Here nothing asks; code that says it compiles.

/// An entity whose identifiers are the same on all devices of a person.
public protocol SyncableEntity: AppEntity {}

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

/// An entity that is a file, by the file's place; or one that has no file yet, by a name.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  private enum Place: Hashable, Sendable {
    case file(URL)
    case draft(String)
  }

  private let place: Place

  public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(place: .file(url)) }
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .draft(identifier))
  }

  /// Where the file lies; nil for a draft.
  public var fileURL: URL? { if case .file(let url) = place { url } else { nil } }
  /// The name of a draft; nil for a file.
  public var draftIdentifier: String? { if case .draft(let name) = place { name } else { nil } }

  public var entityIdentifierString: String {
    switch place {
    case .file(let url): url.absoluteString
    case .draft(let name): "draft:" + name
    }
  }

  public static func entityIdentifier(for text: String) -> FileEntityIdentifier? {
    if text.hasPrefix("draft:") { return draft(identifier: String(text.dropFirst(6))) }
    guard let url = URL(string: text), url.isFileURL else { return nil }
    return file(url: url)
  }
}
