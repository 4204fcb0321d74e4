import AppIntents

/// What is worth knowing about a landmark, as it is now.
struct LandmarkSnippet: SnippetIntent {
  static let title = LocalizedStringResource(ko: "명소 정보", en: "Landmark")

  @Dependency var database: TravelDatabase

  @Parameter(title: LocalizedStringResource(ko: "명소", en: "Landmark"))
  var landmark: LandmarkEntity

  init() {}

  init(landmark: LandmarkEntity) {
    self.landmark = landmark
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let isFavourite = try await database.isFavourite(landmark.id)
    return .result(view: LandmarkView(landmark: landmark, isFavourite: isFavourite))
  }
}

/// Where, when and how much.
struct LandmarkView: View {
  let landmark: LandmarkEntity
  let isFavourite: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(landmark.localizedStringResource)
      Text(.list([landmark.region.localizedStringResource, landmark.kind.localizedStringResource]))
      Text(.list([hours, admission]))
      Toggle(
        LocalizedStringResource(ko: "즐겨찾기", en: "Favourite"), isOn: isFavourite,
        intent: UpdateFavourite(landmark: landmark, isFavourite: !isFavourite))
      if !landmark.isFree {
        Button(
          LocalizedStringResource(ko: "입장권 찾기", en: "Find tickets"), intent: FindTickets(landmark: landmark))
      }
    }
  }

  private var hours: LocalizedStringResource {
    guard let opens = landmark.landmark.opensAt, let closes = landmark.landmark.closesAt else {
      return LocalizedStringResource(ko: "언제나 열려 있어요", en: "Always open")
    }
    guard let weekday = landmark.landmark.closedWeekday else { return "\(opens)–\(closes)" }
    return LocalizedStringResource(
      ko: "\(opens)–\(closes), \(.weekday(weekday)) 쉼",
      en: "\(opens)–\(closes), closed on \(.weekday(weekday))s")
  }

  private var admission: LocalizedStringResource {
    LocalizedStringResource(ko: "입장료 \(.fee(landmark.fee))", en: "Admission: \(.fee(landmark.fee))")
  }
}
