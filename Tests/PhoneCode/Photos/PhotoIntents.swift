import AppIntents
import Foundation
import UniformTypeIdentifiers

struct ConvertPhoto: AppIntent {
  static let title: LocalizedStringResource = "Convert Photo"

  @Parameter(
    title: "Photos", description: "What to convert", supportedTypeIdentifiers: ["public.image"],
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var photos: [IntentFile]

  @Parameter(title: "Format", optionsProvider: FormatProvider()) var format: String

  struct FormatProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { ["png", "jpeg"] }
    func defaultResult() async -> String? { "png" }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
    guard let type = UTType(filenameExtension: format), type.conforms(to: .image) else {
      throw $format.needsValueError("Which format?")
    }
    var converted: [IntentFile] = []
    for photo in photos {
      guard photo.availableContentTypes.contains(.png) || photo.type == .jpeg else { continue }
      let data = try await photo.data(contentType: .png)
      let name = (photo.filename as NSString).deletingPathExtension
      converted.append(
        IntentFile(data: data, filename: "\(name).\(type.preferredFilenameExtension ?? "png")", type: type))
    }
    return .result(value: converted)
  }
}

struct OpenAlbum: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Album"
  @Parameter(title: "Album") var target: AlbumEntity
}

struct DocumentEntity: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
  static let supportedContentTypes: [UTType] = [.pdf, .plainText]
  static let defaultQuery = DocumentQuery()

  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "\(id.fileURL?.lastPathComponent ?? "draft")" }
}

struct DocumentQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [DocumentEntity] {
    identifiers.map { DocumentEntity(id: $0) }
  }
}
