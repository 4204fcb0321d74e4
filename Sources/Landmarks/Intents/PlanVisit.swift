import AppIntents
import Foundation
import SampleDatabase

/// Writes down a day to go to a landmark.
struct PlanVisit: UndoableIntent {
  static let title = LocalizedStringResource(ko: "방문 계획 세우기", en: "Plan a visit")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소에 갈 날을 적어 둬요.", en: "Writes down the day you will go to a landmark."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"))
  var landmark: LandmarkEntity

  @Parameter(
    title: LocalizedStringResource(ko: "날짜", en: "Day"), kind: .date,
    requestValueDialog: IntentDialog(ko: "언제 갈까요?", en: "When will you go?"))
  var date: Date

  func perform() async throws -> some IntentResult & ReturnsValue<PlanEntity> & ProvidesDialog {
    let calendar = database.calendar
    let day = calendar.startOfDay(for: date)
    guard day >= calendar.startOfDay(for: try await IntentContext.now) else {
      throw TravelRefusal.alreadyPast
    }
    let id = try await IntentContext.newKey()
    let visit = Visit(id: id, landmarkID: landmark.id, day: day, isPlan: true)
    let database = database
    try await IntentEffect.run("planVisit", key: id, guarantees: .transaction) {
      try await database.save([visit], key: id)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.deleteVisits([id]) }
    return .result(
      value: PlanEntity(noted: NotedVisit(visit: visit, landmark: landmark.landmark, calendar: calendar)),
      dialog: dialog(day))
  }

  private func dialog(_ day: Date) -> IntentDialog {
    let shown = LocalizedStringResource.day(day, calendar: database.calendar)
    guard landmark.landmark.isClosed(on: day, calendar: database.calendar) else {
      return IntentDialog(
        ko: "\(shown)에 \(landmark)에 가는 걸로 적었어요.", en: "Noted: \(landmark) on \(shown).")
    }
    return IntentDialog(
      ko: "\(shown)에 \(landmark)에 가는 걸로 적었어요. 그런데 그날은 쉬는 날이에요.",
      en: "Noted: \(landmark) on \(shown). It is closed that day, though.")
  }
}

/// Shows where the person will go.
struct ShowPlans: AppIntent {
  static let title = LocalizedStringResource(ko: "여행 계획 보기", en: "Show plans")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "적어 둔 방문 계획을 가까운 날부터 보여 줘요.", en: "Shows your plans, the nearest day first."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  func perform() async throws
    -> some IntentResult & ReturnsValue<[PlanEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let plans = try await PlanQuery().allEntities()
    guard !plans.isEmpty else { throw TravelRefusal.noPlans }
    return .result(
      value: plans,
      dialog: IntentDialog(
        ko: "방문 계획이 \(plans.count)개 있어요.", en: "You have ^[\(plans.count) plan](inflect: true).")
    ) {
      ForEach(plans) { Text($0.noted.line) }
    }
  }
}
