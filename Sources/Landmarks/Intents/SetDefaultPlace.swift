import AppIntents

/// Sets where distances are measured from.
struct SetDefaultPlace: UndoableIntent {
  static let title = LocalizedStringResource(ko: "기본 장소 설정", en: "Set the default place")
  static let description = IntentDescription(
    LocalizedStringResource(
      ko: "가까운 명소를 찾을 때 기준이 되는 지역을 정해요.", en: "Sets the city that is meant when you ask for what is near."))

  @Dependency var database: TravelDatabase

  @Parameter(
    title: LocalizedStringResource(ko: "지역", en: "City"),
    requestValueDialog: IntentDialog(ko: "어느 지역을 기본 장소로 할까요?", en: "Which city shall it be?"))
  var place: Region

  func perform() async throws -> some IntentResult & ReturnsValue<Region> & ProvidesDialog {
    let (database, place) = (database, place)
    let earlier = try await IntentContext.query("defaultPlace") { try await database.defaultPlace() }
    let key = try await IntentContext.newKey()
    try await IntentEffect.run("setDefaultPlace", key: key, guarantees: .transaction) {
      try await database.setDefaultPlace(place, key: key)
    }
    undoManager?.registerUndo(withTarget: database) { try await $0.setDefaultPlace(earlier) }
    return .result(
      value: place,
      dialog: IntentDialog(
        ko: "기본 장소를 \(place)(으)로 바꿨어요.", en: "Your default place is now \(place)."))
  }
}
