import AppIntents

/// Things with a title and a subtitle, a line each: `경복궁 · 서울 · 궁궐`.
struct Listing<Entity: AppEntity>: View {
  let entities: [Entity]

  var body: some View {
    ForEach(entities) { entity in
      Text(line(entity.displayRepresentation))
    }
  }

  private func line(_ display: DisplayRepresentation) -> LocalizedStringResource {
    display.subtitle.map { .list([display.title, $0]) } ?? display.title
  }
}

/// Places with how far each is: `세병관 · 통영 · 1km`.
struct Distances: View {
  let landmarks: [LandmarkEntity]
  let start: Coordinate

  var body: some View {
    ForEach(landmarks) { place in
      Text(
        .list([
          place.localizedStringResource, place.region.localizedStringResource,
          .distance(place.landmark.coordinate.kilometres(to: start)),
        ]))
    }
  }
}
