import AppIntents

/// Finds what is nearest to a place, to the default place unless one is named.
struct NearestLandmark: AppIntent {
  static let title = LocalizedStringResource(ko: "가까운 명소 찾기", en: "Find the nearest landmark")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "가장 가까운 명소를 찾아요.", en: "Finds the landmark that is nearest."))
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "기준이 되는 명소", en: "Near which landmark"))
  var start: LandmarkEntity?

  @Parameter(title: LocalizedStringResource(ko: "기준 지역", en: "Near which city"))
  var city: Region?

  @Parameter(title: LocalizedStringResource(ko: "종류", en: "Kind"))
  var kind: LandmarkKind?

  func perform() async throws
    -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetIntent
  {
    let place = try await origin()
    let nearest = try database.atlas.landmarks(near: place.coordinate).first {
      $0.id != start?.id && (kind == nil || $0.kind == kind)
    }
    guard let nearest else { throw TravelRefusal.noLandmark }
    let landmark = LandmarkEntity(nearest)
    let distance = LocalizedStringResource.distance(nearest.coordinate.kilometres(to: place.coordinate))
    return .result(
      value: landmark,
      dialog: IntentDialog(
        ko: "\(place.name)에서 가장 가까운 곳은 \(landmark)이에요(예요). 직선거리로 \(distance)쯤 돼요.",
        en: "The nearest to \(place.name) is \(landmark), about \(distance) away."),
      snippetIntent: LandmarkSnippet(landmark: landmark))
  }

  private func origin() async throws -> (name: LocalizedStringResource, coordinate: Coordinate) {
    if let start { return (start.localizedStringResource, start.landmark.coordinate) }
    let region = try await city.or { try await database.defaultPlace() }
    return (region.localizedStringResource, region.coordinate)
  }
}

extension Optional where Wrapped: Sendable {
  /// The value, or what `other` gives.
  fileprivate func or(_ other: () async throws -> Wrapped) async rethrows -> Wrapped {
    if let self { self } else { try await other() }
  }
}
