import AppIntents
import Foundation
import OSLog

struct PlantEntity: AppEntity, Identifiable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Plant")
  typealias DefaultQuery = PlantQuery
  static var defaultQuery: PlantQuery = PlantQuery()

  var id: String
  var name: String
  var lastWatered: Date

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name),
      subtitle: "Watered \(lastWatered.formatted(.relative(presentation: .named)))",
      image: DisplayRepresentation.Image(
        url: URL.documentsDirectory.appending(path: "\(id).png"), displayStyle: .circular))
  }
}

struct PlantQuery: EnumerableEntityQuery, EntityStringQuery {
  let logger = Logger(subsystem: "garden", category: "query")

  init() {}

  func allEntities() async throws -> [PlantEntity] { Garden.shared.plants }

  func entities(for identifiers: [String]) async throws -> [PlantEntity] {
    logger.debug("looking for \(identifiers)")
    return Garden.shared.plants.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [PlantEntity] {
    Garden.shared.plants.filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [PlantEntity] { Garden.shared.plants }
}

final class Garden {
  nonisolated(unsafe) static let shared = Garden()
  var plants: [PlantEntity] = []

  func water(_ plant: PlantEntity) throws {
    guard plants.contains(where: { $0.id == plant.id }) else { throw GardenError.noPlant(plant.name) }
  }
}

enum GardenError: Error, CustomLocalizedStringResourceConvertible {
  case noPlant(String)
  case offline

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noPlant(let name): return "There is no \(name)."
    case .offline: return "The garden cannot be reached."
    }
  }
}

extension GardenError: CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError {
    switch self {
    case .noPlant: .Unrecoverable.entityNotFound
    case .offline: .Unrecoverable.networkFailure
    }
  }
}
