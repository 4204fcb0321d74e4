import AppIntents

/// Things with a title and a subtitle, a line each: `교동통닭 · 4.8점 · 25분`.
struct Listing<Entity: AppEntity>: View {
  let entities: [Entity]

  var body: some View {
    ForEach(entities) { entity in
      Text(line(entity.displayRepresentation))
    }
  }

  private func line(_ display: DisplayRepresentation) -> LocalizedStringResource {
    display.subtitle.map { .list([display.title, $0], separator: " · ") } ?? display.title
  }
}
