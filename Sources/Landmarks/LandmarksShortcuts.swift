import AppIntents

/// The sentences that start the app's most used intents; the phrase files add to them.
struct LandmarksShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenSection(),
      phrases: ["\(.applicationName)에서 \(\.$target) 열어줘", "\(.applicationName) 열어줘"],
      shortTitle: LocalizedStringResource(ko: "화면 열기", en: "Open a section"), systemImageName: "map")
    AppShortcut(
      intent: ShowLandmark(), phrases: ["\(.applicationName)에서 \(\.$landmark) 보여줘"],
      shortTitle: LocalizedStringResource(ko: "명소 보기", en: "Show a landmark"),
      systemImageName: "building.columns")
    AppShortcut(
      intent: NearestLandmark(), phrases: ["\(.applicationName)에서 가까운 명소 찾아줘"],
      shortTitle: LocalizedStringResource(ko: "가까운 명소", en: "Nearest landmark"), systemImageName: "location")
    AppShortcut(
      intent: FindTickets(), phrases: ["\(.applicationName)에서 \(\.$landmark) 입장권 찾아줘"],
      shortTitle: LocalizedStringResource(ko: "입장권 찾기", en: "Find tickets"), systemImageName: "ticket")
    AppShortcut(
      intent: CheckCrowd(), phrases: ["\(.applicationName)에서 \(\.$landmark) 붐비는지 확인해줘"],
      shortTitle: LocalizedStringResource(ko: "붐비는 정도", en: "How crowded"), systemImageName: "person.3")
    AppShortcut(
      intent: ShowFavouriteLandmarks(), phrases: ["\(.applicationName) 즐겨찾기 보여줘"],
      shortTitle: LocalizedStringResource(ko: "즐겨찾기", en: "Favourites"), systemImageName: "star")
    AppShortcut(
      intent: RecordVisit(), phrases: ["\(.applicationName)에 \(\.$landmark) 방문 기록해줘"],
      shortTitle: LocalizedStringResource(ko: "방문 기록", en: "Record a visit"), systemImageName: "pencil")
    AppShortcut(
      intent: PlanVisit(), phrases: ["\(.applicationName)에 \(\.$landmark) 방문 계획 세워줘"],
      shortTitle: LocalizedStringResource(ko: "방문 계획", en: "Plan a visit"), systemImageName: "calendar")
    AppShortcut(
      intent: ShowPlans(), phrases: ["\(.applicationName) 여행 계획 보여줘"],
      shortTitle: LocalizedStringResource(ko: "여행 계획", en: "Plans"), systemImageName: "list.bullet")
  }
}
