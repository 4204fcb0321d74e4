import AppIntents

/// Every landmark: searched by name, then by region, kind and description; filtered and sorted by properties.
struct LandmarkQuery: EnumerableEntityQuery, EntityStringQuery, EntityPropertyQuery {
  typealias Entity = LandmarkEntity
  typealias ComparatorMappingType = LandmarkFilter

  static let findIntentDescription: IntentDescription? = IntentDescription(
    LocalizedStringResource(ko: "지역, 종류, 입장료로 명소를 찾아요.", en: "Finds landmarks by region, kind or admission."))

  static let properties = QueryProperties {
    Property(\LandmarkEntity.$region) {
      EqualToComparator { region in LandmarkFilter { region.includes($0.region) } }
      NotEqualToComparator { region in LandmarkFilter { !region.includes($0.region) } }
    }
    Property(\LandmarkEntity.$kind) {
      EqualToComparator { kind in LandmarkFilter { $0.kind == kind } }
      NotEqualToComparator { kind in LandmarkFilter { $0.kind != kind } }
    }
    Property(\LandmarkEntity.$fee) {
      LessThanOrEqualToComparator { limit in LandmarkFilter { $0.fee <= limit } }
      GreaterThanOrEqualToComparator { limit in LandmarkFilter { $0.fee >= limit } }
      IsBetweenComparator { low, high in LandmarkFilter { low <= $0.fee && $0.fee <= high } }
      EqualToComparator { fee in LandmarkFilter { $0.fee == fee } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\LandmarkEntity.$fee)
  }

  @Dependency var database: TravelDatabase

  func entities(for identifiers: [String]) async throws -> [LandmarkEntity] {
    try database.atlas.landmarks(identifiers).map(LandmarkEntity.init)
  }

  func allEntities() async throws -> [LandmarkEntity] {
    try database.atlas.landmarks.map(LandmarkEntity.init)
  }

  func entities(matching string: String) async throws -> [LandmarkEntity] {
    try database.atlas.landmarks(matching: string).map(LandmarkEntity.init)
  }

  /// The best known first, unless they are to be sorted by admission.
  func entities(
    matching filters: [LandmarkFilter], mode: ComparatorMode, sortedBy: [Sort<LandmarkEntity>], limit: Int?
  ) async throws -> [LandmarkEntity] {
    let found = try database.atlas.landmarks.filter { landmark in
      filters.isEmpty
        || (mode == .and
          ? filters.allSatisfy { $0.admits(landmark) } : filters.contains { $0.admits(landmark) })
    }
    let known = found.sorted { $0.popularity > $1.popularity }
    let sorted = sortedBy.first.map { by in
      known.sorted { by.order == .ascending ? $0.fee < $1.fee : $0.fee > $1.fee }
    }
    return (sorted ?? known).prefix(limit ?? .max).map(LandmarkEntity.init)
  }
}

/// One condition on a landmark.
struct LandmarkFilter: Sendable {
  let admits: @Sendable (Landmark) -> Bool

  init(_ admits: @escaping @Sendable (Landmark) -> Bool) {
    self.admits = admits
  }
}

/// Landmarks for what is seen in a picture, as words: 바다, 탑. On a phone the picture itself is given; what is
/// chosen from the result is opened by `OpenLandmark`.
struct LandmarkPictureQuery: IntentValueQuery {
  @Dependency var database: TravelDatabase

  /// Those that fit the most words first; those that fit none are left out.
  func values(for labels: [String]) async throws -> [LandmarkEntity] {
    let atlas = try database.atlas
    let found = labels.map { Set(atlas.landmarks(matching: $0).map(\.id)) }
    let counts = atlas.landmarks.map { place in (place, found.count { $0.contains(place.id) }) }
    return counts.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map { LandmarkEntity($0.0) }
  }
}

/// Five places to choose from: the favourites first, then the best known.
struct SuggestedLandmarks: DynamicOptionsProvider {
  @Dependency var database: TravelDatabase

  func results() async throws -> [LandmarkEntity] {
    let favourites = try await database.favourites()
    let known = try database.atlas.landmarks.sorted { $0.popularity > $1.popularity }
    let all = favourites + known.filter { !favourites.contains($0) }
    return all.prefix(5).map(LandmarkEntity.init)
  }
}
