import AppIntents
import VideoToolbox
import VisualIntelligence

struct LoafEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Loaf")
  static let defaultQuery = LoafQuery()

  let id: UUID
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct LoafQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [LoafEntity] { [] }
}

/// Finds the loaves that a camera sees.
struct LoafPictures: IntentValueQuery {
  @Dependency var recogniser: LoafRecogniser

  func values(for input: SemanticContentDescriptor) async throws -> [LoafEntity] {
    guard let picture: CVReadOnlyPixelBuffer = input.pixelBuffer else {
      return try await recogniser.loaves(named: input.labels)
    }
    return try await recogniser.loaves(in: picture)
  }
}

final class LoafRecogniser: Sendable {
  func loaves(named names: [String]) async throws -> [LoafEntity] { [] }
  func loaves(in picture: CVReadOnlyPixelBuffer) async throws -> [LoafEntity] { [] }
}
