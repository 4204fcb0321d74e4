import AppIntents
import Foundation
import SampleDatabase

/// Recommends places where the person has not been yet, others every day.
struct RecommendLandmarks: AppIntent {
  static let title = LocalizedStringResource(ko: "여행지 추천", en: "Recommend places")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "아직 안 가 본 곳에서 골라 추천해요. 날마다 바뀌어요.", en: "Recommends places you have not seen, others every day."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "지역", en: "Region"))
  var region: Region?

  @Parameter(title: LocalizedStringResource(ko: "종류", en: "Kind"))
  var kind: LandmarkKind?

  func perform() async throws
    -> some IntentResult & ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let now = try await IntentContext.now
    let seen = Set(try await database.visits().map(\.landmarkID))
    let fitting = try database.atlas.landmarks.filter {
      !seen.contains($0.id) && (region?.includes($0.region) ?? true) && (kind == nil || $0.kind == kind)
    }
    guard !fitting.isEmpty else { throw TravelRefusal.noLandmark }
    let first = database.day(of: now) * 3 % fitting.count
    let picks = (fitting[first...] + fitting[..<first]).prefix(3).map(LandmarkEntity.init)
    return .result(
      value: picks, dialog: IntentDialog(ko: "이런 곳은 어떠세요?", en: "How about one of these?")
    ) {
      Listing(entities: picks)
    }
  }
}
