import AppIntents
import Foundation
import SampleDatabase

/// A search for tickets: where, when, for how many.
struct TicketRequestEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "입장권 찾기", en: "Ticket search"))
  static let defaultQuery = TicketRequestQuery()

  let landmark: Landmark
  /// The start of the day.
  let day: Date
  let count: Int
  /// Whose local time says which day it is.
  let calendar: Calendar

  /// Everything that is asked for, so that the search needs to be kept nowhere.
  var id: String { "\(landmark.id)/\(Int(day.timeIntervalSince1970))/\(count)" }

  var total: Int { landmark.fee * count }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(
        ko: "\(landmark.title) 입장권 \(count)장", en: "\(count) × \(landmark.title)"),
      subtitle: .day(day, calendar: calendar))
  }

  /// `경복궁 입장권 2장 · 11월 21일 토요일`.
  var summary: LocalizedStringResource {
    let display = displayRepresentation
    return .list([display.title, .day(day, calendar: calendar)])
  }
}

/// Finds searches by what they ask for.
struct TicketRequestQuery: EntityQuery {
  @Dependency var database: TravelDatabase

  func entities(for identifiers: [String]) async throws -> [TicketRequestEntity] {
    let atlas = try database.atlas
    return identifiers.compactMap { id in
      let parts = id.split(separator: "/")
      guard parts.count == 3, let landmark = atlas.landmark(String(parts[0])), let day = Double(parts[1]),
        let count = Int(parts[2])
      else { return nil }
      return TicketRequestEntity(
        landmark: landmark, day: Date(timeIntervalSince1970: day), count: count, calendar: database.calendar)
    }
  }
}
