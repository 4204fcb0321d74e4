import AppIntents

/// Shows the settings.
struct ShowSettings: AppIntent {
  static let title = LocalizedStringResource(ko: "설정 보기", en: "Show settings")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "여행수첩의 설정을 보여 줘요.", en: "Shows the settings of Travel Notes."))
  static let risk = IntentRisk.reads

  func perform() async throws -> some IntentResult & ReturnsValue<SettingsEntity> & ProvidesDialog {
    let settings = try await SettingsEntity.defaultQuery.uniqueEntity()
    return .result(
      value: settings,
      dialog: IntentDialog(
        ko: "기본 장소는 \(settings.defaultPlace)이에요(예요).", en: "Your default place is \(settings.defaultPlace)."))
  }
}
