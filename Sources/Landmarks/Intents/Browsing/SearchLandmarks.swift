import AppIntents
import Foundation
import SampleDatabase

/// Finds landmarks by what they are: where, of which kind, how expensive, open now.
struct SearchLandmarks: AppIntent {
  static let title = LocalizedStringResource(ko: "명소 찾기", en: "Find landmarks")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "지역, 종류, 입장료로 명소를 찾아요.", en: "Finds landmarks by region, kind or admission."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "지역", en: "Region"))
  var region: Region?

  @Parameter(title: LocalizedStringResource(ko: "종류", en: "Kind"))
  var kind: LandmarkKind?

  @Parameter(title: LocalizedStringResource(ko: "입장료 한도", en: "At most"), inclusiveRange: (0, 1_000_000))
  var maximumFee: Int?

  @Parameter(title: LocalizedStringResource(ko: "어떤 곳", en: "Which ones"))
  var condition: LandmarkCondition?

  func perform() async throws
    -> some IntentResult & ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let now = try await IntentContext.now
    let found = try await LandmarkQuery().entities(
      matching: filters(now: now), mode: .and, sortedBy: [], limit: nil)
    guard !found.isEmpty else { throw TravelRefusal.noLandmark }
    let shown = Array(found.prefix(5))
    return .result(value: shown, dialog: dialog(found.count)) {
      ForEach(shown) { place in
        Text(
          .list([
            place.localizedStringResource, place.displayRepresentation.subtitle ?? "", .fee(place.fee),
          ]))
      }
    }
  }

  private func filters(now: Date) -> [LandmarkFilter] {
    var filters: [LandmarkFilter] = []
    if let region { filters.append(LandmarkFilter { region.includes($0.region) }) }
    if let kind { filters.append(LandmarkFilter { $0.kind == kind }) }
    if let maximumFee { filters.append(LandmarkFilter { $0.fee <= maximumFee }) }
    let calendar = database.calendar
    switch condition {
    case .free: filters.append(LandmarkFilter { $0.fee == 0 })
    case .open: filters.append(LandmarkFilter { $0.isOpen(at: now, calendar: calendar) })
    case nil: break
    }
    return filters
  }

  private func dialog(_ count: Int) -> IntentDialog {
    count > 5
      ? IntentDialog(ko: "명소 \(count)곳 가운데 많이 찾는 다섯 곳이에요.", en: "The best known five of \(count):")
      : IntentDialog(ko: "명소 \(count)곳을 찾았어요.", en: "Found \(count):")
  }
}

/// What a landmark has to be to be found.
enum LandmarkCondition: String, AppEnum {
  case free, open

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "조건", en: "Condition"))

  static let caseDisplayRepresentations: [LandmarkCondition: DisplayRepresentation] = [
    .free: DisplayRepresentation(
      title: LocalizedStringResource(ko: "무료", en: "Free"),
      synonyms: [
        "공짜", "무료인", "입장료 없는", "입장료 안 드는", "돈 안 드는", "돈 안 내고 들어가는", "돈 안 받는", "입장료 안 받는", "free",
        "free of charge", "free to get in",
        "free to enter",
        "without paying", "no admission", "no entry fee", "no admission fee", "no entrance fee",
        "cost nothing", "costs nothing",
        "don't cost anything", "doesn't cost anything", "do not cost anything", "don't charge",
        "doesn't charge", "won't cost",
        "돈 안 내도 되는", "입장료 안 내는", "입장료 안 내도 되는", "돈 안 내는", "무료로 들어가는",
      ]),
    .open: DisplayRepresentation(
      title: LocalizedStringResource(ko: "지금 여는", en: "Open now"),
      synonyms: [
        "문 연", "지금 문 연", "지금 갈 수 있는", "열려 있는", "지금 여는", "이 시간에 문 연", "이 시간에 여는", "아직 문 연", "아직 여는", "open",
        "still open", "open right now", "open at this hour", "haven't closed", "hasn't closed",
        "not closed yet",
        "아직 안 닫은", "안 닫은", "아직 문 안 닫은", "문 안 닫은", "지금 열려 있는",
      ]),
  ]
}
