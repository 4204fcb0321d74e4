import AppIntents

/// Every landmark; offered are the favourites and the best known ones; searched by name, then by region,
/// kind and description.
struct LandmarkQuery: EnumerableEntityQuery, EntityStringQuery {
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
