import AppIntents

/// Opens a part of the app.
struct OpenSection: OpenIntent {
  static let title = LocalizedStringResource(ko: "화면 열기", en: "Open a section")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "명소, 지도, 모음 가운데 하나를 열어요.", en: "Opens the landmarks, the map or the collections."))
  static let supportedModes: IntentModes = .foreground
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase
  @Dependency var navigator: Navigator

  @Parameter(
    title: LocalizedStringResource(ko: "화면", en: "Section"),
    requestValueDialog: IntentDialog(ko: "어느 화면을 열까요?", en: "Which section?"))
  var target: Section

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    navigator.show(.section(target))
    let lines = try await lines()
    return .result(dialog: IntentDialog(ko: "\(target)을(를) 열었어요.", en: "Here you are: \(target).")) {
      ForEach(lines, id: \.self) { Text($0) }
    }
  }

  private func lines() async throws -> [LocalizedStringResource] {
    switch target {
    case .landmarks:
      let all = try database.atlas.landmarks
      return Region.allCases.compactMap { region in
        let places = all.filter { $0.region == region }.map(\.title)
        return places.isEmpty ? nil : .list([region.localizedStringResource, .list(places, separator: ", ")])
      }
    case .map:
      let start = try await database.defaultPlace()
      return try database.atlas.landmarks(near: start.coordinate).prefix(5).map {
        .list([$0.title, .distance($0.coordinate.kilometres(to: start.coordinate))])
      }
    case .collections:
      return try await database.collections().map(CollectionEntity.init).map {
        .list([$0.localizedStringResource, $0.displayRepresentation.subtitle ?? ""])
      }
    }
  }
}
