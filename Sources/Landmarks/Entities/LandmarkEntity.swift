import AppIntents
import Foundation
import SampleDatabase

/// A landmark as people name it.
struct LandmarkEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(ko: "명소", en: "Landmark"),
    synonyms: [LocalizedStringResource(ko: "여행지", en: "Place")])
  static let defaultQuery = LandmarkQuery()

  let landmark: Landmark

  @Property(title: LocalizedStringResource(ko: "종류", en: "Kind"))
  var kind: LandmarkKind

  @Property(title: LocalizedStringResource(ko: "지역", en: "Region"))
  var region: Region

  @Property(title: LocalizedStringResource(ko: "입장료", en: "Admission"))
  var fee: Int

  init(_ landmark: Landmark) {
    self.landmark = landmark
    kind = landmark.kind
    region = landmark.region
    fee = landmark.fee
  }

  var id: String { landmark.id }

  @ComputedProperty var isFree: Bool { fee == 0 }

  /// How full it is now, 0…100; looked up only when it is read.
  @DeferredProperty var crowdStatus: Int {
    get async throws { try await CrowdSource().percent(at: landmark) }
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(ko: "\(landmark.name)", en: "\(landmark.english)"),
      subtitle: .list([region.localizedStringResource, kind.localizedStringResource]),
      image: .init(named: landmark.id),
      synonyms: [LocalizedStringResource(ko: "\(landmark.english)", en: "\(landmark.name)")]
        + landmark.also.map { "\($0)" })
  }
}

/// Where the crowd at a landmark is looked up.
private struct CrowdSource {
  @AppDependency var database: TravelDatabase

  func percent(at landmark: Landmark) async throws -> Int {
    Crowd.percent(at: landmark, try await IntentContext.now, calendar: database.calendar)
  }
}
