import AppIntents
import Foundation
import SampleDatabase

extension TravelDatabase {
  /// What an intent deletes it must know again in a process that takes it back.
  fileprivate func recordedVisits(ids: [String]) async throws -> [Visit] {
    try await IntentContext.query("visits") { try await visits(ids: ids) }
  }
}

/// A visit as people name it: by its place.
struct VisitEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "방문 기록", en: "Visit"))
  static let defaultQuery = VisitQuery()

  let noted: NotedVisit

  @Property(title: LocalizedStringResource(ko: "날짜", en: "Day"))
  var day: Date

  init(_ noted: NotedVisit) {
    self.noted = noted
    day = noted.visit.day
  }

  var id: String { noted.visit.id }

  var displayRepresentation: DisplayRepresentation { noted.displayRepresentation }
}

/// A plan as people name it: by its place.
struct PlanEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "방문 계획", en: "Plan"))
  static let defaultQuery = PlanQuery()

  let noted: NotedVisit

  var id: String { noted.visit.id }

  var displayRepresentation: DisplayRepresentation { noted.displayRepresentation }
}

/// A visit or plan with its landmark, ready to be shown.
struct NotedVisit: Hashable, Sendable {
  var visit: Visit
  var landmark: Landmark
  /// Whose local time says which day it is.
  var calendar: Calendar

  var displayRepresentation: DisplayRepresentation {
    let place = LandmarkEntity(landmark).displayRepresentation
    return DisplayRepresentation(title: place.title, subtitle: details, synonyms: place.synonyms)
  }

  /// `11월 14일 토요일 · 1시간 30분 · 단풍이 고왔다`.
  var details: LocalizedStringResource {
    let day = LocalizedStringResource.day(visit.day, calendar: calendar)
    let stay = visit.stay.map { LocalizedStringResource.length($0) }
    let note = visit.note.map { LocalizedStringResource("\($0)") }
    return .list([day, stay, note].compactMap(\.self))
  }

  /// `경복궁 · 11월 14일 토요일`.
  var line: LocalizedStringResource {
    .list([LandmarkEntity(landmark).localizedStringResource, details])
  }
}

struct VisitQuery: EnumerableEntityQuery {
  @Dependency var database: TravelDatabase

  func entities(for identifiers: [String]) async throws -> [VisitEntity] {
    try database.noted(try await database.recordedVisits(ids: identifiers)).map(VisitEntity.init)
  }

  func allEntities() async throws -> [VisitEntity] {
    let database = database
    let visits = try await IntentContext.query("allVisits") { try await database.visits() }
    return try database.noted(visits).map(VisitEntity.init)
  }
}

struct PlanQuery: EnumerableEntityQuery {
  @Dependency var database: TravelDatabase

  func entities(for identifiers: [String]) async throws -> [PlanEntity] {
    try database.noted(try await database.recordedVisits(ids: identifiers)).map(PlanEntity.init)
  }

  func allEntities() async throws -> [PlanEntity] {
    let today = database.calendar.startOfDay(for: try await IntentContext.now)
    let plans = try await IntentContext.query("plans") { try await database.plans(from: today) }
    return try database.noted(plans).map(PlanEntity.init)
  }
}

extension TravelDatabase {
  /// The visits with their landmarks, in the same order.
  func noted(_ visits: [Visit]) throws -> [NotedVisit] {
    let atlas = try atlas
    return visits.compactMap { visit in
      atlas.landmark(visit.landmarkID).map {
        NotedVisit(visit: visit, landmark: $0, calendar: calendar)
      }
    }
  }
}
