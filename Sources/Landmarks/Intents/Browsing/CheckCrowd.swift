import AppIntents
import SampleDatabase

/// Tells how crowded a landmark is; the page of its crowd comes to the front when that is possible.
struct CheckCrowd: AppIntent {
  static let title = LocalizedStringResource(ko: "붐비는 정도 확인", en: "How crowded it is")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "명소가 지금 얼마나 붐비는지 알려 줘요.", en: "Tells how crowded a landmark is now."))
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let risk = IntentRisk.reads

  @Dependency var database: TravelDatabase
  @Dependency var navigator: Navigator

  @Parameter(
    title: LocalizedStringResource(ko: "명소", en: "Landmark"),
    requestValueDialog: IntentDialog(ko: "어느 명소예요?", en: "Which landmark?"),
    optionsProvider: SuggestedLandmarks())
  var landmark: LandmarkEntity

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard landmark.landmark.isOpen(at: try await IntentContext.now, calendar: database.calendar) else {
      return .result(
        value: 0,
        dialog: IntentDialog(ko: "\(landmark)은(는) 지금 문을 닫았어요.", en: "\(landmark) is closed now."))
    }
    let percent = try await landmark.crowdStatus
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground(alwaysConfirm: false)
      navigator.show(.crowd(landmark.id))
    }
    return .result(value: percent, dialog: dialog(percent))
  }

  private func dialog(_ percent: Int) -> IntentDialog {
    switch percent {
    case ..<30:
      IntentDialog(
        ko: "\(landmark)은(는) 지금 한산해요. 붐빔 정도는 \(percent)%예요.",
        en: "\(landmark) is quiet now, \(percent) % full.")
    case ..<60:
      IntentDialog(
        ko: "\(landmark)은(는) 지금 보통이에요. 붐빔 정도는 \(percent)%예요.",
        en: "\(landmark) is moderately busy, \(percent) % full.")
    default:
      IntentDialog(
        ko: "\(landmark)은(는) 지금 많이 붐벼요. 붐빔 정도는 \(percent)%예요.",
        en: "\(landmark) is crowded, \(percent) % full.")
    }
  }
}
