import AppIntents
import Foundation
import SampleDatabase

/// Writes down a visit.
struct RecordVisit: UndoableIntent {
  static let title = LocalizedStringResource(ko: "방문 기록하기", en: "Record a visit")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "다녀온 명소를 날짜, 머문 시간, 메모와 함께 적어요.",
      en: "Writes down where you have been, when, how long, and a note."))
  static let datesArePast = true

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"))
  var landmark: LandmarkEntity

  @Parameter(title: LocalizedStringResource(ko: "날짜", en: "Day"), kind: .date)
  var date: Date?

  @Parameter(title: LocalizedStringResource(ko: "머문 시간", en: "Stay"))
  var stay: Duration?

  @Parameter(title: LocalizedStringResource(ko: "메모", en: "Note"))
  var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<VisitEntity> & ProvidesDialog {
    let today = database.calendar.startOfDay(for: try await IntentContext.now)
    let day = database.calendar.startOfDay(for: date ?? today)
    guard day <= today else { throw TravelRefusal.notYet }
    let id = try await IntentContext.newKey()
    let visit = Visit(
      id: id, landmarkID: landmark.id, day: day, staySeconds: stay.map { Int($0.components.seconds) },
      note: note, isPlan: false)
    let database = database
    try await IntentEffect.run("recordVisit", key: id, guarantees: .transaction) {
      try await database.save([visit], key: id)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.deleteVisits([id]) }
    let noted = NotedVisit(visit: visit, landmark: landmark.landmark, calendar: database.calendar)
    return .result(
      value: VisitEntity(noted),
      dialog: IntentDialog(
        ko: "\(landmark) 방문을 적었어요. \(noted.details)", en: "Noted your visit to \(landmark): \(noted.details)")
    )
  }
}

/// Shows where the person has been.
struct ShowVisits: AppIntent {
  static let title = LocalizedStringResource(ko: "방문 기록 보기", en: "Show visits")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "다녀온 명소를 최근 것부터 보여 줘요.", en: "Shows where you have been, the latest first."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "명소", en: "Landmark"))
  var landmark: LandmarkEntity?

  func perform() async throws
    -> some IntentResult & ReturnsValue<[VisitEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let visits = try database.noted(try await database.visits()).filter {
      landmark == nil || $0.landmark.id == landmark?.id
    }
    let shown = Array(visits.prefix(5))
    return .result(value: shown.map(VisitEntity.init), dialog: dialog(visits.count)) {
      ForEach(shown, id: \.visit.id) { Text($0.line) }
    }
  }

  private func dialog(_ count: Int) -> IntentDialog {
    guard let landmark else {
      return count == 0
        ? IntentDialog(ko: "아직 방문 기록이 없어요.", en: "You have not noted any visits yet.")
        : IntentDialog(ko: "방문 기록이 \(count)개 있어요.", en: "You have noted ^[\(count) visit](inflect: true).")
    }
    return count == 0
      ? IntentDialog(ko: "\(landmark) 방문 기록은 없어요.", en: "You have not noted a visit to \(landmark).")
      : IntentDialog(ko: "\(landmark)에는 \(count)번 다녀왔어요.", en: "You have been to \(landmark) \(count) times.")
  }
}

/// Deletes notes of visits.
struct DeleteVisits: DeleteIntent, UndoableIntent {
  static let title = LocalizedStringResource(ko: "방문 기록 지우기", en: "Delete visits")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "방문 기록을 지워요.", en: "Deletes notes of visits."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "방문 기록", en: "Visits"),
    requestValueDialog: IntentDialog(ko: "어느 기록을 지울까요?", en: "Which visit shall I delete?"))
  var entities: [VisitEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let (database, visits) = (database, entities.map(\.noted.visit))
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("deleteVisits", key: key, guarantees: .transaction) {
      try await database.deleteVisits(visits.map(\.id), key: key)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.save(visits) }
    let names = LocalizedStringResource.list(entities.map(\.localizedStringResource), separator: ", ")
    return .result(
      dialog: IntentDialog(ko: "\(names) 방문 기록을 지웠어요.", en: "Deleted your visits: \(names)."))
  }
}
