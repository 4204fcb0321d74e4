import AppIntents
import CoreLocation
import Foundation

@Observable
final class TripModel: @unchecked Sendable {
  var trips: [TripEntity] = []
  static let shared = TripModel()
}

struct TripEntity: AppEntity, Sendable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Trip", synonyms: ["journey"])
  static let defaultQuery = TripQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Place") var place: CLPlacemark?
  @Property(title: "Length") var length: Measurement<UnitLength>
  @ComputedProperty(title: "Days") var days: Int { 3 }
  @DeferredProperty(title: "Weather") var weather: String {
    get async throws { "sunny" }
  }

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(name)", subtitle: "\(length.formatted())", image: .init(systemName: "airplane"))
  }

  init(id: String, name: String, length: Measurement<UnitLength>) {
    self.id = id
    self.name = name
    self.length = length
  }
}

@MainActor
struct TripQuery: EntityStringQuery {
  func entities(for identifiers: [TripEntity.ID]) async throws -> [TripEntity] {
    TripModel.shared.trips.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<TripEntity> {
    ItemCollection(promptLabel: "Trips") {
      ItemSection("Next") {
        for trip in TripModel.shared.trips where trip.name.localizedCaseInsensitiveContains(string) {
          Item(trip, title: "\(trip.name)", subtitle: "\(trip.id)")
        }
      }
    }
  }

  func suggestedEntities() async throws -> IntentItemCollection<TripEntity> {
    .init(sections: [.init(title: "All", items: TripModel.shared.trips.map { .init($0) })])
  }
}
