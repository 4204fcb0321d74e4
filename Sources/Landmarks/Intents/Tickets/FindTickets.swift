import AppIntents
import Foundation
import SampleDatabase

/// Looks for tickets after showing what will be looked for.
struct FindTickets: SelfConfirmingIntent {
  static let title = LocalizedStringResource(ko: "입장권 찾기", en: "Find tickets")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "명소의 남은 입장권을 찾아요. 사지는 않아요.", en: "Looks for tickets that are left. It buys nothing."))
  static let risk = IntentRisk.reads

  static var parameterSummary: some ParameterSummary { Summary("\(\.$landmark) 입장권 \(\.$count)장 찾기") }

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"),
    optionsProvider: SuggestedLandmarks())
  var landmark: LandmarkEntity

  @Parameter(title: LocalizedStringResource(ko: "날짜", en: "Day"), kind: .date)
  var date: Date?

  @Parameter(title: LocalizedStringResource(ko: "몇 장", en: "How many"), default: 1, inclusiveRange: (1, 20))
  var count: Int

  init() {}

  init(landmark: LandmarkEntity) {
    self.landmark = landmark
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<TicketRequestEntity> & ProvidesDialog & ShowsSnippetIntent
  {
    let request = try await request()
    try await requestConfirmation(
      actionName: .search,
      dialog: IntentDialog(ko: "이대로 찾을까요?", en: "Shall I look for these?"),
      snippetIntent: TicketRequestSnippet(request: request))
    guard !TicketOffice.offers(for: request).isEmpty else { throw TravelRefusal.soldOut(request.landmark) }
    TicketResultSnippet.reload()
    return .result(
      value: request,
      dialog: IntentDialog(ko: "남은 입장권이에요.", en: "These are left:"),
      snippetIntent: TicketResultSnippet(request: request))
  }

  /// What is looked for. Throws when there is nothing to look for.
  private func request() async throws -> TicketRequestEntity {
    let (place, calendar) = (landmark.landmark, database.calendar)
    let today = calendar.startOfDay(for: try await IntentContext.now)
    let day = calendar.startOfDay(for: date ?? today)
    guard place.fee > 0 else { throw TravelRefusal.free(place) }
    guard day >= today else { throw TravelRefusal.alreadyPast }
    if let weekday = place.closedWeekday, place.isClosed(on: day, calendar: calendar) {
      throw TravelRefusal.closed(place, weekday: weekday)
    }
    return TicketRequestEntity(landmark: place, day: day, count: count, calendar: calendar)
  }
}
